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
