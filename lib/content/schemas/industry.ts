import { z } from 'zod';
import { blocks } from './block';
import { $schema, id, meta, photoUrl, point, text } from './text';

/** An industry: one file in `content/industries/` (specification, section 3). */
export const industry = z.strictObject({
  $schema,
  id,
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
      solutions: z
        .array(point)
        .min(5, { error: 'List at least five solutions.' })
        .max(7, { error: 'List at most seven solutions.' })
        .describe('What we build for this industry: five to seven.'),
      challenges: z
        .array(point)
        .min(5, { error: 'List at least five challenges.' })
        .max(7, { error: 'List at most seven challenges.' })
        .describe('What the industry struggles with: five to seven.'),
      rules: z
        .array(
          z
            .strictObject({
              name: z.string().min(1).describe('The rule, standard or system by its own name, e.g. "HIPAA".'),
              text: text('What it asks of the systems, in one sentence.'),
            })
            .describe('A rule, standard or system, and what it asks.'),
        )
        .min(3, { error: 'Name at least three rules or systems.' })
        .max(6, { error: 'Name at most six rules or systems.' })
        .describe('Rules, standards and systems that every project here meets: three to six.'),
    })
    .describe('The body of the page.'),
  meta,
});

export type Industry = z.infer<typeof industry>;
