import { z } from 'zod';
import { blocks } from './block';
import { $schema, id, listOf, meta, photoUrl, point, publication, text } from './text';

/** An industry: one file in `content/industries/` (specification, section 3). */
export const industry = z.strictObject({
  $schema,
  id,
  ...publication,
  imagePath: photoUrl,
  imageAlt: text('What the photograph shows, for people who cannot see it.', { max: 140 }),
  title: text('The name of the industry.', { max: 40, why: 'so it fits in menus and filters' }),
  description: text('One line, shown on cards and under the title.', {
    max: 180,
    why: 'so cards stay level',
  }),
  details: text('Two or three sentences: what we do for this industry.'),
  content: z
    .strictObject({
      intro: blocks.describe('The state of the industry as its people see it.'),
      solutions: listOf(point, 'What we build for this industry.', {
        min: 2,
        max: 8,
        items: 'solutions',
        why: 'more are skipped rather than read',
      }),
      challenges: listOf(point, 'What the industry struggles with.', {
        min: 2,
        max: 8,
        items: 'challenges',
        why: 'more are skipped rather than read',
      }),
      rules: listOf(
        z
          .strictObject({
            name: z.string().min(1).describe('The rule, standard or system by its own name, e.g. "HIPAA".'),
            text: text('What it asks of the systems, in one sentence.'),
          })
          .describe('A rule, standard or system, and what it asks.'),
        'Rules, standards and systems that every project here meets.',
        { min: 1, max: 8, items: 'rules or systems', why: 'more are skipped rather than read' },
      ),
    })
    .describe('The body of the page.'),
  meta,
});

export type Industry = z.infer<typeof industry>;
