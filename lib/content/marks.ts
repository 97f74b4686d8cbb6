import { linkPattern, photoPattern, withoutPhotoQuery } from './addresses';

/** A piece of a text: plain words, bold words, a link, words in another language, or a picture. */
export type Mark =
  | string
  | { kind: 'bold'; text: Mark[] }
  | { kind: 'link'; link: string; text: Mark[] }
  | { kind: 'language'; language: string; text: Mark[] }
  | { kind: 'image'; photo: string; alt: string };

/** The kinds of marks. Words in another language are written like a link. */
type Kind = Exclude<Exclude<Mark, string>['kind'], 'language'>;

/**
 * The syntax of marks: `**bold**`, `[words](address)`, `[words](lang:en)`, `![what it shows](address of a photograph)`.
 */
const patterns: Readonly<Record<Kind, RegExp>> = {
  image: /!\[(?<words>[^[\]]+)\]\((?<address>[^\s()]+)\)/,
  link: /(?<!!)\[(?<words>[^[\]]+)\]\((?<address>[^\s()]+)\)/,
  bold: /\*\*(?<words>(?!\s)(?:(?!\*\*).)+(?<!\s))\*\*/,
};

/** The language of words in another language, in the place of a link's address, e.g. `lang:en`. */
const languagePattern = /^lang:([a-z]{2})$/;

/** Whether a text may contain marks. */
export const hasMarkSigns = (text: string) => text.includes('**') || text.includes('](');

/** The mark of a match; undefined if its address is not allowed, so that the text stays as it is. */
function markOf(kind: Kind, words: string, address: string, within: readonly Kind[]): Mark | undefined {
  const inner = () =>
    parseMarks(
      words,
      within.filter((other) => other !== kind && other !== 'image'),
    );
  switch (kind) {
    case 'bold':
      return { kind, text: inner() };
    case 'link': {
      const language = languagePattern.exec(address)?.[1];
      if (language) return { kind: 'language', language, text: inner() };
      return linkPattern.test(address) ? { kind, link: address, text: inner() } : undefined;
    }
    case 'image':
      return photoPattern.test(address) ? { kind, photo: withoutPhotoQuery(address), alt: words } : undefined;
  }
}

/**
 * Reads the marks of a text: `**bold**`, `[words](address)`, `[words](lang:en)` and `![what it shows](address)`. Everything else,
 * HTML included, stays plain text, and so does a link or a picture whose address is not allowed.
 * @param kinds the marks to look for
 */
export function parseMarks(text: string, kinds: readonly Kind[] = ['image', 'link', 'bold']): Mark[] {
  if (!hasMarkSigns(text)) return [text];
  const marks: Mark[] = [];
  const pattern = new RegExp(kinds.map((kind) => `(?:${unnamed(kind)})`).join('|') || '$^', 'g');
  let end = 0;
  for (const { 0: whole, index } of text.matchAll(pattern)) {
    const kind = kinds.find((one) => new RegExp(`^(?:${patterns[one].source})$`).test(whole));
    const { words = '', address = '' } = (kind && patterns[kind].exec(whole)?.groups) ?? {};
    const mark = kind && markOf(kind, words, address, kinds);
    if (mark === undefined) continue;
    if (index > end) marks.push(text.slice(end, index));
    marks.push(mark);
    end = index + whole.length;
  }
  if (end < text.length) marks.push(text.slice(end));
  return marks;
}

/** A pattern whose groups have no names, so that several fit into one. */
const unnamed = (kind: Kind) => patterns[kind].source.replace(/\?<(?:words|address)>/g, '');

/**
 * The words of a text without its marks, for readers that show no formatting, such as search engines.
 * @param pictures returns the text for a picture; by default, pictures are omitted
 * @param foreign returns the text for words in another language; by default, these words
 */
export function plainText(
  marks: readonly Mark[],
  pictures: (alt: string) => string = () => '',
  foreign: (words: string) => string = (words) => words,
): string {
  const words = marks
    .map((mark) => {
      if (typeof mark === 'string') return mark;
      if (mark.kind === 'image') return pictures(mark.alt);
      const inner = plainText(mark.text, pictures, foreign);
      return mark.kind === 'language' ? foreign(inner) : inner;
    })
    .join('');
  return marks.some((mark) => typeof mark === 'object' && mark.kind === 'image')
    ? words.replace(/ {2,}/g, ' ').trim()
    : words;
}

/** The text with another address in each of its links and pictures. */
export function mapAddresses(text: string, change: (address: string) => string): string {
  return text.replace(/(?<=\]\()[^\s()]+(?=\))/g, change);
}

/** The text with other words in place of those that are marked as another language. */
export function mapForeignWords(text: string, change: (words: string, language: string) => string): string {
  return text.replace(
    /(?<!!)\[([^[\]]+)\]\(lang:([a-z]{2})\)/g,
    (_, words: string, language: string) => `[${change(words, language)}](lang:${language})`,
  );
}

/** The words of a text that are marked as another language, without other marks. */
export function foreignWordsIn(marks: readonly Mark[]): { language: string; words: string }[] {
  return marks.flatMap((mark) => {
    if (typeof mark === 'string' || mark.kind === 'image') return [];
    if (mark.kind !== 'language') return foreignWordsIn(mark.text);
    return [{ language: mark.language, words: plainText(mark.text) }];
  });
}

/** The addresses of a text's links. */
export function linksIn(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) => {
    if (typeof mark === 'string' || mark.kind === 'image') return [];
    return [...(mark.kind === 'link' ? [mark.link] : []), ...linksIn(mark.text)];
  });
}

/** The addresses of a text's pictures. */
export function picturesIn(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) => (typeof mark === 'object' && mark.kind === 'image' ? [mark.photo] : []));
}
