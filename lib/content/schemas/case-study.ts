import { z } from 'zod';
import { blocks } from './block';
import { $schema, id, listOf, meta, photoUrl, publication, text } from './text';

const result = z
  .strictObject({
    metric: text('The number that changed, short enough to be set large, e.g. "37%" or "6 min".', {
      max: 12,
      why: 'so it can be set large',
    }).meta({ title: 'Number' }),
    text: text('What the number measures, as a phrase that follows it.'),
    baseline: text('What it was before, and over which period it was measured.'),
  })
  .describe('One number that changed, what it measures, and what it was before.');

/** A case study: one file in `content/case-studies/` (specification, section 3). */
export const caseStudy = z.strictObject({
  $schema,
  id,
  ...publication,
  industry: id
    .describe('The id of an industry in content/industries, e.g. "financial".')
    .meta({ known: 'industries' }),
  services: listOf(
    id
      .describe('The id of a service in content/services, e.g. "cloud-solutions".')
      .meta({ known: 'services' }),
    'The services that the project used, the most important one first.',
    { min: 1, max: 3, items: 'services', why: 'more say nothing about the project' },
  ),
  imagePath: photoUrl,
  imageAlt: text('What the photograph shows, for people who cannot see it.', { max: 140 }),
  title: text('The title of the story.', { max: 90, why: 'so cards stay level' }),
  client: text('The client without its name, e.g. "Regional bank, Southwest US".', { max: 90 }),
  summary: text('Two sentences: what was wrong and what changed. Shown under the title of the page.', {
    max: 260,
    why: 'so it is read before the visitor scrolls',
  }),
  excerpt: text('The text on cards: the result first, and no number that the title gives already.', {
    max: 110,
    why: 'so cards show all of it in three lines',
  }),
  challenge: blocks.describe('The situation and what it cost, and why the obvious fix failed.'),
  solution: blocks.describe('What was built, on which data, how it was rolled out and measured.'),
  results: listOf(result, 'What changed, in numbers. The first one is set large on cards.', {
    min: 2,
    max: 8,
    items: 'results',
    why: 'more hide the important ones',
  }),
  retrospective: blocks.describe('What the team would do differently.'),
  technologies: listOf(
    z.string().min(1).describe('A product or standard by its own name, e.g. "Apache Kafka".'),
    'Products and standards by their own names, the same in every language.',
    { min: 1, max: 20, items: 'technologies', why: 'a longer list says nothing about the project' },
  ),
  months: z
    .int({ error: 'Give the duration in whole months, e.g. 8.' })
    .min(1)
    .max(60)
    .describe('How long the project took, in months.'),
  meta,
});

export type CaseStudy = z.infer<typeof caseStudy>;
