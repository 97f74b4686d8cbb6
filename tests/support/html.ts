import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Parses HTML as a browser without JavaScript does. */
export function parseHtml(html: string): Node {
  return parse(html, { scriptingEnabled: false });
}

/** Returns all elements below a node in document order. */
export function elements(node: Node): Element[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elements(child)] : []));
}

/** Returns the elements below a node that have one of these tag names. */
export function byTag(node: Node, ...names: string[]): Element[] {
  return elements(node).filter(({ tagName }) => names.includes(tagName));
}

/** Returns the value of an attribute; undefined if the element does not have it. */
export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** Returns the text of a node with whitespace collapsed. Non-breaking spaces stay. */
export function textOf(node: Node): string {
  const raw = (each: Node): string =>
    'value' in each ? each.value : 'childNodes' in each ? each.childNodes.map(raw).join('') : '';
  return raw(node)
    .replace(/[ \n\t]+/g, ' ')
    .trim();
}

/** Returns the lines of a heading, split at its `<br>` elements. */
export function linesOf(heading: Element): string[] {
  const lines: Node[][] = [[]];
  for (const child of heading.childNodes) {
    if ('tagName' in child && child.tagName === 'br') lines.push([]);
    else lines.at(-1)?.push(child);
  }
  return lines.map((childNodes) => textOf({ ...heading, childNodes } as Element));
}
