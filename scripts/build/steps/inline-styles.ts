import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import postcss, { type ChildNode, type Root } from 'postcss';
import { brotliSettings } from '@/scripts/lib/brotli';
import { applyEdits, rangeOf } from '../html';
import { readPage, stylesheetLinks, UnrecognizedHtml } from '../next-html';
import { rewritePages } from './pages';

/** What a page has that selectors can ask for: `.class`, `#id` and `tag`. */
type Names = ReadonlySet<string>;

/** A part of a stylesheet, with what a page must have for it to matter. */
type Part =
  | { kind: 'always'; text: string }
  | { kind: 'rule'; selectors: { text: string; needs: string[] }[]; body: string }
  | { kind: 'group'; head: string; parts: Part[] }
  | { kind: 'named'; name: string; text: string };

/** Text without what stands in brackets of this kind, nested ones included. */
function withoutBrackets(text: string, open: string, close: string): string {
  let depth = 0;
  let rest = '';
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    const escaped = sign === '\\';
    if (!escaped && sign === open) depth++;
    if (depth === 0) rest += escaped ? text.slice(at, at + 2) : sign;
    if (!escaped && sign === close) depth--;
    if (escaped) at++;
  }
  return rest;
}

const name = /[.#](?:\\.|[\w-]|[^\0-\x7f])+/g;

/** Parts of fields that the browser draws itself. */
const partOfField =
  /::(?:placeholder|file-selector-button|-webkit-(?:search|date|calendar|inner-spin|outer-spin)[\w-]*)|:-moz-ui-invalid/;

const plain = (name: string) => name.replace(/\\(.)/g, '$1');

/**
 * The classes, ids and elements that have to be in a page for a selector to match. What stands in brackets, as in
 * `:not(.a)` or `[open]`, does not count: it may be, or come about later.
 */
export function needsOf(selector: string): string[] {
  const bare = withoutBrackets(withoutBrackets(selector, '[', ']'), '(', ')');
  const named = [...bare.matchAll(name)].map(([text]) => plain(text));
  const elements =
    bare
      .replace(name, '')
      .replace(/::?[a-z-]+/g, '')
      .match(/[a-z][a-z0-9]*/g) ?? [];
  return [...named, ...elements, ...(partOfField.test(bare) ? ['input'] : [])];
}

/** Tailwind's condition around the initial values of its custom properties for browsers without `@property`. */
const plainDefaults = /margin-trim/;

/**
 * Takes out what Tailwind writes for browsers that cannot mix colors: all of the support list can (`package.json`).
 * It writes a rule with a plain color, then the same rule with the mixed one on condition.
 */
function withoutPlainColors(root: Root): Root {
  root.walkAtRules('supports', (condition) => {
    if (!condition.params.includes('color-mix')) return;
    const plain = condition.prev();
    const mixed = condition.first;
    if (plain?.type === 'rule' && mixed?.type === 'rule' && plain.selector === mixed.selector)
      mixed.walkDecls(({ prop }) => {
        plain.walkDecls(prop, (declaration) => void declaration.remove());
      });
    if (plain?.type === 'rule' && plain.nodes.length === 0) plain.remove();
    condition.replaceWith(condition.nodes ?? []);
  });
  return root;
}

function partOf(node: ChildNode): Part[] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule')
    return [
      {
        kind: 'rule',
        // A page is nobody's shadow tree.
        selectors: node.selectors
          .filter((text) => text !== ':host')
          .map((text) => ({ text, needs: needsOf(text) })),
        body: [...new Set(node.nodes.map(String))].join(';'),
      },
    ];
  if (node.type === 'atrule') {
    // The same values as rules, which every browser and the HTML checker know; see `plainDefaults`.
    if (node.name === 'property') return [];
    if (plainDefaults.test(node.params)) return (node.nodes ?? []).flatMap(partOf);
    if (node.name === 'keyframes') return [{ kind: 'named', name: node.params, text: String(node) }];
    if (/^(media|supports|layer|container)$/.test(node.name) && node.nodes)
      return [{ kind: 'group', head: `@${node.name} ${node.params}`, parts: node.nodes.flatMap(partOf) }];
    return [{ kind: 'always', text: node.nodes ? String(node) : `${node};` }];
  }
  return [{ kind: 'always', text: `${node};` }];
}

function textOf(parts: readonly Part[], names: Names): string {
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
      case 'named':
        return '';
    }
  };
  return parts.map(textOfOne).join('');
}

/** All that the selectors of a part ask for. */
function needsIn(part: Part): string[] {
  if (part.kind === 'rule') return part.selectors.flatMap(({ needs }) => needs);
  return part.kind === 'group' ? part.parts.flatMap(needsIn) : [];
}

