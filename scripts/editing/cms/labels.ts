import { fixHint, type Issue } from '@/lib/content/issue';
import { languageName } from '@/lib/content/language-name';
import { isLocale } from '@/messages/routing';

/** Labels of fields whose names in the files are unclear to editors. */
const labels: Readonly<Record<string, string>> = {
  id: 'Name in the address',
  draft: 'Draft: keep it off the site',
  publishOn: 'On the site from this day',
  heroImage: 'Photograph',
  imagePath: 'Photograph',
  heroImageAlt: 'What the photograph shows',
  imageAlt: 'What the photograph shows',
  imageFocus: 'Part of the photograph on cards',
  videoPath: 'Video',
  meta: 'Search results',
  about: 'Only for screen readers',
  link: 'Leads to',
  primary: 'Main button',
  secondary: 'Second button',
  action: 'Button',
  lead: 'Sentence under the heading',
  overlay: 'Darken the picture',
  align: 'Position of the text',
  positionBottom: 'Text at the lower edge',
  isHomePage: 'Fill the whole screen',
  detailsTitle: 'Heading above the contact details',
  studies: 'Case studies',
  show: 'How many to show',
  firstEngagement: 'First engagement',
  retrospective: 'What we would do differently',
  terms: 'Result, length and price',
  basis: 'Kind of price',
  placeholder: 'Invented: the company has to replace it',
  anchor: 'Name in links',
  built: 'What the person has built',
  factors: 'What changes a price',
  baseline: 'What it was before',
  months: 'Duration in months',
  display: 'Phone number as people read it',
  dial: 'Phone number as a phone dials it',
  locality: 'City',
  region: 'State or region',
  regionCode: 'Code of the state or region',
  opens: 'Opens at',
  closes: 'Closes at',
  zone: 'Time zone',
  social: 'Social networks',
  url: 'Web address',
  caseStudies: 'Case studies that the article cites',
  published: 'Published on',
  excerpt: 'Text on cards',
  updated: 'Last changed on',
  shapes: 'Shapes of the mark',
  endless: 'Shapes beyond the square',
  metric: 'Number',
  split: 'Who did what',
  today: 'What runs today',
  from: 'Old address',
  to: 'Leads to',
};

/** `caseStudy` → `Case study` */
export function wordsOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** Returns the label of a field. */
export const labelOf = (name: string): string => labels[name] ?? wordsOf(name);

/** Labels of lists, which a form shows after a number: “0 paragraphs of the challenge” */
const listLabels: Readonly<Record<string, string>> = {
  approach: 'Steps of the approach',
  body: 'Parts of the text',
  challenge: 'Paragraphs of the challenge',
  intro: 'Paragraphs of the introduction',
  introduction: 'Paragraphs of the introduction',
  retrospective: 'Paragraphs on what we would do differently',
  solution: 'Paragraphs of the solution',
  timeline: 'Entries of the timeline',
};

/** Returns the label of a list. */
export const listLabelOf = (name: string): string => listLabels[name] ?? labelOf(name);

/**
 * Describes the position of a field in a form: `content.capabilities.1.text` → `Content, capabilities 2, text`
 * @param label returns the label of a field
 */
export function fieldWords(path: readonly PropertyKey[], label: (name: string) => string = labelOf): string {
  return path
    .map((key, index) => {
      if (typeof key === 'number') return ` ${key + 1}`;
      const words = label(String(key));
      return index === 0 ? words : `, ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
    })
    .join('');
}

/** The same with the language of the text: `title.fr` → `Title – French` */
export function placeWords({ file, path }: Pick<Issue, 'file' | 'path'>): string {
  const last = path.at(-1);
  if (file.startsWith('messages/')) {
    const code = file.slice('messages/'.length, -'.json'.length);
    return `${fieldWords(path, wordsOf)}${isLocale(code) ? ` – ${languageName(code)}` : ''}`;
  }
  return isLocale(last) ? `${fieldWords(path.slice(0, -1))} – ${languageName(last)}` : fieldWords(path);
}

/** Names of fields that messages quote, and that have no label of their own. */
const quoted = ['proof'];

/** The label of a field in the place of its name in the file: `"dial"` → “Phone number as a phone dials it” */
const withLabels = (message: string): string =>
  message.replace(/"([a-z][A-Za-z]+)"/g, (whole, name: string) =>
    name in labels || quoted.includes(name) ? `“${labelOf(name)}”` : whole,
  );

/**
 * Replaces names of fields in a message or a description, and phrases about their lines, which many messages share: a form
 * shows fields with labels.
 */
const withFields = (text: string): string =>
  withLabels(text)
    .replace(/remove the line (“[^”]*”)/g, 'empty $1')
    .replace(/leave (“[^”]*”) out/g, 'leave $1 empty');

/** Words of descriptions that are about the file, each with those for a form. Schemas have descriptions without ids. */
const formHints: readonly [RegExp, string][] = [
  [/"true" until/, 'on until'],
  [/"true" keeps it off the site/, 'while this is on, the site does not show it'],
  [/^The id of (an? [a-z ]+)(?: in content\/[a-z-]+(?:, e\.g\. "[^"]*")?)?\.$/, 'Choose $1.'],
  [/; the same as the file name without "\.json"/, ''],
  [/^The number, without quotation marks and with/, 'The number, with'],
];

/** Returns the description of a field for a form. */
export const hintWords = (description: string): string =>
  withFields(formHints.reduce((text, [inFile, inForm]) => text.replace(inFile, inForm), description));

/** A missing field is an empty one in a form. */
const fillIn = 'Fill this in.';

/** What to do about a value of the wrong type, by the right type. A form shows no quotation marks and no brackets. */
const typeWords: Readonly<Record<string, string>> = {
  string: fillIn,
  array: fillIn,
  object: fillIn,
  boolean: 'Switch this on or off.',
};

/** A form has the entries that there were when its page was opened. */
const maybeNew = 'If it was made or renamed since this page was opened, reload the page.';

type Described = Pick<Issue, 'message' | 'about'>;

function messageInForm({ message, about }: Described): string {
  switch (about?.rule) {
    case 'missing':
      return about.remedy === undefined ? fillIn : `${fillIn} ${about.remedy}`;
    case 'type':
      // What a message says of a number besides, e.g. an example, suits a form.
      return typeWords[about.expected] ?? message.replace(' without quotation marks', '');
    case 'unknown-entry':
      return `${message} ${maybeNew}`;
    case 'glossary':
      return `${about.remedy}, like other texts. If “${about.word}” means something else here, ask a developer to change the glossary.`;
    default:
      return message;
  }
}

/**
 * Returns the message of an issue for a form, while the message itself is about the file. A form names no command that
 * corrects files, because what it holds is in no file yet.
 */
export const issueWords = (issue: Described): string =>
  withFields(messageInForm(issue)).replace(` ${fixHint}`, '');

/** The first fields of a form. The others follow in the order of the files. */
const first = ['title', 'draft', 'publishOn'];

/** Sorts fields for a form. Files keep the order of their schema. */
export function inFormOrder<T extends { name: string }>(fields: readonly T[]): T[] {
  const place = ({ name }: T) => (first.includes(name) ? first.indexOf(name) : first.length);
  return fields.toSorted((a, b) => place(a) - place(b));
}
