import { isLocale } from '@/messages/routing';
import type { Issue } from '../issue';
import { foreignWordsIn, parseMarks } from '../marks';
import { isProgram } from '../program';
import { eachString, type Source } from './source';

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Reports words that are marked as a language that does not exist: screen readers cannot choose a voice for them. */
export function checkLanguageCodes({ area, file, data }: Source): Issue[] {
  if (area === 'messages') return [];
  const issues: Issue[] = [];
  eachString(data, (value, path) => {
    if (!value.includes('](lang:') || !isLocale(path.at(-1)) || isProgram(path)) return;
    for (const { language, words } of foreignWordsIn(parseMarks(value))) {
      if (languages.of(language) !== undefined) continue;
      const message = `Write the two letters of a language instead of "${language}", e.g. [${words}](lang:ja) for Japanese: no language has this code.`;
      issues.push({ file, path, message, offset: value.indexOf(`(lang:${language})`) });
    }
  });
  return issues;
}
