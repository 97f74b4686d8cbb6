import { isLocale, type Locale } from '@/messages/routing';
import { groupIssues, type Issue } from '../issue';
import { languageName } from '../language-name';
import { isUnwritten, todo } from '../unwritten';
import { eachString, type Source } from './source';

/** Whether an issue is a TODO text. */
export const isAboutUnwritten = ({ about }: Issue) => about?.rule === 'unwritten';

/** What `npm run new` left for a writer or a translator. */
export function checkUnwritten({ area, file, name, data }: Source): Issue[] {
  const issues: Issue[] = [];
  eachString(data, (value, path) => {
    if (!isUnwritten(value)) return;
    const key = area === 'messages' ? name : path.at(-1);
    const language = isLocale(key) ? key : undefined;
    const place = language ? ` in ${languageName(language)}` : '';
    const message = `Write this${place}: it is still to be written.`;
    issues.push({ file, path, message, about: { rule: 'unwritten', language } });
  });
  return issues;
}

/** How many texts of a file are listed one by one; more of them are counted. */
const few = 6;

/** `2 in English, 2 in Spanish, 1 name` */
function countByLanguage(issues: readonly Issue[]): string {
  const counts = new Map<Locale, number>();
  let names = 0;
  for (const { about } of issues) {
    const language = about?.rule === 'unwritten' ? about.language : undefined;
    if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
    else names += 1;
  }
  const parts = [...counts].map(([language, number]) => `${number} in ${languageName(language)}`);
  if (names > 0) parts.push(names === 1 ? '1 name' : `${names} names`);
  return parts.join(', ');
}

/**
 * The same issues for a person to read: where a file has many texts that are still to be written, one that counts
 * them by language takes their place.
 */
export function countUnwritten(issues: readonly Issue[]): Issue[] {
  const byFile = groupIssues(issues.filter(isAboutUnwritten), 'file');
  return issues.flatMap((issue): Issue[] => {
    const own = byFile.get(issue.file) ?? [];
    if (own.length <= few || !isAboutUnwritten(issue)) return [issue];
    if (issue !== own[0]) return [];
    const message = `Write the ${own.length} texts that start with "${todo}": ${countByLanguage(own)}.`;
    return [{ file: issue.file, path: [], message, at: issue.at }];
  });
}
