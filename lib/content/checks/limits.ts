import { isLocale } from '@/messages/routing';
import type { Fault } from '../fault';
import { languageName } from '../language-name';
import { type Facts, fillIn } from '../localize';
import { eachString, type Source } from './source';
import { faultOf, type Text, type Wording } from './text';

const title = { max: 60 };
const description = { min: 120, max: 160 };
/** Every text is one paragraph at most; beyond this nobody reads it. */
const paragraph = { max: 1200 };
/** Names and addresses. */
const fact = { max: 200 };

function checkTitle(wording: Wording, facts: Facts): Fault[] {
  const faults: Fault[] = [];
  if (!wording.value.includes('{company}'))
    faults.push(
      faultOf(
        wording,
        'Put {company} into this title: search results show whose page it is, e.g. “… | {company}”.',
      ),
    );
  const { length } = fillIn(wording.value, facts);
  if (length > title.max)
    faults.push(
      faultOf(
        wording,
        `Keep this under ${title.max + 1} characters (it has ${length} with {company} filled in), so search results show it whole.`,
      ),
    );
  return faults;
}

function checkDescription(wording: Wording, facts: Facts): Fault[] {
  const { length } = fillIn(wording.value, facts);
  if (length >= description.min && length <= description.max) return [];
  const remedy = length < description.min ? 'Write more' : 'Write less';
  return [
    faultOf(
      wording,
      `${remedy} in ${languageName(wording.locale)}: search results show ${description.min} to ${description.max} characters, and this has ${length} with the placeholders filled in.`,
    ),
  ];
}

/**
 * Titles and descriptions for search results that are cut off or say too little, and texts of absurd length.
 * @param facts what the placeholders stand for; without them search results are not measured
 */
export function checkLimits(texts: readonly Text[], facts: Facts | undefined): Fault[] {
  return texts.flatMap((text) =>
    Object.values(text.in).flatMap((wording) => {
      const [parent, field] = text.path.slice(-2);
      const isMeta = parent === 'meta' && text.source.area !== 'messages';
      if (facts && isMeta && field === 'title') return checkTitle(wording, facts);
      if (facts && isMeta && field === 'description') return checkDescription(wording, facts);
      const { length } = wording.value;
      if (length <= paragraph.max) return [];
      const message = `Split this text into several: it has ${length} characters, and a paragraph of more than ${paragraph.max} is not read.`;
      return [faultOf(wording, message)];
    }),
  );
}

/** Names, ids and addresses of absurd length. */
export function checkFactLimits({ area, file, data }: Source): Fault[] {
  if (area === 'messages') return [];
  const faults: Fault[] = [];
  eachString(data, (value, path) => {
    if (value.length <= fact.max || isLocale(path.at(-1))) return;
    const message = `Shorten this: it has ${value.length} characters, and a name or an address has ${fact.max} at most.`;
    faults.push({ file, path, message });
  });
  return faults;
}
