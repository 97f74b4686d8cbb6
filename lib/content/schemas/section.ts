import { z } from 'zod';
import { chart } from './bars';
import { blocks } from './block';
import { diagram } from './diagram';
import { icon } from './icon';
import { largeNumber, numberList } from './numbers';
import {
  action,
  button,
  id,
  invented,
  listOf,
  photoUrl,
  point,
  question,
  richText,
  sitePath,
  text,
} from './text';

const title = text('The heading of the section.', { max: 80, why: 'so it fits on two lines' });
const lead = text('One or two sentences under the heading.').optional();
const anchor = id
  .optional()
  .describe('The name of this part in links, e.g. "prices" for /how-we-work#prices.');

const note = richText('One short line in small type, e.g. an offer.').optional();

/** The opening of a page (specification, section 3: hero options). */
const hero = z.strictObject({
  kind: z.literal('hero'),
  title: text('The headline.', { max: 90, why: 'so it fits on a phone' }),
  subtitle: text('The small line above the headline.', { max: 60 }).optional(),
  description: text('One or two sentences under the headline.', { max: 280 }).optional(),
  primary: button.optional().describe('The button that matters most.'),
  secondary: button.optional().describe('A second, quieter button.'),
  note,
  imagePath: photoUrl.optional(),
  videoPath: z
    .string()
    .regex(/^\/videos\/[a-z0-9-]+$/, {
      error: 'Give the path of the video without its ending, e.g. "/videos/strata".',
    })
    .optional()
    .describe('A looping video below public/videos, without its ending.'),
  overlay: z.boolean().default(true).describe('Whether the picture is darkened so that words stand out.'),
  align: z.enum(['left', 'center']).default('left').describe('The side on which the text is.'),
  height: z
    .enum(['small', 'medium', 'large'])
    .default('medium')
    .describe('How much of the screen the opening takes.'),
  layout: z
    .enum(['column', 'row'])
    .default('column')
    .describe('Words below each other, or beside each other.'),
  positionBottom: z.boolean().default(false).describe('Whether the text is at the lower edge.'),
  isHomePage: z.boolean().default(false).describe('Fills the whole screen; for the home page only.'),
  studies: listOf(
    id.describe('The id of a case study.').meta({ known: 'case-studies' }),
    'The ids of case studies whose main results are shown at the lower edge.',
    { min: 2, max: 3, items: 'case studies', why: 'more do not fit beside each other' },
  ).optional(),
});

const iconPoint = point.extend({ icon }).describe('A short heading with an icon and a sentence or two.');

const listButton = button.optional().describe('The button below the section; leave it out for none.');

const shown = 'Write a whole number from 3 to 8, or leave "show" out to show all.';

const show = z
  .int({ error: shown })
  .min(3, { error: shown })
  .max(8, { error: shown })
  .optional()
  .describe('How many to show, from the first: 3 to 8. Leave it out to show all.');

const step = point
  .extend({
    time: text('When this happens or how long it takes, in a few words.', { max: 40 }).optional(),
  })
  .describe('A step with a sentence or two.');

const amount = z
  .strictObject({
    label: text('What is counted.', { max: 80, why: 'so it fits into a table' }),
    amount: text('The amount, with its unit.', { max: 40, why: 'so it fits into a table' }),
  })
  .describe('A row: what is counted, and the amount.');

const amounts = (describe: string) =>
  listOf(amount, describe, { min: 2, max: 8, items: 'rows', why: 'more do not fit beside the text' });

const calculation = z
  .strictObject({
    title: text('The heading of the example.', { max: 80 }),
    lead: text('For whom the example is calculated.'),
    rows: amounts('The parts of the calculation.'),
    total: amount.describe('The last row.'),
    note: richText('What the amounts include.'),
    ...invented,
  })
  .describe('An example of a price, calculated.');

const fact = z
  .strictObject({
    term: text('What the fact is about, in a few words.', { max: 80, why: 'so it reads as a heading' }),
    text: richText('The fact in one to four sentences.'),
    ...invented,
  })
  .describe('What somebody asks, and the answer.');

