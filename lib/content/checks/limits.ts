import { isLocale } from '@/messages/routing';
import { contentPath } from '../files';
import type { Issue } from '../issue';
import { languageName } from '../language-name';
import { type Facts, fillIn } from '../localize';
import { isProgram } from '../program';
import { eachString, type Source } from './source';
import { issueOf, type Text, type Wording } from './text';

const title = { max: 60 };
/**
 * The name and the place of the company count as this many characters, whatever their length: a company with a longer
 * name need not rewrite every title. {@link checkFactLengths} reports which titles search results cut.
 */
const counted = { company: 10, location: 13 };
type Counted = keyof typeof counted;
/** The length of a description that search results show whole. */
const description = { min: 120, max: 160 };
/** A longer text is a whole document, which was probably pasted by mistake. */
const extreme = 20_000;
/** Names and addresses. */
const fact = { max: 200 };

const standIns = {
  company: 'x'.repeat(counted.company),
  location: 'x'.repeat(counted.location),
};

/** How long a text is once its placeholders are filled in. */
const lengthOf = (text: string, facts: Facts) => fillIn(text, { ...facts, ...standIns }).length;

function checkTitle(wording: Wording, facts: Facts): Issue[] {
  const issues: Issue[] = [];
  if (!wording.value.includes('{company}'))
    issues.push(
      issueOf(
        wording,
        'Put {company} into this title: search results show whose page it is, e.g. “… | {company}”.',
      ),
    );
  const length = lengthOf(wording.value, facts);
  const place = wording.value.includes('{location}')
    ? `, and the city with its region as ${counted.location}`
    : '';
  if (length > title.max)
    issues.push(
      issueOf(
        wording,
        `${title.max} characters at most, so that search results show the whole title; this has ${length}, with the name of the company counted as ${counted.company}${place}.`,
      ),
    );
  return issues;
}

function descriptionIssue(wording: Wording, length: number): Issue {
  const remedy = length < description.min ? 'Write more' : 'Write less';
  return issueOf(
    wording,
    `${remedy} in ${languageName(wording.locale)}: search results show ${description.min} to ${description.max} characters, and this has ${length} with the placeholders filled in.`,
  );
}

/** Selects the texts of a field for search results; the words of the interface have none. */
const ofMeta =
  (field: string) =>
  ({ path, source }: Text) =>
    path.at(-2) === 'meta' && path.at(-1) === field && source.area !== 'messages';
const isTitle = ofMeta('title');
const isDescription = ofMeta('description');

/**
 * Reports descriptions for search results that are too short or too long.
 * @param facts the values of placeholders; without them, nothing is checked
 */
export function checkDescriptions(texts: readonly Text[], facts: Facts | undefined): Issue[] {
  if (!facts) return [];
  return texts.filter(isDescription).flatMap((text) =>
    Object.values(text.in).flatMap((wording) => {
      const length = lengthOf(wording.value, facts);
      const isFine = length >= description.min && length <= description.max;
      return isFine ? [] : [descriptionIssue(wording, length)];
    }),
  );
}

/**
 * Reports titles for search results that lack the company or are too long.
 * @param facts the values of placeholders; without them, nothing is checked
 */
export function checkTitles(texts: readonly Text[], facts: Facts | undefined): Issue[] {
  if (!facts) return [];
  return texts
    .filter(isTitle)
    .flatMap((text) => Object.values(text.in).flatMap((wording) => checkTitle(wording, facts)));
}

/** Reports texts of extreme length. `overlong.ts` advises to divide paragraphs that are merely long. */
export function checkExtremeLengths(texts: readonly Text[]): Issue[] {
  return texts
    .flatMap((text) => Object.values(text.in))
    .filter(({ value }) => value.length > extreme)
    .map((wording) =>
      issueOf(
        wording,
        `Split this text into several: it has ${wording.value.length} characters, and one text has ${extreme} at most.`,
      ),
    );
}

/** The fields that decide how long a fact is, and how a message calls them. */
const longFacts: readonly [fact: Counted, path: readonly string[], words: string][] = [
  ['company', ['name'], 'this name is'],
  ['location', ['address', 'locality'], 'this city and its region are'],
];

/**
 * A name or a place of the company with which titles are longer than search results show.
 * @param facts the values of placeholders; without them, nothing is checked
 */
export function checkFactLengths(texts: readonly Text[], facts: Facts | undefined): Issue[] {
  if (!facts) return [];
  const titles = texts
    .filter(({ path, source }) => path.join('.') === 'meta.title' && source.area !== 'messages')
    .flatMap((text) => Object.values(text.in));
  return longFacts.flatMap(([fact, path, words]) => {
    if (facts[fact].length <= counted[fact]) return [];
    const lengthWith = (value: string) =>
      fillIn(value, { ...facts, ...standIns, [fact]: facts[fact] }).length;
    const long = titles.filter(({ value }) => value.includes(`{${fact}}`) && lengthWith(value) > title.max);
    const [first] = long;
    if (!first) return [];
    const message = `Search results cut the end of ${long.length} of ${titles.length} titles, because ${words} long, e.g. “${fillIn(first.value, facts)}”. Shorten those that should show it whole.`;
    return [{ file: contentPath(null, 'company'), path, message }];
  });
}

/** Reports names, ids, and addresses of extreme length. The shapes of the logo have a limit in their schema. */
export function checkFactLimits({ area, file, data }: Source): Issue[] {
  if (area === 'messages' || file === contentPath(null, 'logo')) return [];
  const issues: Issue[] = [];
  eachString(data, (value, path) => {
    if (value.length <= fact.max || isLocale(path.at(-1)) || isProgram(path)) return;
    const message = `Shorten this: it has ${value.length} characters, and a name or an address has ${fact.max} at most.`;
    issues.push({ file, path, message });
  });
  return issues;
}
