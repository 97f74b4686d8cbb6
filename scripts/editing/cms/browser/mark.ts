import type { Facts } from '@/lib/content/localize';
import { fillIn } from '@/lib/content/localize';
import { parseMarks, plainText } from '@/lib/content/marks';
import { normalizeCharacters } from '../normalize-characters';

const { facts } = window.editorSettings;

/** Attributes with texts for visitors. */
const attributes = ['placeholder', 'aria-label', 'alt', 'title', 'value', 'content'];

/** The outline around the text. Animations do not change the styles and attributes of the page. */
let marks: Animation[] = [];

/** The folded parts of the page, such as answers of questions, that were opened to show the text. */
let opened: HTMLDetailsElement[] = [];

/**
 * Makes the text of a form and that of a page comparable: the page adds line breaks and no-break spaces, and corrects
 * quotation marks, dashes, ellipses, and invisible characters.
 */
const squeeze = (text: string) =>
  normalizeCharacters(text)
    .replace(/[ \u00ad\u200b-\u200d\u2060]+/g, '')
    .replace(/\.{3}/g, '…')
    .replace(/--/g, '-');

/** Returns the longest part of an interface text outside of its placeholders. */
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

/** Finds the innermost elements that contain a text; elements with no other text come first. */
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

/** A text in a closed part has boxes, too, so their number does not tell. */
const isSeen = (element: HTMLElement) =>
  element.checkVisibility() && getComputedStyle(element).visibility === 'visible';

function setOpen(parts: readonly HTMLDetailsElement[], isOpen: boolean): void {
  for (const part of parts) part.open = isOpen;
}

/** Opens the closed parts around an element, if that shows it. @returns whether the page shows it now */
function unfold(element: HTMLElement): boolean {
  const parts = element.ownerDocument.querySelectorAll<HTMLDetailsElement>('details:not([open])');
  const closed = [...parts].filter((part) => part.contains(element));
  setOpen(closed, true);
  const isShown = isSeen(element);
  if (isShown) opened = closed;
  else setOpen(closed, false);
  return isShown;
}

/**
 * Draws an outline around a text on a page, opens what is folded around it, and scrolls to it.
 * @param text the text in the form
 * @returns whether the page shows it
 */
export function markText(page: Document, text: string): boolean {
  for (const mark of marks) mark.cancel();
  marks = [];
  setOpen(opened, false);
  opened = [];
  const words = wordsOf(text);
  if (words === '') return true;
  const elements = elementsWith(page, words);
  const found = elements.find(isSeen) ?? elements.find(unfold);
  if (!found) return false;
  const outline = '3px solid #3a69c7';
  marks = [
    found.animate({ outline: [outline, outline], outlineOffset: ['4px', '4px'] }, { fill: 'forwards' }),
  ];
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  return true;
}
