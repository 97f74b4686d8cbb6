import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { featureAt } from './support';

const htmlNamespace = 'http://www.w3.org/1999/xhtml';

/** The elements and attributes of a page, as paths in MDN's compatibility data. */
export function htmlFeatures(html: string): Set<string> {
  const found = new Set<string>();
  const add = (path: string) => {
    const known = featureAt(path)?.__compat !== undefined;
    if (known) found.add(path);
    return known;
  };
  const walk = (node: DefaultTreeAdapterTypes.Node) => {
    if ('tagName' in node && node.namespaceURI === htmlNamespace) {
      add(`html.elements.${node.tagName}`);
      for (const { name } of node.attrs)
        if (!add(`html.elements.${node.tagName}.${name}`)) add(`html.global_attributes.${name}`);
    }
    if ('content' in node) walk(node.content);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parse(html));
  return found;
}
