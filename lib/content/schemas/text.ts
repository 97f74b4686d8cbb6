import { z } from 'zod';
import { type Locale, locales } from '@/messages/routing';
import { linkPattern, photoPattern, withoutPhotoQuery } from '../addresses';
import { languageName } from '../language-name';
import { type Mark, parseMarks } from '../marks';

/** What a text may contain in braces; the loaders fill it in from `content/company.json`. */
export const placeholders = ['company', 'email', 'phone', 'location', 'founded'] as const;

export type LocalizedText = Record<Locale, string>;

/**
 * Messages about values of the wrong type, which mention characters of JSON syntax. A form does not show them,
 * and has its own words.
 */
export const typeMessages = {
  text: 'Put this text between quotation marks (").',
  boolean: 'Write true or false, without quotation marks.',
  number: 'Write a number without quotation marks, e.g. 7.5.',
};

type Limits = {
  /** Characters at most, with the reason an editor should know. */
  max?: number;
  why?: string;
  /** What the text may contain besides words. */
  marks?: string;
};

function sentence({ max, why }: Limits) {
  const text = z
    .string({
      error: ({ input }) => (input === undefined ? undefined : typeMessages.text),
    })
    // A pattern rather than a refinement, so that editing tools know of it too.
    .regex(/\S/, { error: 'Write a text here; it is empty.' });
  if (max === undefined) return text;
  return text.max(max, {
    error: ({ input }) =>
      `${max} characters at most${why ? `, ${why}` : ''}; this has ${String(input).length}.`,
  });
}

const everyLanguage = `{ ${locales.map((locale) => `"${locale}": "…"`).join(', ')} }`;

/** The message about a missing text, which says by itself that the text is missing. */
export const missingText = `Add this text: it is missing. It needs every language: ${everyLanguage}.`;

/** Other issues, such as unknown fields, have their own messages. */
function textError({ code, input }: { code: string; input: unknown }): string | undefined {
  if (code !== 'invalid_type') return undefined;
  return input === undefined ? missingText : `Write this text in every language: ${everyLanguage}.`;
}

/**
 * One text in every language of the site, side by side: `{ "en": "…", "es": "…", "fr": "…" }`.
 * @param describe what the text is for, in words for an editor
 */
export function text(describe: string, limits: Limits = {}) {
  const { max, why, marks = '' } = limits;
  const extent = max === undefined ? '' : ` At most ${max} characters${why ? `, ${why}` : ''}.`;
  const shape = Object.fromEntries(
    locales.map((locale) => [
      locale,
      sentence(limits).describe(`In ${languageName(locale)}. ${describe}${extent}${marks}`),
    ]),
  );
  return z
    .strictObject(shape as Record<Locale, ReturnType<typeof sentence>>, { error: textError })
    .describe(describe);
}

const marks =
  ' It may hold **bold words**, links like [our services](/services), words in another language like [strangler fig](lang:en), and pictures like ![what it shows](address of a photograph).';

/**
 * One text in every language that may hold marks: bold words, links, words in another language, pictures (see `../marks.ts`). In the checked
 * content it is a list of marks for each language.
 * @param describe what the text is for, in words for an editor
 */
export function richText(describe: string) {
  return text(describe, { marks })
    .transform((wordings) => {
      const marked = Object.entries(wordings).map(([locale, wording]) => [locale, parseMarks(wording)]);
      return Object.fromEntries(marked) as Record<Locale, Mark[]>;
    })
    .describe(describe)
    .meta({ marks: true });
}

/** How many items a list takes, and why. */
export type Range = {
  min: number;
  max: number;
  /** What the items are, in the plural, e.g. `questions`. */
  items: string;
  /** Why there are no more, e.g. `more belong on a page of their own`. */
  why: string;
};

/** `3 to 8 questions; more belong on a page of their own` */
function rangeText({ min, max, items, why }: Range): string {
  return `${min} to ${max} ${items}; ${why}`;
}

/**
 * A list with a range that has a reason.
 * @param describe what the list is for, in words for an editor; the range is added to it
 */
export function listOf<S extends z.ZodType>(item: S, describe: string, range: Range) {
  const error = ({ input }: { input?: unknown }) =>
    `Write ${rangeText(range)}. This list has ${(input as unknown[]).length}.`;
  return z
    .array(item)
    .min(range.min, { error })
    .max(range.max, { error })
    .describe(`${describe} ${rangeText(range)}.`);
}

