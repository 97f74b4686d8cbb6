import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { isLocale, type Locale } from '@/messages/routing';
import { schemaAt } from '../in-order';
import type { Issue } from '../issue';
import { kindSchema } from '../json-schemas';
import { hasMarkSigns, parseMarks, plainText } from '../marks';
import { kindOf } from './schemas';
import { eachString, type Source } from './source';

/** A text in one language. */
export type Wording = {
  locale: Locale;
  value: string;
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
  return schemaAt(kindSchema(kindOf(source)), source.data, path)?.marks === true;
}

/** The text that a visitor reads: without marks, with the descriptions of pictures. */
function wordingOf(value: string, source: Source, path: readonly PropertyKey[]) {
  if (!hasMarkSigns(value) || !mayHoldMarks(source, path)) return { value, isVerbatim: true };
  const plain = plainText(parseMarks(value), (alt) => ` ${alt} `);
  return { value: plain, isVerbatim: plain === value, mayHoldMarks: true };
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
    text.in[locale] = { locale, file: source.file, path, ...wordingOf(value, source, parent) };
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
      text.in[locale] = { locale, value, file: source.file, path, isVerbatim: value === message };
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
