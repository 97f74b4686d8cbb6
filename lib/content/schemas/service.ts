import { z } from 'zod';
import { blocks } from './block';
import { icon } from './icon';
import { $schema, id, invented, listOf, meta, photoUrl, point, publication, question, text } from './text';

/** The result, the length, and the price of a first project, in a few words each. */
const terms = z
  .strictObject({
    result: text('What the client has at the end, in a few words.', {
      max: 70,
      why: 'so it fits into a table',
    }),
    duration: text('How long it takes, e.g. "6 weeks".', { max: 20, why: 'so it fits into a table' }),
    price: text('From what to what it costs, with the currency.', {
      max: 40,
      why: 'so it fits into a table',
    }),
    basis: text('What kind of price that is, e.g. "fixed price".', {
      max: 60,
      why: 'so it fits into a table',
    }),
    ...invented,
  })
  .describe('The facts of the first project; the page with the prices lists those of all services.');

/** A service: one file in `content/services/` (specification, section 3). */
export const service = z.strictObject({
  $schema,
  id,
  ...publication,
  icon,
  heroImage: photoUrl,
  heroImageAlt: text('What the photograph shows, for people who cannot see it.', { max: 140 }),
  title: text('The name of the service.', { max: 60, why: 'so it fits in menus and on cards' }),
  description: text('The promise in one line, shown on cards and under the title.', {
    max: 180,
    why: 'so cards stay level',
  }),
  benefits: listOf(
    text('One benefit, in a few words.', { max: 90, why: 'so it stays on two lines' }),
    'What a client gets from it, shown with check marks.',
    { min: 2, max: 8, items: 'benefits', why: 'nobody remembers more' },
  ),
  details: text('Two or three sentences: what it is, for whom, what changes.'),
  proof: listOf(
    text('A fact that proves the line with a check mark in the box beside the text.', {
      max: 90,
      why: 'so it stays on two lines',
    }),
    'One fact for each line of the box beside the text, in their order. Leave the field out where there are none.',
    { min: 2, max: 8, items: 'facts', why: 'more do not fit beside the text' },
  ).optional(),
  content: z
    .strictObject({
      introduction: blocks.describe('What the service is about: two or three paragraphs.'),
      capabilities: listOf(point, 'What we can do, each with a sentence or two.', {
        min: 2,
        max: 8,
        items: 'capabilities',
        why: 'more are a service of their own',
      }),
      approach: listOf(point, 'How we go about it, as numbered steps.', {
        min: 2,
        max: 8,
        items: 'steps',
        why: 'more are hard to follow',
      }),
      firstEngagement: z
        .strictObject({
          title: text('A heading for the first engagement.', { max: 80 }),
          body: blocks.describe('What a first engagement looks like: length, people, outcome.'),
          terms: terms.optional(),
        })
        .describe('How working together begins.'),
      questions: listOf(question, 'What buyers ask about this service.', {
        min: 2,
        max: 8,
        items: 'questions',
        why: 'more belong on a page of their own',
      }),
    })
    .describe('The body of the page.'),
  meta,
});

export type Service = z.infer<typeof service>;