/** An id: lower case words joined by hyphens, as it appears in addresses. Never translated. */
export const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
    error: 'Use lower-case letters, digits and single hyphens, e.g. "cloud-solutions".',
  })
  .describe('The name of this entry in addresses; the same as the file name without ".json".');

/** A path inside this site, without a language: the page adds it. */
export const sitePath = z
  .string()
  .regex(/^\/(?!\/)[a-z0-9\-/]*(#[a-z0-9-]+)?$/, {
    error: 'Start the path with "/" and leave the language out, e.g. "/contact".',
  })
  .describe('A page of this site without its language, e.g. "/contact".')
  .meta({ known: 'pages' });

/** Where a button or a link leads: a page, a file, another site, a mailbox or a phone. Never a script. */
export const link = z
  .string()
  .regex(linkPattern, {
    error:
      'Write where this leads: a page without its language ("/contact"), a file in the folder "public" ("/files/brochure.pdf"), or a whole address that starts with "https://", "mailto:" or "tel:+".',
  })
  .describe(
    'Where it leads: a page without its language, e.g. "/contact"; a file in the folder "public", e.g. "/files/brochure.pdf"; or "https://…", "mailto:…", "tel:+…".',
  )
  .meta({ known: 'links' });

/** A photograph on the stock-photo host; width, quality and format are added when it is shown. */
export const photoUrl = z
  .string()
  .regex(photoPattern, {
    error:
      'Copy the address of the photograph again: it looks like "https://images.unsplash.com/photo-1451187580459-43490279c0fa", with 10 to 13 digits and then 12 letters or digits; that of your own looks like "/images/uploads/our-team".',
  })
  .transform(withoutPhotoQuery)
  .describe(
    'The address of a photograph on images.unsplash.com, where what follows a "?" does not count; or of one of your own, e.g. "/images/uploads/our-team".',
  );

/** A button or link: its words and where it leads. */
export const action = z
  .strictObject({
    text: text('The words on the button.', { max: 40, why: 'so it fits on one line of a phone' }),
    about: text('Heard after these words, and not seen, where they do not say what they lead to.').optional(),
    link,
  })
  .describe('A button or link: its words, and where it leads.');

/** A button of a section. Each place has its usual words, in the group "Buttons" of the messages. */
export const button = action.extend({
  text: action.shape.text
    .optional()
    .describe('The words on the button; leave them out for the usual ones, such as "Learn More".'),
});

/** Marks facts of an example company that the real company has to replace. `npm run content -- --placeholders` lists them. */
export const invented = {
  placeholder: z
    .boolean({ error: typeMessages.boolean })
    .optional()
    .describe(
      'Whether this is an invented fact: "true" until the company has written its own. Visitors do not see the mark.',
    ),
};

/** A short heading with the sentence or two that explain it. */
export const point = z
  .strictObject({
    title: text('A few words that name the point.', { max: 80, why: 'so it reads as a heading' }),
    text: text('One to three sentences that say what one gets.'),
  })
  .describe('A short heading with a sentence or two.');

/** A question and its full answer. */
export const question = z
  .strictObject({
    question: text('The question as a visitor would ask it.', { max: 140, why: 'so it reads at a glance' }),
    answer: richText('The answer in two to five sentences.'),
    ...invented,
  })
  .describe('A question with its answer.');

/** What search engines and link previews show for a page. */
export const meta = z
  .strictObject({
    title: text(
      'The title in search results and browser tabs, with {company} in it; at most 60 characters with the name filled in.',
    ),
    description: text('The two lines below the title in search results: 120 to 160 characters.'),
  })
  .describe('What search engines and link previews show for this page.');

/**
 * A day as year-month-day.
 * @param example a day that the message shows
 */
export const day = (example: string) =>
  z.iso.date({
    error: ({ input }) =>
      /^\d{4}-\d{2}-\d{2}$/.test(String(input))
        ? `Write another day: there is no ${input} in the calendar.`
        : `Write the day as year-month-day, e.g. "${example}".`,
  });

/** When an entry comes onto the site. */
export const publication = {
  draft: z
    .boolean({ error: typeMessages.boolean })
    .optional()
    .describe(
      'Whether the entry is still being written: "true" keeps it off the site, and it may be incomplete.',
    ),
  publishOn: day('2027-01-15')
    .optional()
    .describe(
      'The day from which the entry is on the site, as year-month-day; without it, it is there at once.',
    ),
};

/** Lets an editor's tool find the JSON Schema of a file; the site ignores it. */
export const $schema = z.string().optional().describe('For your editing tool only.');
