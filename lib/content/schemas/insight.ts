import { z } from 'zod';
import { bar } from './bars';
import { items, paragraph, quote } from './block';
import { largeNumber, numberList } from './numbers';
import { $schema, day, id, listOf, meta, publication, richText, text, typeMessages } from './text';

/** What articles are about; `content/templates.json` has their names. */
export const topics = ['ai', 'security', 'modernization', 'cloud', 'data', 'web'] as const;

const heading = z
  .strictObject({
    kind: z.literal('heading'),
    text: text('The heading of the part that follows; the table of contents lists it.', {
      max: 80,
      why: 'so it fits on two lines',
    }),
  })
  .describe('A heading: what follows belongs to it.');

const list = z
  .strictObject({
    kind: z.literal('list'),
    ordered: z
      .boolean({ error: typeMessages.boolean })
      .optional()
      .describe('Whether the items are numbered, because their order matters.'),
    items,
  })
  .describe('A list with bullets or numbers.');

/** Longer lines have to be scrolled on a laptop, and longer programs belong into a repository. */
const program = { lines: 24, columns: 76 };

const code = z
  .strictObject({
    kind: z.literal('code'),
    language: z
      .enum(['js', 'sql', 'sh', 'json', 'http', 'text'])
      .describe('The language of the program. A test runs every "js" block and compares what it prints.'),
    code: z
      .string()
      .regex(/\S/, { error: 'Write a program here; it is empty.' })
      .refine((value) => value.split('\n').length <= program.lines, {
        error: `Write at most ${program.lines} lines, so that the program fits on a screen.`,
      })
      .refine((value) => value.split('\n').every((line) => line.length <= program.columns), {
        error: `Write at most ${program.columns} characters in a line, so that nobody has to scroll.`,
      })
      .describe('The program, the same in every language, with comments in English.')
      .meta({ multiline: true }),
    output: z
      .string()
      .max(2000)
      .optional()
      .describe('What the program prints, character by character; leave it out for none.')
      .meta({ multiline: true }),
    caption: text('What the program shows.', { max: 140 }),
  })
  .describe('A program, with what it prints.');

const table = z
  .strictObject({
    kind: z.literal('table'),
    caption: text('What the table shows.', { max: 120 }),
    head: listOf(text('The heading of a column.', { max: 60 }), 'The headings of the columns.', {
      min: 2,
      max: 8,
      items: 'columns',
      why: 'more do not fit on a page',
    }),
    rows: z
      .array(
        z
          .array(
            z
              .union([z.string().min(1), text('The content of a cell.')], {
                error: 'Write a text in every language, or a plain string that all languages share.',
              })
              .describe('A cell: a text, or a plain string that all languages share.'),
          )
          .min(2)
          .describe('The cells of a row; the first one names the row.'),
      )
      .min(1)
      .describe('The rows of the table, each with as many cells as there are columns.'),
  })
  .superRefine(({ head, rows }, context) => {
    rows.forEach((row, index) => {
      if (row.length === head.length) return;
      const message = `Write ${head.length} cells, one for each column; this row has ${row.length}.`;
      context.addIssue({ code: 'custom', path: ['rows', index], message });
    });
  })
  .describe('A table.');

const step = z
  .strictObject({
    title: text('The name of the step.', { max: 40 }),
    text: text('What happens there.', { max: 90 }),
  })
  .describe('A box of the drawing.');

const figure = z
  .strictObject({
    kind: z.literal('figure'),
    drawing: z.enum(['bars', 'flow']).describe('"bars" compares numbers; "flow" shows steps with arrows.'),
    caption: text('What the drawing shows, and what follows from it.', { max: 160 }),
    unit: text('What the numbers of the bars count.', { max: 30 }).optional(),
    bars: listOf(bar, 'The bars, for the drawing "bars".', {
      min: 2,
      max: 8,
      items: 'bars',
      why: 'more belong in a table',
    }).optional(),
    steps: listOf(step, 'The steps, for the drawing "flow".', {
      min: 2,
      max: 6,
      items: 'steps',
      why: 'more do not fit beside each other',
    }).optional(),
  })
  .superRefine((drawn, context) => {
    const needed = drawn.drawing === 'bars' ? (['unit', 'bars'] as const) : (['steps'] as const);
    for (const field of ['unit', 'bars', 'steps'] as const) {
      const isNeeded = (needed as readonly string[]).includes(field);
      if (isNeeded === (drawn[field] !== undefined)) continue;
      const message = isNeeded
        ? `Add "${field}": the drawing "${drawn.drawing}" is made from it.`
        : `Remove "${field}": the drawing "${drawn.drawing}" does not show it.`;
      context.addIssue({ code: 'custom', path: [field], message });
    }
  })
  .describe('A drawing made by code: bars, or steps with arrows.');

