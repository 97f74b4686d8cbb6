import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { isLocale, type Locale } from '@/messages/routing';
import type { Issue } from '../issue';
import { kindSchema } from '../json-schemas';
import { foreignWordsIn, hasMarkSigns, parseMarks, plainText } from '../marks';
import { schemaAt } from '../schema-at';
import { schemaNameOf } from './schemas';
import { eachString, type Source } from './source';

/** What replaces each character of words in another language: no letter, and no text may contain it. */
export const foreignCharacter = '\ue000';

/** A text in one language. */
export type Wording = {
  locale: Locale;
  value: string;
  /** `value` with `foreignCharacter` in words that are marked as another language, so that places in both are the same. */
  ownWords: string;
  /** Words that are marked as another language of the site. */
  foreign: readonly Wording[];
  file: string;
  path: readonly PropertyKey[];
  /** Whether `value` is what the file says, character by character, so that places in it can be given. */
  isVerbatim: boolean;
  /** Whether the text may contain bold words, links, and pictures; `value` has only their words. */
  mayHoldMarks?: boolean;
};

/** A text in the languages that it exists in. */
export type Text = {
  source: Source;
  /** The path of the field, without the language. */
  path: readonly PropertyKey[];
  in: Partial<Record<Locale, Wording>>;
};

/** An issue of a wording, at the character with this index. */
export function issueOf({ file, path, isVerbatim }: Wording, message: string, index = 0): Issue {
  return isVerbatim && index > 0 ? { file, path, message, offset: index } : { file, path, message };
}

/** Whether the schema allows bold words, links, and pictures in a text. */
function mayHoldMarks(source: Source, path: readonly PropertyKey[]): boolean {
  return schemaAt(kindSchema(schemaNameOf(source)), source.data, path)?.marks === true;
}

type Place = Pick<Wording, 'locale' | 'file' | 'path'>;

/** A wording without marks. */
function plainWording(place: Place, value: string, isVerbatim: boolean): Wording {
  return { ...place, value, ownWords: value, foreign: [], isVerbatim };
}

/** The text that a visitor reads: without marks, with the descriptions of pictures. */
function wordingOf(place: Place, text: string, source: Source): Wording {
  if (!hasMarkSigns(text) || !mayHoldMarks(source, place.path.slice(0, -1)))
    return plainWording(place, text, true);
  const marks = parseMarks(text);
  const pictures = (alt: string) => ` ${alt} `;
  const value = plainText(marks, pictures);
  return {
    ...plainWording(place, value, value === text),
    ownWords: plainText(marks, pictures, (words) => words.replace(/\S/g, foreignCharacter)),
    foreign: foreignWordsIn(marks).flatMap(({ language, words }) =>
      isLocale(language) ? [plainWording({ ...place, locale: language }, words, false)] : [],
    ),
    mayHoldMarks: true,
  };
}

/** All wordings of texts, for rules that depend on the language: words in another language are wordings of their own. */
export function wordingsByLanguage(texts: readonly Text[]): Wording[] {
  return texts.flatMap((text) => Object.values(text.in).flatMap((wording) => [wording, ...wording.foreign]));
}

/** All texts of a content file: the objects with languages as keys. */
export function textsOf(source: Source): Text[] {
  const texts = new Map<string, Text>();
  eachString(source.data, (value, path) => {
    const locale = path.at(-1);
    if (!isLocale(locale)) return;
    const parent = path.slice(0, -1);
    const key = parent.join('\n');
    const text = texts.get(key) ?? { source, path: parent, in: {} };
    text.in[locale] = wordingOf({ locale, file: source.file, path }, value, source);
    texts.set(key, text);
  });
  return [...texts.values()];
}

/** Every language's words for the interface, side by side. Messages that cannot be parsed are left out. */
export function messageTexts(sources: readonly Source[]): Text[] {
  const texts = new Map<string, Text>();
  for (const source of sources) {
    const locale = source.name as Locale;
    eachString(source.data, (message, path) => {
      const value = readable(message);
      if (value === undefined) return;
      const key = path.join('\n');
      const text = texts.get(key) ?? { source, path, in: {} };
      text.in[locale] = plainWording({ locale, file: source.file, path }, value, value === message);
      texts.set(key, text);
    });
  }
  return [...texts.values()];
}

/** The text of a message: the branches of a plural one after the other, without the ICU syntax. */
function readable(message: string): string | undefined {
  if (!message.includes('{')) return message;
  try {
    return write(parse(message));
  } catch {
    return undefined;
  }
}

function write(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      switch (element.type) {
        case TYPE.literal:
          return element.value;
        case TYPE.pound:
          return '#';
        case TYPE.plural:
        case TYPE.select:
          return Object.values(element.options)
            .map(({ value }) => write(value))
            .join(' / ');
        case TYPE.tag:
          return `<${element.value}>${write(element.children)}</${element.value}>`;
        default:
          return `{${element.value}}`;
      }
    })
    .join('');
}
