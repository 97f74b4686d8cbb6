import { z } from 'zod';
import { blocks } from './block';
import { $schema, day, id, meta, text } from './text';

/** A legal page: one file in `content/legal/`. */
export const legal = z.strictObject({
  $schema,
  id,
  title: text('The title of the page.', { max: 60 }),
  lead: text('Two or three sentences that say what the page is for.'),
  updated: day('2025-04-08').describe(
    'The day of the last change of substance, as year-month-day; readers see it.',
  ),
  sections: z
    .array(
      z
        .strictObject({
          id: id.describe('The name of the section in addresses, after "#".'),
          title: text('The heading of the section.', { max: 80 }),
          body: blocks,
        })
        .describe('A numbered section of the page.'),
    )
    .min(1)
    .describe('The sections in their order, as many as the law needs.'),
  meta,
});

export type Legal = z.infer<typeof legal>;
