import { z } from 'zod';
import { blocks } from './block';
import { icon } from './icon';
import { action, button, id, photoUrl, point, question, text } from './text';

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

const show = z
  .int()
  .min(1)
  .optional()
  .describe('How many to show, from the first; leave it out to show all.');

/** The sections a page can be made of; `kind` names the component that shows it. */
export const section = z
  .discriminatedUnion('kind', [
    hero,
    z.strictObject({ kind: z.literal('service-grid'), title, lead, show, action: listButton }),
    z.strictObject({
      kind: z.literal('reasons'),
      title,
      lead,
      items: z.array(iconPoint).min(3).max(4).describe('Three or four reasons.'),
      action: listButton,
    }),
    z.strictObject({
      kind: z.literal('case-study-cards'),
      title,
      lead,
      studies: z
        .array(id.describe('The id of a case study.').meta({ known: 'case-studies' }))
        .min(1)
        .describe('The ids of the case studies to show, in this order.'),
      action: listButton,
    }),
    z.strictObject({ kind: z.literal('case-study-list'), title }),
    z.strictObject({ kind: z.literal('industry-tiles'), title, lead, show, action: listButton }),
    z.strictObject({
      kind: z.literal('steps'),
      title,
      lead,
      items: z.array(point).min(3).max(8).describe('The steps in their order: three to eight.'),
    }),
    z.strictObject({ kind: z.literal('story'), title, body: blocks }),
    z.strictObject({
      kind: z.literal('statements'),
      title,
      items: z
        .array(point)
        .length(2, { error: 'Give the mission and the vision.' })
        .describe('The mission, then the vision.'),
    }),
    z.strictObject({
      kind: z.literal('values'),
      title,
      lead,
      items: z.array(iconPoint).length(3).describe('The three values.'),
    }),
    z.strictObject({
      kind: z.literal('figures'),
      title,
      items: z
        .array(
          z
            .strictObject({
              figure: z
                .enum(['clients', 'professionals', 'years', 'industries'])
                .describe('Which figure of content/company.json.'),
              label: text('What the figure counts.', { max: 60 }),
            })
            .describe('A figure of the company with its label.'),
        )
        .length(4)
        .describe('The four figures in the order in which they are shown.'),
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
      items: z.array(question).min(2).describe('The questions in their order; at least two.'),
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
