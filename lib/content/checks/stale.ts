import { isEntryKind } from '@/lib/site/site-map';
import { defaultLocale } from '@/messages/routing';
import type { Issue } from '../issue';
import { languageName } from '../language-name';
import type { Source } from './source';
import { issueOf, messageTexts, type Text, textsOf } from './text';

/** Months after which an entry needs a review. */
const old = 24;

function monthsBetween(from: Date, to: Date): number {
  return (to.getFullYear() - from.getFullYear()) * 12 + to.getMonth() - from.getMonth();
}

/**
 * Reports entries that have not changed for two years.
 * @param modified when a file last changed, if that is known
 */
export function checkAge(
  sources: readonly Source[],
  modified: (file: string) => string | undefined,
  today: Date,
): Issue[] {
  return sources.flatMap(({ area, file }): Issue[] => {
    const changed = modified(file);
    if (changed === undefined || !isEntryKind(area)) return [];
    const months = monthsBetween(new Date(changed), today);
    if (months < old) return [];
    const message = `Read this again: it has not changed for ${months} months, since ${changed.slice(0, 10)}.`;
    return [{ file, path: [], message }];
  });
}

const keyOf = ({ source, path }: Text) =>
  [source.area === 'messages' ? 'messages' : source.file, ...path].join('\n');

function textsByPlace(sources: readonly Source[]): Map<string, Text> {
  const messages = sources.filter(({ area }) => area === 'messages');
  const others = sources.filter(({ area }) => area !== 'messages');
  return new Map([...others.flatMap(textsOf), ...messageTexts(messages)].map((text) => [keyOf(text), text]));
}

/**
 * Reports translations that did not change with their English text.
 * @param before the same files as they were, e.g. in the last commit
 */
export function checkStaleTranslations(sources: readonly Source[], before: readonly Source[]): Issue[] {
  const known = textsByPlace(before);
  return [...textsByPlace(sources).values()].flatMap((text) => {
    const was = known.get(keyOf(text));
    const english = text.in[defaultLocale];
    if (!was || !english || was.in[defaultLocale]?.value === english.value) return [];
    return Object.values(text.in).flatMap((wording) => {
      if (wording === english || was.in[wording.locale]?.value !== wording.value) return [];
      const message = `See whether the ${languageName(wording.locale)} text still says the same: the English one has changed, and it has not.`;
      return [issueOf(wording, message)];
    });
  });
}
