import type { Locale } from '@/messages/routing';
import { fieldName, type Issue } from '../issue';
import { excerpt } from './excerpt';
import { sentencesOf } from './sentences';
import { issueOf, type Text, type Wording } from './text';

/** Shorter sentences may be set phrases. */
const minLength = 60;

/** Reports sentences that are on the site twice, word for word, in one language. */
export function checkRepeated(texts: readonly Text[]): Issue[] {
  const firsts: Partial<Record<Locale, Map<string, Wording>>> = {};
  const issues: Issue[] = [];
  for (const text of texts) {
    for (const wording of Object.values(text.in)) {
      if (wording.value.length < minLength) continue;
      firsts[wording.locale] ??= new Map();
      const first = firsts[wording.locale] as Map<string, Wording>;
      for (const { text: sentence, index } of sentencesOf(wording.value)) {
        if (sentence.length < minLength) continue;
        const owner = first.get(sentence);
        if (owner === undefined) first.set(sentence, wording);
        else if (owner !== wording) {
          const where = `${fieldName(owner.path)} of ${owner.file}`;
          const message = `Say this in other words, or once: the same sentence is in ${where}: ${excerpt(wording.value, index, 1)}.`;
          issues.push(issueOf(wording, message, index));
        }
      }
    }
  }
  return issues;
}
