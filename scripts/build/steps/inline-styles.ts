import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import postcss, { AtRule, type ChildNode, type Root } from 'postcss';
import { brotliSettings } from '@/scripts/lib/brotli';
import { applyEdits, attribute, type Element, rangeOf, removal } from '../html';
import { readPage, stylesheetLinks, UnrecognizedHtml } from '../next-html';
import type { PageChange } from './pages';

/** Names that selectors can match in a page: `.class`, `#id`, and `tag`. */
type Names = ReadonlySet<string>;

/**
 * `all`: every rule that the page may need. `first-paint`: only those that its first paint may need. `page-change`: those
 * of page transitions (`components/styles/page-change.css`), which the other scopes do not include.
 */
export type Scope = 'all' | 'first-paint' | 'page-change';

/** A part of a stylesheet, with the names that a page must have for it to apply. */
type Part =
  | { kind: 'always'; text: string }
  | { kind: 'rule'; selectors: { text: string; needs: string[] }[]; body: string }
  | { kind: 'group'; head: string; parts: Part[] }
  | { kind: 'named'; name: string; text: string };

/** Removes the parts of a text in these brackets, including nested ones. */
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

/** Pseudo-elements of form fields. */
const fieldParts =
  /::(?:placeholder|file-selector-button|-webkit-(?:search|date|calendar|inner-spin|outer-spin)[\w-]*)|:-moz-ui-invalid/;

const plain = (name: string) => name.replace(/\\(.)/g, '$1');

/**
 * The classes, ids, and elements that a page must have for a selector to match. Parts in brackets, such as `:not(.a)` and
 * `[open]`, are ignored: whether they match can change at any time.
 */
export function needsOf(selector: string): string[] {
  const bare = withoutBrackets(withoutBrackets(selector, '[', ']'), '(', ')');
  const wrapped = wrappedClass.exec(selector)?.[1];
  const named = [...(wrapped ? [wrapped] : []), ...[...bare.matchAll(name)].map(([text]) => text)].map(plain);
  const elements =
    bare
      .replace(name, '')
      .replace(/::?[a-z-]+/g, '')
      .match(/[a-z][a-z0-9]*/g) ?? [];
  return [...named, ...elements, ...(fieldParts.test(bare) ? ['input'] : [])];
}

