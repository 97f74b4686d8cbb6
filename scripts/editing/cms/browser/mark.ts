import type { Facts } from '@/lib/content/localize';
import { fillIn } from '@/lib/content/localize';
import { parseMarks, plainText } from '@/lib/content/marks';

const { facts } = window.editorSettings;

/** Attributes whose texts visitors see or hear. */
const attributes = ['placeholder', 'aria-label', 'alt', 'title', 'value', 'content'];

/** The line around the text; animations leave the page's own styles and attributes as they are. */
let marks: Animation[] = [];

/** Pages break lines and join words in their own way. */
const squeeze = (text: string) => text.replace(/\s+/g, '');

/** The longest part of an interface text outside of braces, which pages fill in. */
function withoutArguments(text: string): string {
  let depth = 0;
  const outside = Array.from(text, (character) => {
    if (character === '{') depth += 1;
    const shown = depth === 0 ? character : '\n';
    if (character === '}') depth -= 1;
    return shown;
  }).join('');
  const parts = outside.split('\n').map(squeeze);
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

const wordsOf = (text: string) => withoutArguments(plainText(parseMarks(fillIn(text, facts as Facts))));

/** The innermost elements that show some words, those with exactly these words first. */
function elementsWith(page: Document, words: string): HTMLElement[] {
  const has = (element: Element) => squeeze(element.textContent ?? '').includes(words);
  const all = [...page.body.querySelectorAll<HTMLElement>('body *:not(script, style, template, noscript)')];
  const inText = all.filter((element) => has(element) && ![...element.children].some(has));
  const inAttributes = all.filter((element) =>
    attributes.some((name) => squeeze(element.getAttribute(name) ?? '') === words),
  );
  const isExact = (element: Element) => squeeze(element.textContent ?? '') === words;
  return [...inText.filter(isExact), ...inText.filter((element) => !isExact(element)), ...inAttributes];
}

const isSeen = (element: HTMLElement) =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

/**
 * Draws a line around a text on a page, and scrolls to it.
 * @param text as a form has it
 * @returns whether the page shows it
 */
export function markText(page: Document, text: string): boolean {
  for (const mark of marks) mark.cancel();
  marks = [];
  const words = wordsOf(text);
  if (words === '') return true;
  const found = elementsWith(page, words).find(isSeen);
  if (!found) return false;
  const outline = '3px solid #3a69c7';
  marks = [
    found.animate({ outline: [outline, outline], outlineOffset: ['4px', '4px'] }, { fill: 'forwards' }),
  ];
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return true;
}
