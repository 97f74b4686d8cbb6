import { z } from 'zod';
import { barUnit, barValue } from './bars';
import { blocks } from './block';
import { diagram } from './diagram';
import { $schema, id, invented, listOf, meta, photoUrl, publication, text } from './text';

const barLabel = { max: 24, why: 'so it fits beside its bar' };

const comparison = z
  .strictObject({
    before: barValue.describe('The value before the project, e.g. 34.'),
    after: barValue.describe('The value afterward, in the same unit, e.g. 11.'),
    unit: barUnit
      .optional()
      .describe('What follows both values; leave it out if the text of the result says it.'),
    labels: z
      .strictObject({
        before: text('What the first value belongs to, e.g. "Comparison group".', barLabel),
        after: text('What the second value belongs to, e.g. "Pilot group".', barLabel),
      })
      .optional()
      .describe('The words beside the bars, if "Before" and "After" would be wrong.'),
  })
  .describe(
    'The same value before and after, drawn as two bars; the larger the change, the higher the hill of the result. Leave it out if the two cannot be compared on one scale; the hill then has the height of the percentage in the result, or is the lowest.',
  );

const facts = z
  .strictObject({
    year: z
      .int({ error: 'Write the year with four digits, e.g. 2025.' })
      .min(1990)
      .max(2100)
      .optional()
      .describe('The year in which the project ended.'),
    team: z
      .int({ error: 'Write a whole number of people, e.g. 6.' })
      .min(1)
      .max(999)
      .optional()
      .describe('How many people of the company worked on it, e.g. 6.'),
    split: text('Who did what: the company and the client, in one or two short sentences.', {
      max: 190,
    }).optional(),
    clientHours: z
      .int({ error: 'Write a whole number of hours, e.g. 20.' })
      .min(1)
      .max(999)
      .optional()
      .describe('How many hours a week all people of the client together spent on it, e.g. 20.'),
    budget: text('The range of the budget, e.g. "$600,000 to $700,000".', { max: 60 }).optional(),
    today: text('What runs today, and who runs it, in one sentence.', { max: 190 }).optional(),
    ...invented,
  })
  .describe('Facts for those who decide: year, people, budget, and what is left of the project today.');

const result = z
  .strictObject({
    metric: text('The number that changed, short enough to be set large, e.g. "37%" or "6 min".', {
      max: 12,
      why: 'so it can be set large',
    }).meta({ title: 'Number' }),
    text: text('What the number measures, as a phrase that follows it.'),
    baseline: text('What it was before, and over which period it was measured.'),
    comparison: comparison.optional(),
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
  imageFocus: z
    .enum(['upper', 'lower'])
    .default('upper')
    .describe('The part of the photograph that cards show: hills cover the other part.'),
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
  diagram: diagram
    .optional()
    .describe(
      'A small diagram below the first paragraph of the solution: boxes with arrows from one to the next.',
    ),
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
    .max(240)
    .describe('How long the project took, in months.'),
  facts: facts.optional(),
  meta,
});

export type CaseStudy = z.infer<typeof caseStudy>;
