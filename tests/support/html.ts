import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** The tree of a page as it came over the wire, read as by a browser that runs no scripts. */
export function parseHtml(html: string): Node {
  return parse(html, { scriptingEnabled: false });
}

/** All elements below a node, in document order. */
export function elements(node: Node): Element[] {
  if (!('childNodes' in node)) return [];
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elements(child)] : []));
}

/** The elements with one of these names below a node. */
export function byTag(node: Node, ...names: string[]): Element[] {
  return elements(node).filter(({ tagName }) => names.includes(tagName));
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** The words of a node with single spaces between them; a no-break space stays. */
export function textOf(node: Node): string {
  const raw = (each: Node): string =>
    'value' in each ? each.value : 'childNodes' in each ? each.childNodes.map(raw).join('') : '';
  return raw(node)
    .replace(/[ \n\t]+/g, ' ')
    .trim();
}

/** The lines of a heading, as its `<br>`s break it. */
export function linesOf(heading: Element): string[] {
  const lines: string[] = [''];
  for (const child of heading.childNodes) {
    if ('tagName' in child && child.tagName === 'br') lines.push('');
    else lines.push(`${lines.pop()}${textOf(child)}`);
  }
  return lines;
}
