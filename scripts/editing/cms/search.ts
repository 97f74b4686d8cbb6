import { factsIn } from '@/lib/content/check';
import { type Area, eachString, type Source } from '@/lib/content/checks/source';
import { languageName } from '@/lib/content/language-name';
import { type Facts, fillIn } from '@/lib/content/localize';
import { parseMarks, plainText } from '@/lib/content/marks';
import { isLocale, type Locale } from '@/messages/routing';
import { collectionLabel, titleOf } from './config';
import { fieldWords, labelOf, wordsOf } from './labels';
import { normalizeCharacters } from './normalize-characters';

/** A text that contains the query, and its form. */
export type Hit = {
  /** The URL of the form in the editor, after "#". */
  form: string;
  /** The entry, e.g. "Services – Cyber Security". */
  entry: string;
  /** The field, e.g. "Content, capabilities 2, text". */
  field: string;
  /** Undefined for a value that all languages share, such as a URL. */
  language: { code: Locale; name: string } | undefined;
  /** The whole text. */
  text: string;
  /** An excerpt: the match, and the text around it. */
  before: string;
  found: string;
  after: string;
};

/** The maximum number of hits to return. */
const maxHits = 50;

/** The number of characters to show on each side of a match. */
const around = 60;

/** Normalizes each character: accents, case, and kinds of spaces, quotation marks, and dashes. */
function fold(text: string): string[] {
  return Array.from(normalizeCharacters(text), (character) =>
    character.normalize('NFD').charAt(0).toLowerCase(),
  );
}

/** Returns the index of the first match, or -1. */
function indexIn(text: readonly string[], words: readonly string[]): number {
  return text.findIndex((_, start) => words.every((character, index) => text[start + index] === character));
}

type Excerpt = Pick<Hit, 'before' | 'found' | 'after'>;

function excerptOf(text: string, words: readonly string[]): Excerpt | undefined {
  const start = indexIn(fold(text), words);
  if (start < 0) return undefined;
  const characters = Array.from(text);
  const end = start + words.length;
  const from = Math.max(0, start - around);
  const to = Math.min(characters.length, end + around);
  return {
    before: (from > 0 ? '…' : '') + characters.slice(from, start).join(''),
    found: characters.slice(start, end).join(''),
    after: characters.slice(end, to).join('') + (to < characters.length ? '…' : ''),
  };
}

/** Returns a text as pages show it: without marks, and with placeholders filled in. */
const asShown = (text: string, facts: Facts | undefined) =>
  plainText(parseMarks(facts ? fillIn(text, facts) : text));

const formOf = (area: Area, name: string) => {
  if (area === 'messages') return '/collections/interface/entries/messages';
  return `/collections/${area === 'singles' ? 'site' : area}/entries/${name}`;
};

/** Returns the language of a string: that of its file, or the last key of its path. */
function languageOf({ area, name }: Source, path: readonly PropertyKey[]) {
  const code = area === 'messages' ? name : path.at(-1);
  return isLocale(code) ? code : undefined;
}

function hitsIn(source: Source, words: readonly string[], facts: Facts | undefined): Hit[] {
  const { area, name } = source;
  const hits: Hit[] = [];
  eachString(source.data, (text, path) => {
    if (path.at(-1) === '$schema') return;
    const excerpt = excerptOf(asShown(text, facts), words) ?? excerptOf(text, words);
    if (!excerpt) return;
    const language = languageOf(source, path);
    const own = area !== 'messages' && language ? path.slice(0, -1) : path;
    hits.push({
      form: formOf(area, name),
      entry: area === 'messages' ? collectionLabel(area) : `${collectionLabel(area)} – ${titleOf(source)}`,
      field: fieldWords(own, area === 'messages' ? wordsOf : labelOf),
      language: language && { code: language, name: languageName(language) },
      text,
      ...excerpt,
    });
  });
  return hits;
}

/**
 * Searches all texts that the editor has a form for, in all languages, both as the files contain them and as pages show
 * them. Ignores accents, case, and kinds of quotation marks.
 * @param sources the content, and the interface texts
 * @returns the first hits, and the number of all
 */
export function searchTexts(sources: readonly Source[], query: string): { hits: Hit[]; count: number } {
  const words = fold(query.trim());
  if (words.length < 2) return { hits: [], count: 0 };
  const facts = factsIn(sources);
  const hits = sources.flatMap((source) => hitsIn(source, words, facts));
  return { hits: hits.slice(0, maxHits), count: hits.length };
}