/** The animations of a stylesheet, wherever they stand. */
function namedIn(parts: readonly Part[]): { name: string; text: string }[] {
  return parts.flatMap((part) => {
    if (part.kind === 'named') return [part];
    return part.kind === 'group' ? namedIn(part.parts) : [];
  });
}

/** A stylesheet's text for another place: its relative addresses are made absolute. */
export function atRoot(css: string, path: string): string {
  return css.replace(/url\((?!["']?(?:[a-z]+:|\/|#))["']?([^)"']+)["']?\)/g, (_, relative: string) => {
    const { pathname } = new URL(relative, `http://site${path}`);
    return `url(${pathname})`;
  });
}

/** Text without the custom properties that nothing in it uses. */
function withoutUnused(css: string): string {
  const used = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, property]) => property));
  return css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (whole, property) =>
    used.has(property) ? whole : '',
  );
}

/**
 * Prepares a stylesheet to be cut to single pages.
 * @param css the stylesheet
 * @param path where it lies, so that its relative addresses stay right
 * @returns gives for a page's names the rules which may apply to it, in their order
 * @throws {Error} if it registers custom properties and has no rules that stand in for that
 */
export function createCutter(css: string, path: string): (names: Names) => string {
  if (css.includes('@property') && !plainDefaults.test(css))
    throw new Error(
      `${path} registers custom properties without a fallback. Tailwind seems to write it differently now; see scripts/build/steps/inline-styles.ts.`,
    );
  const parts = withoutPlainColors(postcss.parse(atRoot(css, path))).nodes.flatMap(partOf);
  const named = namedIn(parts);
  const asked = [...new Set(parts.flatMap(needsIn))];
  // Pages of one kind mostly have the same names.
  const known = new Map<string, string>();
  return (names) => {
    const present = new Set(asked.filter((name) => names.has(name)));
    const key = [...present].join(' ');
    const before = known.get(key);
    if (before !== undefined) return before;
    const text = textOf(parts, present);
    const animations = named.filter(({ name }) => text.includes(name)).map((part) => part.text);
    const result = withoutUnused(text + animations.join(''));
    known.set(key, result);
    return result;
  };
}

/** The classes, ids and elements of a page. */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>();
  for (const [, element = ''] of html.matchAll(/<([a-z][a-z0-9]*)/g)) names.add(element);
  for (const [, classes = ''] of html.matchAll(/\sclass="([^"]*)"/g))
    for (const name of classes.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/))
      names.add(`.${name}`);
  for (const [, id = ''] of html.matchAll(/\sid="([^"]*)"/g)) names.add(`#${id}`);
  return names;
}

/**
 * What a server sends before it waits for an answer is 14,600 bytes; headers take some 1,330 of them (the policy is the
 * longest), and the policy that the page gets later (`content-security.ts`) some 400. A page beyond that comes a round trip later as a whole,
 * which costs more than a stylesheet beside it (docs/performance.md).
 */
const initialCongestionWindow = 12_850;

/** What the slowest compression makes of a page; judged by a fast one where that leaves no doubt. */
function sentBytes(html: string): number {
  const compressed = (quality: number) =>
    brotliCompressSync(html, brotliSettings(html.length, quality)).length;
  const judged = 0.856 * compressed(4);
  return Math.abs(judged / initialCongestionWindow - 1) > 0.03 ? judged : compressed(11);
}

/**
 * Puts the part of the stylesheet that a page needs into the page itself, so that nothing stands between its
 * HTML and its first paint; a page that would become too long keeps the link. `data-href` names the whole
 * stylesheet for the script that starts the runtime: what scripts show later finds it loaded.
 * @param cut gives the text for a stylesheet's path
 * @throws {UnrecognizedHtml} if the page has no stylesheet, or links it in an unknown way
 */
export function inlinePageStyles(
  html: string,
  file: string,
  cut: (path: string, names: Names) => string,
): string {
  const names = namesIn(html);
  const links = stylesheetLinks(readPage(html, file));
  if (links.length === 0) throw new UnrecognizedHtml(file, 'stylesheet', 'it links no stylesheet');
  const text = applyEdits(
    html,
    links.map(({ element, href }) => ({
      ...rangeOf(element),
      text: `<style data-href="${href}">${cut(href, names).replaceAll('</', '<\\/')}</style>`,
    })),
  );
  return sentBytes(text) > initialCongestionWindow ? html : text;
}

/** Inlines the styles of every exported page that is short enough; comes after all that makes pages shorter. */
export function inlineStyles(out: string): void {
  const cutters = new Map<string, (names: Names) => string>();
  rewritePages(out, (html, file) =>
    inlinePageStyles(html, file, (path, names) => {
      const cutter = cutters.get(path) ?? createCutter(readFileSync(join(out, path), 'utf8'), path);
      cutters.set(path, cutter);
      return cutter(names);
    }),
  );
}
