import type { Issue } from '../issue';
import { languageName } from '../language-name';
import { issueOf, type Text } from './text';

type Claim = { what: string; group: string };

/** What a text must not share with another, and within which group. */
function claimOf({ source, path }: Text): Claim | undefined {
  if (source.area === 'singles' || source.area === 'messages') return undefined;
  const field = path.join('.');
  if (field === 'title') return { what: 'title', group: source.area };
  if (field === 'meta.title') return { what: 'title for search results', group: 'site' };
  if (field === 'meta.description') return { what: 'description for search results', group: 'site' };
  return undefined;
}

/** Titles that two entries of a kind share, and search results that two pages share, in one language. */
export function checkUniqueness(texts: readonly Text[]): Issue[] {
  const owners = new Map<string, string>();
  const issues: Issue[] = [];
  for (const text of texts) {
    const claim = claimOf(text);
    if (!claim) continue;
    for (const wording of Object.values(text.in)) {
      const key = [claim.what, claim.group, wording.locale, wording.value.trim().toLowerCase()].join('\n');
      const owner = owners.get(key);
      if (owner === undefined) owners.set(key, wording.file);
      else {
        const message = `Write another ${claim.what} in ${languageName(wording.locale)}: ${owner} has the same one, and visitors could not tell them apart.`;
        issues.push(issueOf(wording, message));
      }
    }
  }
  return issues;
}

/** How many words of a search result visitors compare. */
const opening = 3;

/** The first words of a text, without the company's name behind a bar: for comparison, and as they are in the text. */
function firstWords(value: string): { words: string; quote: string } {
  const [text = ''] = value.split('|');
  const found = text.matchAll(/\{\w+\}|[\p{L}\p{M}\d]+(?:[.,'’-][\p{L}\p{M}\d]+)*/gu);
  const first = [...found].slice(0, opening);
  const last = first.at(-1);
  return {
    words: first.map(([word]) => word.toLowerCase()).join(' '),
    quote: last ? text.slice(first[0]?.index, last.index + last[0].length) : '',
  };
}

/** Reports titles and descriptions for search results that start with the same three words as those of another page. */
export function checkOpenings(texts: readonly Text[]): Issue[] {
  const owners = new Map<string, { file: string; quote: string }>();
  return texts.flatMap((text) => {
    const claim = claimOf(text);
    if (claim?.group !== 'site') return [];
    return Object.values(text.in).flatMap((wording): Issue[] => {
      const { words, quote } = firstWords(wording.value);
      const key = [claim.what, wording.locale, words].join('\n');
      const owner = owners.get(key);
      if (owner === undefined) {
        owners.set(key, { file: wording.file, quote });
        return [];
      }
      const message = `Start this ${claim.what} in ${languageName(wording.locale)} with other words: that of ${owner.file} starts with “${owner.quote}” too, and search results list both.`;
      return [issueOf(wording, message)];
    });
  });
}
