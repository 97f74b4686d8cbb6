import type { ChildNode, Root } from 'postcss';
import type { Names } from './page-names';
import { needsOf } from './selectors';

/** An animation (`@keyframes`). */
type Animation = { kind: 'animation'; name: string; text: string };

/** A part of a stylesheet, with the names that a page must have for it to apply. */
export type Part =
  | { kind: 'always'; text: string }
  | { kind: 'rule'; selectors: { text: string; needs: string[] }[]; body: string }
  | { kind: 'group'; head: string; parts: Part[] }
  | Animation;

/** Matches Tailwind's `@supports` condition around the fallback for browsers without `@property`. */
const plainDefaults = /margin-trim/;

/** Whether a stylesheet has `@property` rules without the fallback that {@link partsOf} uses instead of them. */
export function lacksPlainDefaults(css: string): boolean {
  return css.includes('@property') && !plainDefaults.test(css);
}

function partOf(node: ChildNode): Part[] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule')
    return [
      {
        kind: 'rule',
        selectors: node.selectors.map((text) => ({ text, needs: needsOf(text) })),
        body: [...new Set(node.nodes.map(String))].join(';'),
      },
    ];
  if (node.type === 'atrule') {
    // The fallback rules have the same values, and the HTML checker accepts them; see `plainDefaults`.
    if (node.name === 'property') return [];
    if (plainDefaults.test(node.params)) return (node.nodes ?? []).flatMap(partOf);
    if (node.name === 'keyframes') return [{ kind: 'animation', name: node.params, text: String(node) }];
    if (/^(media|supports|layer|container)$/.test(node.name) && node.nodes)
      return [{ kind: 'group', head: `@${node.name} ${node.params}`, parts: node.nodes.flatMap(partOf) }];
    return [{ kind: 'always', text: node.nodes ? String(node) : `${node};` }];
  }
  return [{ kind: 'always', text: `${node};` }];
}

/** Splits a stylesheet into parts, in order. */
export function partsOf(root: Root): Part[] {
  return root.nodes.flatMap(partOf);
}

/** The text of the parts that may apply to a page with these names, without animations. */
export function textOf(parts: readonly Part[], names: Names): string {
  const textOfOne = (part: Part): string => {
    switch (part.kind) {
      case 'always':
        return part.text;
      case 'rule': {
        const selectors = part.selectors.filter(({ needs }) => needs.every((need) => names.has(need)));
        return selectors.length > 0 ? `${selectors.map(({ text }) => text).join()}{${part.body}}` : '';
      }
      case 'group': {
        const inside = textOf(part.parts, names);
        return inside && `${part.head}{${inside}}`;
      }
      case 'animation':
        return '';
    }
  };
  return parts.map(textOfOne).join('');
}

/** All names that the selectors of these parts need. */
export function needsIn(parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (part.kind === 'rule') return part.selectors.flatMap(({ needs }) => needs);
    return part.kind === 'group' ? needsIn(part.parts) : [];
  });
}

/** The animations of these parts, including nested ones. */
export function animationsIn(parts: readonly Part[]): Animation[] {
  return parts.flatMap((part) => {
    if (part.kind === 'animation') return [part];
    return part.kind === 'group' ? animationsIn(part.parts) : [];
  });
}
