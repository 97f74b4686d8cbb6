import { z } from 'zod';
import { blocks } from './block';
import { icon } from './icon';
import { $schema, id, meta, photoUrl, point, question, text } from './text';

/** A service: one file in `content/services/` (specification, section 3). */
export const service = z.strictObject({
  $schema,
  id,
  icon,
  heroImage: photoUrl,
  heroImageAlt: text('What the photograph shows, for people who cannot see it.', { max: 140 }),
  title: text('The name of the service.', { max: 60, why: 'so it fits in menus and on cards' }),
  description: text('The promise in one line, shown on cards and under the title.', {
    max: 180,
    why: 'so cards stay level',
  }),
  benefits: z
    .array(text('One benefit, in a few words.', { max: 90, why: 'so it stays on two lines' }))
    .length(4, { error: 'List exactly four benefits.' })
    .describe('What a client gets from it: four, shown with check marks.'),
  details: text('Two or three sentences: what it is, for whom, what changes.'),
  content: z
    .strictObject({
      introduction: blocks.describe('What the service is about: two or three paragraphs.'),
      capabilities: z
        .array(point)
        .min(5, { error: 'List at least five capabilities.' })
        .max(8, { error: 'List at most eight capabilities.' })
        .describe('What we can do: five to eight, each with a sentence or two.'),
      approach: z
        .array(point)
        .min(5, { error: 'Describe at least five steps.' })
        .max(6, { error: 'Describe at most six steps.' })
        .describe('How we go about it: five or six numbered steps.'),
      firstEngagement: z
        .strictObject({
          title: text('A heading for the first engagement.', { max: 80 }),
          body: blocks.describe('What a first engagement looks like: length, people, outcome.'),
        })
        .describe('How working together begins.'),
      questions: z
        .array(question)
        .min(2, { error: 'Answer at least two questions.' })
        .describe('What buyers ask about this service; at least two.'),
    })
    .describe('The body of the page.'),
  meta,
});

export type Service = z.infer<typeof service>;
