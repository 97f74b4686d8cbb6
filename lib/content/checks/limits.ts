import { isLocale } from '@/messages/routing';
import type { Issue } from '../issue';
import { languageName } from '../language-name';
import { type Facts, fillIn } from '../localize';
import { eachString, type Source } from './source';
import { issueOf, type Text, type Wording } from './text';

const title = { max: 60 };
/** Search results show these characters of a description; beyond the second range it is cut to pieces or useless. */
const description = { min: 120, max: 160, least: 50, most: 320 };
/** Every text is one paragraph at most; beyond this nobody reads it. */
const paragraph = { max: 1200 };
/** Names and addresses. */
const fact = { max: 200 };

function checkTitle(wording: Wording, facts: Facts): Issue[] {
  const issues: Issue[] = [];
  if (!wording.value.includes('{company}'))
    issues.push(
      issueOf(
        wording,
        'Put {company} into this title: search results show whose page it is, e.g. “… | {company}”.',
      ),
    );
  const { length } = fillIn(wording.value, facts);
  if (length > title.max)
    issues.push(
      issueOf(
        wording,
        `Keep this under ${title.max + 1} characters (it has ${length} with {company} filled in), so search results show it whole.`,
      ),
    );
  return issues;
}

const isWithin = (length: number, min: number, max: number) => length >= min && length <= max;

function descriptionIssue(wording: Wording, length: number): Issue {
  const remedy = length < description.min ? 'Write more' : 'Write less';
  return issueOf(
    wording,
    `${remedy} in ${languageName(wording.locale)}: search results show ${description.min} to ${description.max} characters, and this has ${length} with the placeholders filled in.`,
  );
}

function checkDescription(wording: Wording, facts: Facts): Issue[] {
  const { length } = fillIn(wording.value, facts);
  return isWithin(length, description.least, description.most) ? [] : [descriptionIssue(wording, length)];
}

const isDescription = ({ path, source }: Text) =>
  path.at(-2) === 'meta' && path.at(-1) === 'description' && source.area !== 'messages';

/**
 * Descriptions for search results that are somewhat too short or too long; {@link checkLimits} reports the rest.
 * @param facts what the placeholders stand for; without them nothing is measured
 */
export function checkDescriptions(texts: readonly Text[], facts: Facts | undefined): Issue[] {
  if (!facts) return [];
  return texts.filter(isDescription).flatMap((text) =>
    Object.values(text.in).flatMap((wording) => {
      const { length } = fillIn(wording.value, facts);
      const isFine = isWithin(length, description.min, description.max);
      const isIssue = !isWithin(length, description.least, description.most);
      return isFine || isIssue ? [] : [descriptionIssue(wording, length)];
    }),
  );
}

/**
 * Titles and descriptions for search results that are cut off or say too little, and texts of absurd length.
 * @param facts what the placeholders stand for; without them search results are not measured
 */
export function checkLimits(texts: readonly Text[], facts: Facts | undefined): Issue[] {
  return texts.flatMap((text) =>
    Object.values(text.in).flatMap((wording) => {
      const [parent, field] = text.path.slice(-2);
      const isMeta = parent === 'meta' && text.source.area !== 'messages';
      if (facts && isMeta && field === 'title') return checkTitle(wording, facts);
      if (facts && isDescription(text)) return checkDescription(wording, facts);
      const { length } = wording.value;
      if (length <= paragraph.max) return [];
      const message = `Split this text into several: it has ${length} characters, and a paragraph of more than ${paragraph.max} is not read.`;
      return [issueOf(wording, message)];
    }),
  );
}

/** Names, ids and addresses of absurd length. */
export function checkFactLimits({ area, file, data }: Source): Issue[] {
  if (area === 'messages') return [];
  const issues: Issue[] = [];
  eachString(data, (value, path) => {
    if (value.length <= fact.max || isLocale(path.at(-1))) return;
    const message = `Shorten this: it has ${value.length} characters, and a name or an address has ${fact.max} at most.`;
    issues.push({ file, path, message });
  });
  return issues;
}