const factGroup = z
  .strictObject({
    anchor: id.describe('The name of this group in links, e.g. "report" for /security#report.'),
    title,
    lead,
    items: listOf(fact, 'The facts in their order.', {
      min: 1,
      max: 8,
      items: 'facts',
      why: 'more belong in a group of their own',
    }),
    diagram: diagram
      .optional()
      .describe('A small diagram below the facts: boxes with arrows from one to the next.'),
  })
  .describe('Facts about one subject.');

const person = z
  .strictObject({
    name: z.string().min(2).max(60).describe('The name; the picture is drawn from it.'),
    role: text('What the person does in the company.', { max: 80, why: 'so it stays on two lines' }),
    built: text('What the person has built, in one to three sentences.'),
    languages: text('The languages the person works in.', { max: 60, why: 'so it stays on one line' }),
    leads: z
      .array(id.describe('The id of a service.').meta({ known: 'services' }))
      .optional()
      .describe('The services that this person leads; their pages name the person.'),
    ...invented,
  })
  .describe('A person.');

const sheet = z
  .strictObject({
    anchor: id.describe('The name of this document in links.'),
    title: text('The title of the document.', { max: 80, why: 'so it fits on two lines' }),
    lead: text('Which page of the document this is, and who receives it.'),
    facts: amounts('The facts at its head, such as date and number of pages.'),
    chart: chart.optional(),
    parts: listOf(
      z
        .strictObject({ title: text('The heading of this part.', { max: 80 }), body: blocks })
        .describe('A part of the document.'),
      'The parts of the document.',
      { min: 1, max: 5, items: 'parts', why: 'it is printed on one page' },
    ),
    ...invented,
  })
  .describe('A sample document on one page.');

/** Figures of the company with their labels. */
const figureList = listOf(
  z
    .strictObject({
      figure: id.describe('The id of a figure in content/company.json, e.g. "clients".'),
      label: text('What the figure counts.', { max: 60 }),
    })
    .describe('A figure of the company with its label.'),
  'The figures in the order in which they are shown.',
  { min: 2, max: 8, items: 'figures', why: 'nobody remembers more' },
);

