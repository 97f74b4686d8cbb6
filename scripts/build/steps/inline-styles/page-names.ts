import { attribute, type Element, rangeOf } from '../../html';

/** Names that selectors can match in a page: `.class`, `#id`, and `tag`. */
export type Names = ReadonlySet<string>;

/**
 * The classes, ids, and elements in a page. Reads the text, because the parser takes the content of `<noscript>` for text,
 * and that content needs its styles, too.
 */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, element = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) names.add(element);
  for (const [, classes = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of classes.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/))
      names.add(`.${name}`);
  for (const [, id = ''] of html.matchAll(/\sid="([^"]*)"/g)) names.add(`#${id}`);
  return names;
}

/** Whether the browser does not show an element before the visitor does something. */
function isHidden(element: Element): boolean {
  for (let node: Element | null = element; node; node = node.parentNode as Element | null) {
    const parent: Element | null = node.parentNode as Element | null;
    const isClosed =
      parent?.tagName === 'details' && attribute(parent, 'open') === undefined && node.tagName !== 'summary';
    if (isClosed) return true;
  }
  return false;
}

/** The classes, ids, and elements that the browser shows before a position of the page. */
export function namesBefore(elements: readonly Element[], position: number): Set<string> {
  const names = new Set<string>();
  for (const element of elements) {
    if (rangeOf(element).start >= position || isHidden(element)) continue;
    names.add(element.tagName);
    for (const name of (attribute(element, 'class') ?? '').split(/\s+/)) names.add(`.${name}`);
    names.add(`#${attribute(element, 'id') ?? ''}`);
  }
  return names;
}
