import { defaultLocale, type Locale } from '@/messages/routing';
import type { Issue } from '../issue';
import { languageName } from '../language-name';
import { placeholdersIn } from './message-syntax';
import { didYouMean } from './near';
import { eachString, type Source, valueAt } from './source';

/** The messages of a language, by keys with dots. */
type Messages = { source: Source; language: string; texts: ReadonlyMap<string, string> };

function messagesOf(source: Source): Messages {
  const texts = new Map<string, string>();
  eachString(source.data, (message, path) => {
    // A list is a separate issue.
    if (path.every((key) => typeof key === 'string')) texts.set(path.join('.'), message);
  });
  return { source, language: languageName(source.name as Locale), texts };
}

function issue({ source }: Messages, key: string, message: string): Issue {
  return { file: source.file, path: key.split('.'), message };
}

/** Reports values that are not texts. */
function isMissing({ source, texts }: Messages, key: string): boolean {
  return !texts.has(key) && valueAt(source.data, ...key.split('.')) === undefined;
}

function checkKey(key: string, english: Messages, translations: readonly Messages[]): Issue[] {
  const text = english.texts.get(key);
  if (text !== undefined) {
    return translations
      .filter((messages) => isMissing(messages, key))
      .map((messages) =>
        issue(
          messages,
          key,
          `Add "${key}" in ${messages.language}: it is missing. The English text is “${text}”.`,
        ),
      );
  }
  if (!isMissing(english, key)) return [];
  const owners = translations.filter(({ texts }) => texts.has(key));
  if (owners.length > 1 && owners.length === translations.length)
    return [issue(english, key, `Add "${key}" in English: it is missing, and every other language has it.`)];
  return owners.map((messages) => {
    const known = [...english.texts.keys()].filter((name) => !messages.texts.has(name));
    const remedy = `Remove "${key}", or add it to ${english.source.file} first: English has no such text.`;
    return issue(messages, key, remedy + didYouMean(key, known));
  });
}

function difference(own: ReadonlySet<string>, wanted: ReadonlySet<string>, model: string) {
  const missing = [...wanted].filter((name) => !own.has(name)).join(', ');
  const extra = [...own].filter((name) => !wanted.has(name)).join(', ');
  if (missing && extra) return `Write ${missing} instead of ${extra}, as ${model}.`;
  if (missing) return `Add ${missing} to this text, as ${model}.`;
  return extra ? `Remove ${extra} from this text: it is not there ${model}.` : undefined;
}

function checkPlaceholders(key: string, english: Messages, translations: readonly Messages[]): Issue[] {
  const placeholders = ({ texts }: Messages) => placeholdersIn(texts.get(key) ?? '');
  const wanted = placeholders(english);
  const others = translations.filter(({ texts }) => texts.has(key));
  if (!english.texts.has(key) || !wanted) return [];
  const differing = others.flatMap((messages) => {
    const own = placeholders(messages);
    const message = own && difference(own, wanted, 'in the English text');
    return own && message ? [{ messages, own, message }] : [];
  });
  const [first] = differing;
  // If all other languages agree, the English text was changed.
  const isEnglishAlone =
    first &&
    translations.length > 1 &&
    differing.length === translations.length &&
    differing.every(({ message }) => message === first.message);
  if (!isEnglishAlone) return differing.map(({ messages, message }) => issue(messages, key, message));
  return [issue(english, key, difference(wanted, first.own, 'in every other language') ?? '')];
}

/** Reports messages whose keys or placeholders differ between languages. */
export function checkMessageParity(sources: readonly Source[]): Issue[] {
  const all = sources.filter(({ area, data }) => area === 'messages' && data !== undefined).map(messagesOf);
  const english = all.find(({ source }) => source.name === defaultLocale);
  if (!english) return [];
  const translations = all.filter((messages) => messages !== english);
  const keys = new Set(all.flatMap(({ texts }) => [...texts.keys()]));
  return [...keys].flatMap((key) => [
    ...checkKey(key, english, translations),
    ...checkPlaceholders(key, english, translations),
  ]);
}