/** The sections a page can be made of; `kind` names the component that shows it. */
export const section = z
  .discriminatedUnion('kind', [
    hero,
    z.strictObject({ kind: z.literal('service-grid'), title, lead, show, action: listButton }),
    z.strictObject({
      kind: z.literal('reasons'),
      title,
      lead,
      items: listOf(iconPoint, 'The reasons in their order.', {
        min: 2,
        max: 8,
        items: 'reasons',
        why: 'nobody remembers more',
      }),
      figures: figureList.optional(),
      action: listButton,
    }),
    z.strictObject({
      kind: z.literal('case-study-cards'),
      title,
      lead,
      studies: listOf(
        id.describe('The id of a case study.').meta({ known: 'case-studies' }),
        'The ids of the case studies to show, in this order.',
        { min: 1, max: 9, items: 'case studies', why: 'the page of case studies shows them all' },
      ),
      quote: z
        .boolean()
        .optional()
        .describe('Whether the words of a client follow: the first quote in these case studies.'),
      action: listButton,
    }),
    z.strictObject({ kind: z.literal('case-study-list'), title }),
    z.strictObject({
      kind: z.literal('insight-list'),
      title,
      lead,
      topicsTitle: text('The heading above the articles by topic.', { max: 80 }),
    }),
    z.strictObject({ kind: z.literal('industry-tiles'), title, lead, show, action: listButton }),
    z.strictObject({
      kind: z.literal('steps'),
      title,
      lead,
      items: listOf(step, 'The steps in their order.', {
        min: 2,
        max: 8,
        items: 'steps',
        why: 'more are hard to follow',
      }),
      action: listButton,
    }),
    z.strictObject({
      kind: z.literal('prices'),
      anchor,
      title,
      lead,
      calculation,
      factors: z
        .strictObject({
          title: text('The heading above what changes a price.', { max: 80 }),
          items: listOf(point, 'What changes a price.', {
            min: 2,
            max: 8,
            items: 'points',
            why: 'nobody remembers more',
          }),
        })
        .describe('What changes a price.'),
    }),
    z.strictObject({
      kind: z.literal('facts'),
      title,
      lead,
      numbers: numberList(
        largeNumber.extend(invented).describe('A number, and what it measures.'),
      ).optional(),
      groups: listOf(factGroup, 'The groups of facts in their order.', {
        min: 1,
        max: 9,
        items: 'groups',
        why: 'more belong on a page of their own',
      }),
    }),
    z.strictObject({
      kind: z.literal('people'),
      anchor,
      title,
      lead,
      items: listOf(person, 'The people in their order.', {
        min: 1,
        max: 12,
        items: 'people',
        why: 'more belong on a page of their own',
      }),
    }),
    z.strictObject({
      kind: z.literal('documents'),
      anchor,
      title,
      lead,
      items: listOf(sheet, 'The sample documents in their order.', {
        min: 1,
        max: 4,
        items: 'documents',
        why: 'each is printed on a page of its own',
      }),
    }),
    z.strictObject({
      kind: z.literal('story'),
      title,
      body: blocks.optional(),
      timeline: listOf(
        z
          .strictObject({
            when: text('The year or the time.', { max: 20, why: 'so it stays on one line' }),
            text: richText('What happened.'),
          })
          .describe('A time and what happened then.'),
        'Times and what happened then, along a vertical line.',
        { min: 2, max: 8, items: 'times', why: 'more are a page of their own' },
      ).optional(),
    }),
    z.strictObject({
      kind: z.literal('statements'),
      title,
      items: listOf(point, 'The mission, then the vision, then what else the company states.', {
        min: 1,
        max: 4,
        items: 'statements',
        why: 'they are set large',
      }),
    }),
    z.strictObject({
      kind: z.literal('values'),
      title,
      lead,
      items: listOf(iconPoint, 'The values in their order.', {
        min: 2,
        max: 8,
        items: 'values',
        why: 'nobody remembers more',
      }),
    }),
    z.strictObject({
      kind: z.literal('figures'),
      title,
      items: figureList,
    }),
    z.strictObject({
      kind: z.literal('inquiry'),
      title,
      lead,
      detailsTitle: text('The heading above the address, phone number and hours.', { max: 60 }),
      note,
      next: z
        .strictObject({
          title: text('The heading above the steps.', { max: 60 }),
          lead,
          items: listOf(step, 'The steps in their order.', {
            min: 2,
            max: 5,
            items: 'steps',
            why: 'more are longer than the form beside them',
          }),
        })
        .optional()
        .describe('What happens after a message was sent. Shown beside the form.'),
    }),
    z.strictObject({ kind: z.literal('map'), title, lead }),
    z.strictObject({
      kind: z.literal('questions'),
      title,
      lead,
      items: listOf(question, 'The questions in their order.', {
        min: 3,
        max: 8,
        items: 'questions',
        why: 'more belong on a page of their own',
      }),
    }),
    z.strictObject({
      kind: z.literal('call-to-action'),
      title,
      lead,
      primary: button.describe('The button that matters most.'),
      secondary: button.optional().describe('A second, quieter button.'),
      note,
    }),
    z.strictObject({
      kind: z.literal('search'),
      title,
      lead,
      suggestions: listOf(
        text('One or two words to search for.', { max: 30, why: 'so it fits on a button' }),
        'Searches that an empty result offers; each finds something.',
        { min: 1, max: 6, items: 'searches', why: 'more are not read' },
      ),
      keywords: z
        .array(
          z
            .strictObject({
              link: sitePath,
              words: text('The words, separated by commas.'),
            })
            .describe('A page, and other words that visitors use for it.'),
        )
        .optional()
        .describe('Words that visitors search for but that a page does not use, such as "help desk".'),
    }),
    z.strictObject({ kind: z.literal('not-found'), title, lead, action: action.describe('The way back.') }),
  ])
  .describe('A part of the page; its "kind" says how it looks.');

export type Section = z.infer<typeof section>;

/** The kinds of sections that have the main heading of a page. */
export const openingKinds: readonly Section['kind'][] = ['hero', 'not-found', 'search'];