/** Selectors of utilities inside `:where()` or `:is()`, such as `:where(.stack-2 > *)`; the group is the class. */
const wrappedClass = /^:(?:where|is)\((\.(?:\\.|[\w-])+)[\s>]/;

/** Matches Tailwind's `@supports` condition around the fallback for browsers without `@property`. */
const plainDefaults = /margin-trim/;

/**
 * Removes Tailwind's fallback for browsers without `color-mix`, which all supported browsers have (`browserslist` in
 * package.json). Tailwind writes a rule with a plain color, then the same rule with `color-mix` inside `@supports`.
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

/** Whether a node is a rule of page transitions. */
function isPageChange(node: ChildNode): boolean {
  if (node.type !== 'rule') return false;
  return (
    node.selector.includes('::view-transition') ||
    node.every((child) => child.type === 'decl' && child.prop === 'view-transition-name')
  );
}

/** Removes the rules of page transitions from a stylesheet, and returns their text. */
function takePageChange(root: Root): string {
  let text = '';
  root.walk((node) => {
    if (!isPageChange(node)) return;
    const { parent } = node;
    const isInMedia = parent instanceof AtRule && parent.name === 'media';
    text += isInMedia ? `@media ${parent.params}{${node}}` : String(node);
    node.remove();
  });
  return text;
}

/** Media queries, and states of elements, that do not apply before the visitor does something. */
const laterMedia = /^(?!not\b).*(?:\bprint\b|forced-colors)/;
const laterStates =
  /:(?:hover|active|focus-visible|target|disabled)(?![\w-])|::(?:selection|backdrop)|\[(?:open|data-scrolled|data-theme-control)/;
/** Properties that change neither the layout nor the look of the first paint. */
const laterProperties =
  /^(?:transition|touch-action|cursor|scroll-margin|outline|tab-size|overscroll-behavior|scrollbar-gutter|-webkit-tap)/;

/** Removes rules that the first paint does not need. The full stylesheet, which follows, has them. */
function withoutLater(root: Root): Root {
  // An animation by scroll position applies from the first paint on.
  const scrolled = new Set<string>();
  root.walkDecls('animation-timeline', ({ parent }) => {
    parent?.each((node) => {
      if (node.type === 'decl' && /^animation(?:-name)?$/.test(node.prop))
        for (const word of node.value.split(/\s+/)) scrolled.add(word);
    });
  });
  root.walkAtRules((rule) => {
    const isLater =
      rule.name === 'keyframes'
        ? !scrolled.has(rule.params)
        : rule.name === 'media' && laterMedia.test(rule.params);
    if (isLater) rule.remove();
  });
  root.walkRules((rule) => {
    const needed = rule.selectors.filter((selector) => !laterStates.test(selector));
    if (needed.length === 0) rule.remove();
    else if (needed.length < rule.selectors.length) rule.selectors = needed;
    rule.walkDecls(laterProperties, (declaration) => void declaration.remove());
    if (rule.nodes.length === 0) rule.remove();
  });
  return root;
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

/** All names that the selectors of a part need. */
function needsIn(part: Part): string[] {
  if (part.kind === 'rule') return part.selectors.flatMap(({ needs }) => needs);
  return part.kind === 'group' ? part.parts.flatMap(needsIn) : [];
}

/** The animations of a stylesheet, including nested ones. */
function namedIn(parts: readonly Part[]): { name: string; text: string }[] {
  return parts.flatMap((part) => {
    if (part.kind === 'named') return [part];
    return part.kind === 'group' ? namedIn(part.parts) : [];
  });
}

/** Makes the relative URLs of a stylesheet absolute, for use in a page. */
export function withAbsoluteUrls(css: string, path: string): string {
  return css.replace(/url\((?!["']?(?:[a-z]+:|\/|#))["']?([^)"']+)["']?\)/g, (_, relative: string) => {
    const { pathname } = new URL(relative, `http://site${path}`);
    return `url(${pathname})`;
  });
}

/**
 * Removes the custom properties of rules that neither rules nor animations use. Those that animations set remain: rules
 * that load later may use them, and browsers keep the animation that they have started.
 */
function withoutUnused(rules: string, animations: string): string {
  const used = new Set(
    [...(rules + animations).matchAll(/var\((--[\w-]+)/g)].map(([, property]) => property),
  );
  return rules.replace(/(?<=[{;])(--[\w-]+):[^;{}]*(;|(?=\}))/g, (whole, property) =>
    used.has(property) ? whole : '',
  );
}

/**
 * Prepares a stylesheet for selecting the rules that a page needs.
 * @param css the stylesheet
 * @param path its URL path, for resolving relative URLs
 * @param scope which rules
 * @returns a function that takes the names in a page and returns the rules that may apply to it, in order
 * @throws {Error} if the stylesheet has `@property` rules without the fallback for older browsers
 */
export function createRuleSelector(
  css: string,
  path: string,
  scope: Scope = 'all',
): (names: Names) => string {
  if (css.includes('@property') && !plainDefaults.test(css))
    throw new Error(
      `${path} has @property rules without a fallback. The output of Tailwind has probably changed; adapt scripts/build/steps/inline-styles.ts.`,
    );
  const root = withoutPlainColors(postcss.parse(withAbsoluteUrls(css, path)));
  const pageChange = takePageChange(root);
  if (scope === 'page-change') return () => pageChange;
  const parts = (scope === 'all' ? root : withoutLater(root)).nodes.flatMap(partOf);
  const named = namedIn(parts);
  const needed = [...new Set(parts.flatMap(needsIn))];
  // Cached, because pages of one kind mostly have the same names.
  const selected = new Map<string, string>();
  return (names) => {
    const present = new Set(needed.filter((name) => names.has(name)));
    const key = [...present].join(' ');
    const previous = selected.get(key);
    if (previous !== undefined) return previous;
    const text = textOf(parts, present);
    const animations = named
      .filter(({ name }) => text.includes(name))
      .map((part) => part.text)
      .join('');
    const result = withoutUnused(text, animations) + animations;
    selected.set(key, result);
    return result;
  };
}

/** The classes, ids, and elements in a page. */
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
 * The size in bytes up to which a page arrives in the first round trip. A server sends 14,600 bytes before it waits for an
 * acknowledgment. Headers take about 1,350 of them, and the policy that a later step adds (`content-security.ts`) about
 * 420. A longer page needs another round trip, which takes longer than loading a stylesheet (docs/performance.md).
 */
const initialCongestionWindow = 12_830;

/** The bytes of the integrity attribute that a later step adds to a stylesheet link. */
const integrityBytes = 60;

/** The size of a page with the best compression. Estimated from a fast compression, unless that is close to the limit. */
function sentBytes(html: string): number {
  const compressed = (quality: number) =>
    brotliCompressSync(html, brotliSettings(html.length, quality)).length;
  const estimate = 0.856 * compressed(4);
  return Math.abs(estimate / initialCongestionWindow - 1) > 0.03 ? estimate : compressed(11);
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
function namesBefore(elements: readonly Element[], position: number): Set<string> {
  const names = new Set<string>();
  for (const element of elements) {
    if (rangeOf(element).start >= position || isHidden(element)) continue;
    names.add(element.tagName);
    for (const name of (attribute(element, 'class') ?? '').split(/\s+/)) names.add(`.${name}`);
    names.add(`#${attribute(element, 'id') ?? ''}`);
  }
  return names;
}

type SelectRules = (path: string, names: Names, scope: Scope) => string;

const styleElement = (href: string, css: string) =>
  `<style data-href="${href}">${css.replaceAll('</', '<\\/')}</style>`;

/**
 * A script that adds the rules of page transitions, or nothing if there are none. Not a style element, because the HTML
 * checker does not know them. The text is the same on all pages, so the policy that hosts send has one hash for it.
 */
function pageChangeScript(css: string): string {
  if (!css) return '';
  const text = JSON.stringify(css).replaceAll('<', '\\u003c');
  return `<script>try{let s=new CSSStyleSheet;s.replaceSync(${text});document.adoptedStyleSheets.push(s)}catch{}</script>`;
}

/**
 * Replaces the stylesheet link of a page with the rules that the page needs, so that the first paint does not wait for the
 * stylesheet. `data-href` has the URL of the full stylesheet, which the start script loads later for content that scripts
 * add.
 *
 * If the page would become too long, it gets only the rules for its first view, and the link moves to the end of that view
 * (`components/pages/rest-of-page.tsx`). Browsers paint everything before the link, and wait before they paint the rest;
 * Firefox waits only because of the start script, which moves together with the link. If the page would still be too long,
 * it keeps its link.
 * @param selectRules returns the rules of the stylesheet at `path` for a page with these names
 * @throws {UnrecognizedHtml} if the page has no stylesheet link in the expected form
 */
export function inlinePageStyles(html: string, file: string, selectRules: SelectRules): string {
  const page = readPage(html, file);
  const links = stylesheetLinks(page);
  if (links.length === 0) throw new UnrecognizedHtml(file, 'stylesheet', 'it links no stylesheet');
  const script = pageChangeScript(
    links.map(({ href }) => selectRules(href, new Set(), 'page-change')).join(''),
  );
  const replaceLinks = (names: Names, scope: Scope) =>
    links.map(({ element, href }) => ({
      ...rangeOf(element),
      text: styleElement(href, selectRules(href, names, scope)),
    }));
  // React takes the first inline script of the head for its own.
  const withScript = (text: string) => text.replace('</head>', () => `${script}</head>`);

  const whole = withScript(applyEdits(html, replaceLinks(namesIn(html), 'all')));
  if (sentBytes(whole) <= initialCongestionWindow) return whole;

  const rest = page.elements.find((element) => attribute(element, 'data-rest') !== undefined);
  const start = page.elements.find((element) => attribute(element, 'data-payload') !== undefined);
  if (!rest || !start) return html;
  const position = rangeOf(rest).start;
  const moved = [
    ...links.map(({ href }) => `<link rel="stylesheet" href="${href}"/>`),
    html.slice(rangeOf(start).start, rangeOf(start).end),
  ].join('');
  const split = withScript(
    applyEdits(html, [
      ...replaceLinks(namesBefore(page.elements, position), 'first-paint'),
      { ...rangeOf(rest), text: `<div hidden="" data-rest="">${moved}</div>` },
      removal(start),
    ]),
  );
  return sentBytes(split) + integrityBytes <= initialCongestionWindow ? split : html;
}

/** How many pages have all their styles, those of their first view, or only a link. */
export type InlinedPages = { whole: number; firstView: number; linked: number };

/**
 * Creates the change that inlines the styles of pages that are short enough. Must run after changes that make pages
 * shorter.
 * @param counts is increased for each page
 */
export function createInlineStyles(out: string, counts: InlinedPages): PageChange {
  const selectors = new Map<string, (names: Names) => string>();
  return (html, file) => {
    const result = inlinePageStyles(html, file, (path, names, scope) => {
      const key = `${path} ${scope}`;
      const selectRules =
        selectors.get(key) ?? createRuleSelector(readFileSync(join(out, path), 'utf8'), path, scope);
      selectors.set(key, selectRules);
      return selectRules(names);
    });
    if (result === html) counts.linked++;
    else if (result.includes('data-rest=""><link')) counts.firstView++;
    else counts.whole++;
    return result;
  };
}
