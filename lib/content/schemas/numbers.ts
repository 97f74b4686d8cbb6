import { z } from 'zod';
import { listOf, text } from './text';

/** A number that is set large, and what it measures. */
export const largeNumber = z
  .strictObject({
    metric: text('The number, short enough to be set large.', {
      max: 12,
      why: 'so it can be set large',
    }).meta({ title: 'Number' }),
    text: text('What the number measures.', { max: 90 }),
  })
  .describe('A number, and what it measures.');

/** Two to four numbers. */
export function numberList<Item extends z.ZodType>(item: Item) {
  return listOf(item, 'The numbers.', { min: 2, max: 4, items: 'numbers', why: 'nobody remembers more' });
}
