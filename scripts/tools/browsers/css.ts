import data, { type Identifier } from '@mdn/browser-compat-data';
import { type ChildNode, type Container, type Declaration, parse } from 'postcss';
import { featureAt } from './support';

const units: Record<string, string> = {
  svh: 'viewport_percentage_units_small',
  svw: 'viewport_percentage_units_small',
  lvh: 'viewport_percentage_units_large',
  lvw: 'viewport_percentage_units_large',
  dvh: 'viewport_percentage_units_dynamic',
  dvw: 'viewport_percentage_units_dynamic',
  cqw: 'container_query_length_units',
  cqi: 'container_query_length_units',
  lh: 'lh',
  rlh: 'rlh',
};

/** The path of each CSS function in the data, e.g. `css.types.color.color-mix` for `color-mix`. */
const functions = new Map<string, string>();

function collect(types: Identifier, path: string): void {
  for (const [name, entry] of Object.entries(types)) {
    if (name === '__compat' || !entry || typeof entry !== 'object') continue;
    if (!functions.has(name)) functions.set(name, `${path}.${name}`);
    collect(entry as Identifier, `${path}.${name}`);
  }
}
collect(data.css.types as Identifier, 'css.types');

/**
 * The features that a stylesheet requires, as paths in MDN's compatibility data. Ignores rules inside `@supports`, and
 * values that have a fallback (an earlier value of the same property in the same rule).
 */
export function cssFeatures(css: string): Set<string> {
  const found = new Set<string>();
  const add = (path: string) => featureAt(path)?.__compat && found.add(path);
  const walk = (node: ChildNode) => {
    if (node.type === 'atrule') {
      if (node.name === 'supports') return;
      add(`css.at-rules.${node.name}`);
      if (node.name === 'media') {
        for (const [, feature = ''] of node.params.matchAll(/\((?:min-|max-)?([a-z-]+)/g))
          add(`css.at-rules.media.${feature}`);
        if (/[<>]=?/.test(node.params)) add('css.at-rules.media.range_syntax');
      }
    }
    if (node.type === 'rule') {
      for (const [, pseudo = ''] of node.selector.matchAll(/::?([a-z][a-z-]*)/g))
        add(`css.selectors.${pseudo}`);
      if (node.parent?.type === 'rule') add('css.selectors.nesting');
    }
    if (node.type === 'decl') for (const path of declarationFeatures(node)) add(path);
    if ('nodes' in node) node.nodes?.forEach(walk);
  };
  parse(css).nodes.forEach(walk);
  return found;
}

function declarationFeatures({ prop, value, parent }: Declaration): string[] {
  if (prop.startsWith('-') && !prop.startsWith('--')) return [];
  const paths: string[] = [];
  if (parent?.type === 'atrule' && 'name' in parent) paths.push(`css.at-rules.${parent.name}.${prop}`);
  if (!prop.startsWith('--')) paths.push(`css.properties.${prop}`);
  const before = (parent as Container | undefined)?.nodes?.filter(
    (node): node is Declaration => node.type === 'decl' && node.prop === prop,
  );
  if (before && before.length > 1 && before[0]?.value !== value) return paths;
  const words = value.replace(/"[^"]*"|url\([^)]*\)/g, '');
  for (const [, name = '', from] of words.matchAll(/([a-z][a-z-]*)\((from\b)?/g)) {
    const path = functions.get(name);
    if (path) paths.push(path);
    if (from) paths.push(`${path}.relative_syntax`);
  }
  for (const [word] of words.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/g))
    paths.push(`css.properties.${prop}.${word}`);
  for (const [, unit = ''] of words.matchAll(/\d([a-z]{2,3})\b/g))
    if (units[unit]) paths.push(`css.types.length.${units[unit]}`);
  return paths;
}
