import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;

/** A replacement of the characters from `start` up to `end`. */
export type Edit = { start: number; end: number; text: string };

function elementsBelow(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) =>
    defaultTreeAdapter.isElementNode(child) ? [child, ...elementsBelow(child)] : [],
  );
}

/** All elements of a page in document order, with their positions in its text. */
export function parseElements(html: string): Element[] {
  return elementsBelow(parse(html, { sourceCodeLocationInfo: true }));
}

/** The value of an attribute, or undefined if the element does not have it. */
export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

/** The text directly inside an element. */
export function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('');
}

/** Where an element starts and ends in the text of its page. */
export function rangeOf({ sourceCodeLocation: location }: Element): { start: number; end: number } {
  return { start: location?.startOffset ?? 0, end: location?.endOffset ?? 0 };
}

/** Removes an element. */
export function removal(element: Element): Edit {
  return { ...rangeOf(element), text: '' };
}

/** Removes an attribute and the space before it. */
export function attributeRemoval({ sourceCodeLocation: location }: Element, name: string): Edit[] {
  const at = location?.attrs?.[name];
  return at ? [{ start: at.startOffset - 1, end: at.endOffset, text: '' }] : [];
}

/** Adds an attribute directly after another one. */
export function attributeAfter(
  { sourceCodeLocation: location }: Element,
  previous: string,
  text: string,
): Edit[] {
  const at = location?.attrs?.[previous];
  return at ? [{ start: at.endOffset, end: at.endOffset, text: ` ${text}` }] : [];
}

/** Text with all edits made; their positions are those in the original text. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let position = 0;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    result += text.slice(position, edit.start) + edit.text;
    position = Math.max(position, edit.end);
  }
  return result + text.slice(position);
}

const scriptTypes = new Set(['', 'text/javascript', 'module', 'importmap', 'speculationrules']);
const dataTypes = new Set(['application/ld+json', 'application/json']);

/** `code` runs or controls the browser, `data` only holds data; `unknown` is anything else. */
export function scriptKind(script: Element): 'code' | 'data' | 'unknown' {
  const type = attribute(script, 'type')?.toLowerCase() ?? '';
  if (scriptTypes.has(type)) return 'code';
  return dataTypes.has(type) ? 'data' : 'unknown';
}