const keyFigures = z
  .strictObject({ kind: z.literal('key-figures'), items: numberList(largeNumber) })
  .describe('Two to four numbers, set large.');

const note = z
  .strictObject({
    kind: z.literal('note'),
    title: text('What the note is about.', { max: 60 }),
    text: richText('The note: one to four sentences.'),
  })
  .describe('A note in a box, which readers may skip.');

const references = z
  .strictObject({
    kind: z.literal('references'),
    items: listOf(
      z
        .strictObject({
          title: z.string().min(2).max(200).describe('The original title.'),
          source: z.string().min(2).max(200).describe('The organization or the authors, and the year.'),
          url: z.url({ protocol: /^https$/ }).describe('The whole address, with "https://".'),
        })
        .describe('A source.'),
      'The sources of the article.',
      { min: 1, max: 20, items: 'sources', why: 'nobody follows more' },
    ),
  })
  .describe('The sources; the last block of every article.');

const block = z
  .discriminatedUnion('kind', [
    paragraph,
    heading,
    list,
    quote,
    code,
    table,
    figure,
    keyFigures,
    note,
    references,
  ])
  .describe('A piece of the article.');

const body = z
  .array(block)
  .min(2, { error: 'Write at least one paragraph, and the references.' })
  .superRefine((blocks, context) => {
    const isLast = (index: number) => index === blocks.length - 1;
    blocks.forEach(({ kind }, index) => {
      if (kind !== 'references' || isLast(index)) return;
      const message = 'Move the references to the end: an article has one such block, after all others.';
      context.addIssue({ code: 'custom', path: [index], message });
    });
    if (blocks.at(-1)?.kind === 'references') return;
    const message = 'Add a block of the kind "references" at the end: every article names its sources.';
    context.addIssue({ code: 'custom', path: [], message });
  })
  .describe('The article, block by block; the references are the last one.');

/** An article: one file in `content/insights/`. */
export const insight = z
  .strictObject({
    $schema,
    id,
    ...publication,
    author: z
      .string()
      .min(2)
      .max(60)
      .describe('The name of a person in content/pages/about.json, exactly as it is written there.'),
    topics: listOf(
      z.enum(topics).describe('A topic.'),
      'What the article is about, the most important topic first.',
      { min: 1, max: 3, items: 'topics', why: 'more say nothing about the article' },
    ),
    services: listOf(
      id
        .describe('The id of a service in content/services, e.g. "cloud-solutions".')
        .meta({ known: 'services' }),
      'The services that the article helps to judge, the most important one first. Their pages list it.',
      { min: 1, max: 3, items: 'services', why: 'more say nothing about the article' },
    ),
    caseStudies: z
      .array(id.describe('The id of a case study in content/case-studies.').meta({ known: 'case-studies' }))
      .max(3, { error: 'Write at most 3 case studies.' })
      .describe('The case studies that the article cites, 0 to 3. Their pages list it.'),
    published: day('2026-11-20').describe(
      'The day on which the article was published, as year-month-day; readers see it.',
    ),
    updated: day('2026-11-20')
      .describe('The day of the last change of substance; leave it out without one.')
      .optional(),
    title: text('The title of the article.', { max: 75, why: 'so it fits on three lines' }),
    excerpt: text('The text on cards: one finding, and nothing that the title says already.', {
      max: 110,
      why: 'so cards show all of it in three lines',
    }),
    summary: text('One to three sentences under the title: what the reader learns.', {
      max: 260,
      why: 'so it is read before the visitor scrolls',
    }),
    meta,
    body,
  })
  .superRefine(({ published, updated }, context) => {
    if (updated === undefined || updated > published) return;
    const message = `Write a day after ${published}, the day of publication, or leave "updated" out.`;
    context.addIssue({ code: 'custom', path: ['updated'], message });
  });

export type Insight = z.infer<typeof insight>;
