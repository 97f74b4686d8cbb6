import { defaultLocale, type Locale } from '@/messages/routing';
import type { Issue } from '../issue';
import { languageName } from '../language-name';
import { placeholders } from '../schemas/text';
import { didYouMean } from './near';
import { issueOf, type Text, type Wording } from './text';

const known: readonly string[] = placeholders;
const list = placeholders.map((name) => `{${name}}`).join(', ');

function unknownPlaceholders(wording: Wording): Issue[] {
  const issues: Issue[] = [];
  if (!/[{}]/.test(wording.value)) return issues;
  for (const { 0: found, index } of wording.value.matchAll(/\{[^{}]*\}|[{}]/g)) {
    const name = found.slice(1, -1);
    if (found.length > 1 && known.includes(name)) continue;
    const message =
      found.length === 1
        ? `Remove this "${found}", or write a placeholder whole: ${list}.`
        : `Correct ${found}: a text can name ${list}.${didYouMean(name.trim(), known)}`;
    issues.push(issueOf(wording, message, index));
  }
  return issues;
}

function namesIn(value: string): string[] {
  return known.filter((name) => value.includes(`{${name}}`));
}

function compare(text: Text): Issue[] {
  const reference = text.in[defaultLocale];
  if (!reference) return [];
  const wanted = namesIn(reference.value);
  return Object.values(text.in).flatMap((wording) => {
    const own = namesIn(wording.value);
    const missing = wanted.filter((name) => !own.includes(name));
    const extra = own.filter((name) => !wanted.includes(name));
    if (missing.length === 0 && extra.length === 0) return [];
    const language = languageName(wording.locale as Locale);
    return [
      ...missing.map((name) =>
        issueOf(wording, `Use {${name}} in the ${language} text too, as the English one does.`),
      ),
      ...extra.map((name) =>
        issueOf(wording, `Take {${name}} out of the ${language} text, or use it in the English one too.`),
      ),
    ];
  });
}

/** Messages have placeholders of their own, which message-parity.ts compares. */
const ofContent = ({ source }: Text) => source.area !== 'messages';

/** Reports unknown placeholders, which readers would see with their braces. */
export function checkPlaceholders(texts: readonly Text[]): Issue[] {
  return texts.filter(ofContent).flatMap((text) => Object.values(text.in).flatMap(unknownPlaceholders));
}

/** Reports placeholders that only some languages of a text have. A warning, because a translation may need another one. */
export function checkPlaceholderParity(texts: readonly Text[]): Issue[] {
  return texts.filter(ofContent).flatMap(compare);
}
