import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;

/** Replaces the characters from `start` (inclusive) to `end` (exclusive) with `text`. */
export type Edit = { start: number; end: number; text: string };

/** Adds all elements below a node to a list, in document order. One list for all, because pages have 1,000 elements. */
function addElementsBelow(node: DefaultTreeAdapterTypes.ParentNode, elements: Element[]): Element[] {
  for (const child of node.childNodes)
    if (defaultTreeAdapter.isElementNode(child)) {
      elements.push(child);
      addElementsBelow(child, elements);
    }
  return elements;
}

/** Parses a page. Returns all elements in document order, with their source positions. */
export function parseElements(html: string): Element[] {
  return addElementsBelow(parse(html, { sourceCodeLocationInfo: true }), []);
}

/** The value of an attribute, or undefined if the element does not have it. */
export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

/** The text directly inside an element. */
export function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('');
}

/** The source range of an element. */
export function rangeOf({ sourceCodeLocation: location }: Element): { start: number; end: number } {
  return { start: location?.startOffset ?? 0, end: location?.endOffset ?? 0 };
}

/** An edit that removes an element. */
export function removal(element: Element): Edit {
  return { ...rangeOf(element), text: '' };
}

/** An edit that removes an attribute and the space before it; none if the element does not have it. */
export function attributeRemoval({ sourceCodeLocation: location }: Element, name: string): Edit[] {
  const at = location?.attrs?.[name];
  return at ? [{ start: at.startOffset - 1, end: at.endOffset, text: '' }] : [];
}

/** An edit that adds an attribute directly after another one; none if the element does not have that one. */
export function attributeAfter(
  { sourceCodeLocation: location }: Element,
  previous: string,
  text: string,
): Edit[] {
  const at = location?.attrs?.[previous];
  return at ? [{ start: at.endOffset, end: at.endOffset, text: ` ${text}` }] : [];
}

/** Applies edits to a text. Their positions refer to the original text. */
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

/** Whether a script of this type is JSON. */
export const isDataType = (type = ''): boolean => dataTypes.has(type.toLowerCase());

/** The kind of a script element: `code` affects the browser, `data` is JSON, `unknown` is anything else. */
export function scriptKind(script: Element): 'code' | 'data' | 'unknown' {
  const type = attribute(script, 'type')?.toLowerCase() ?? '';
  if (scriptTypes.has(type)) return 'code';
  return isDataType(type) ? 'data' : 'unknown';
}

/** Whether an element is an inline script that runs; speculation rules and data do not. */
export function isInlineCode(element: Element): boolean {
  return (
    element.tagName === 'script' &&
    attribute(element, 'src') === undefined &&
    attribute(element, 'type') !== 'speculationrules' &&
    scriptKind(element) === 'code'
  );
}
