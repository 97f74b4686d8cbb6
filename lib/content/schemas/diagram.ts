import { z } from 'zod';
import { listOf, text } from './text';

/** Boxes with arrows from one to the next. */
export const diagram = z.strictObject({
  caption: text('What the diagram shows, in one sentence.', { max: 140 }),
  boxes: listOf(
    z
      .strictObject({
        title: text('The name of the box.', { max: 32, why: 'so it fits into the box' }),
        text: text('What happens there.', { max: 60, why: 'so it fits into the box' }).optional(),
      })
      .describe('A box, with an arrow from the one before.'),
    'The boxes, in the direction of the arrows.',
    { min: 2, max: 6, items: 'boxes', why: 'more do not fit on a phone' },
  ),
});
