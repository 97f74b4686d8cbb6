import { z } from 'zod';
import { listOf, text, typeMessages } from './text';

/** A value that is drawn as a bar. */
export const barValue = z.number({ error: typeMessages.number }).min(0);

/** The unit of the values of bars. */
export const barUnit = text(
  'What follows the values: "%", a unit such as "min", or a word such as "days"; "$" comes first.',
  { max: 21, why: 'so it fits beside a bar' },
);

/** A bar of a chart. */
export const bar = z
  .strictObject({
    label: text('What the value belongs to, e.g. "March".', { max: 40 }),
    value: barValue.describe('The value, e.g. 3.4; pages show it in their language.'),
    matters: z
      .boolean()
      .optional()
      .describe('Whether this value has the color of results. It should be true once.'),
  })
  .describe('A value and what it belongs to.');

/** Several values as bars on one scale. */
export const chart = z
  .strictObject({
    title: text('What the bars compare, e.g. "Cost over five years".', { max: 60 }),
    unit: barUnit.optional().describe('What follows the values; leave it out if the title says it.'),
    bars: listOf(bar, 'The values, from the first to the last.', {
      min: 2,
      max: 5,
      items: 'values',
      why: 'more belong in a table',
    }),
  })
  .describe('Values drawn as bars on one scale. Leave it out if nothing is compared.');
