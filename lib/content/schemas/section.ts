import { z } from 'zod';
import { blocks } from './block';
import { icon } from './icon';
import { action, button, id, listOf, photoUrl, point, question, text } from './text';

const title = text('The heading of the section.', { max: 80, why: 'so it fits on two lines' });
const lead = text('One or two sentences under the heading.').optional();

/** The opening of a page (specification, section 3: hero options). */
const hero = z.strictObject({
  kind: z.literal('hero'),
  title: text('The headline.', { max: 90, why: 'so it fits on a phone' }),
  subtitle: text('The small line above the headline.', { max: 60 }).optional(),
  description: text('One or two sentences under the headline.', { max: 280 }).optional(),
  primary: button.optional().describe('The button that matters most.'),
  secondary: button.optional().describe('A second, quieter button.'),
  imagePath: photoUrl.optional(),
  videoPath: z
    .string()
    .regex(/^\/videos\/[a-z0-9-]+$/, {
      error: 'Give the path of the video without its ending, e.g. "/videos/strata".',
    })
    .optional()
    .describe('A looping video below public/videos, without its ending.'),
  overlay: z.boolean().default(true).describe('Whether the picture is darkened so that words stand out.'),
  align: z.enum(['left', 'center']).default('left').describe('Where the words stand.'),
  height: z
    .enum(['small', 'medium', 'large'])
    .default('medium')
    .describe('How much of the screen the opening takes.'),
  layout: z
    .enum(['column', 'row'])
    .default('column')
    .describe('Words below each other, or beside each other.'),
  positionBottom: z.boolean().default(false).describe('Whether the words stand at the lower edge.'),
  isHomePage: z.boolean().default(false).describe('Fills the whole screen; for the home page only.'),
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
      action: listButton,
    }),
    z.strictObject({ kind: z.literal('case-study-list'), title }),
    z.strictObject({ kind: z.literal('industry-tiles'), title, lead, show, action: listButton }),
    z.strictObject({
      kind: z.literal('steps'),
      title,
      lead,
      items: listOf(point, 'The steps in their order.', {
        min: 2,
        max: 8,
        items: 'steps',
        why: 'more are hard to follow',
      }),
    }),
    z.strictObject({ kind: z.literal('story'), title, body: blocks }),
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
      items: listOf(
        z
          .strictObject({
            figure: id.describe('The id of a figure in content/company.json, e.g. "clients".'),
            label: text('What the figure counts.', { max: 60 }),
          })
          .describe('A figure of the company with its label.'),
        'The figures in the order in which they are shown.',
        { min: 2, max: 8, items: 'figures', why: 'nobody remembers more' },
      ),
    }),
    z.strictObject({
      kind: z.literal('inquiry'),
      title,
      lead,
      detailsTitle: text('The heading above the address, phone number and hours.', { max: 60 }),
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
    }),
    z.strictObject({ kind: z.literal('not-found'), title, lead, action: action.describe('The way back.') }),
  ])
  .describe('A part of the page; its "kind" says how it looks.');

export type Section = z.infer<typeof section>;
