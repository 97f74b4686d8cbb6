import { lineAndColumn } from '@/lib/content/issue';
import { escapePattern } from '@/lib/site/escape-pattern';
import { attribute, type Element, isInlineCode, parseElements, rangeOf, scriptKind, textOf } from '../html';
import { type Assumption, UnrecognizedHtml } from './assumptions';
import { bundlerGlobal, chunksPath, payloadGlobal, stylesheetPrecedence } from './globals';

/** A page as Next exported it, parsed. */
export type NextPage = {
  /** The path of the file relative to the export, e.g. `services/ai-ml.html`. */
  file: string;
  html: string;
  elements: readonly Element[];
};

/** Tells the bundler's runtime which modules to run. */
type Entry = { otherChunks: unknown[]; runtimeModuleIds: unknown[] };

/** The parts of a page that start the client runtime. */
export type RuntimeStart = {
  /** The paths of the runtime's scripts, in the order of the page. */
  scripts: string[];
  /** The paths of the page's stylesheets. */
  stylesheets: string[];
  entry: Entry;
  /** The id of the build. */
  build: string;
  /** All elements that start the runtime or contain the payload. */
  elements: Element[];
};

/** Attributes that React adds for view transitions in streamed pages. They are unused here, and invalid HTML. */
export const transitionAttributes = ['vt-name', 'vt-share', 'vt-update', 'vt-enter', 'vt-exit'];

const chunkPath = new RegExp(`^${chunksPath}[\\w.~-]+\\.js$`);
const stylesheetPath = /^\/_next\/static\/[^?#]+\.css$/;
/** Attributes of a chunk script that do not change when or whether it runs. */
const chunkAttributes = new Set(['src', 'async', 'id', 'integrity', 'crossorigin', 'nonce', 'fetchpriority']);

const globalName = `(?:globalThis|self|window)(?:\\[["']${escapePattern(bundlerGlobal)}["']\\]|\\.${escapePattern(bundlerGlobal)})`;
const entryCall = new RegExp(
  `^\\(${globalName}\\s*\\|\\|\\s*\\(${globalName}\\s*=\\s*\\[\\]\\)\\)\\.push\\((\\{[\\s\\S]*\\})\\);?$`,
);
const payloadName = `self\\.${escapePattern(payloadGlobal)}`;
const payloadCall = new RegExp(
  `^(?:${payloadName}|\\(${payloadName}\\s*=\\s*${payloadName}\\s*\\|\\|\\s*\\[\\]\\))\\.push\\((\\[[\\s\\S]*\\])\\);?$`,
);
/**
 * Matches code of Next, React, or the bundler by its global variables. A name alone does not count, because the site's own
 * scripts contain ids of entries, e.g. `turbopack`.
 */
const frameworkCode =
  /\b(?:self|window|globalThis)(?:\.|\[["'])(?:__next|__NEXT|TURBOPACK|webpackChunk)|\$R[A-Z]\b/;

/** The page that was parsed last: a step that changes nothing leaves the same text to the next step. */
let latest: NextPage | undefined;

/** Parses a page, without checking any assumption. */
export function readPage(html: string, file: string): NextPage {
  if (latest?.html !== html || latest.file !== file) latest = { file, html, elements: parseElements(html) };
  return latest;
}

/** Creates the error for an element of a page. */
function unrecognized(page: NextPage, assumption: Assumption, found: string, element?: Element) {
  if (!element) return new UnrecognizedHtml(page.file, assumption, found);
  const { start, end } = rangeOf(element);
  const excerpt = page.html.slice(start, Math.min(end, start + 120)).replace(/\s+/g, ' ');
  const { line, column } = lineAndColumn(page.html, start);
  return new UnrecognizedHtml(`${page.file}:${line}:${column}`, assumption, `${found}: ${excerpt}`);
}

/** Parses JSON; undefined if the text is not valid JSON. */
function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

/** The scripts at the end of the body, where Next writes its own. */
function scriptsAtEnd({ elements }: NextPage): Set<Element> {
  const body = elements.find(({ tagName }) => tagName === 'body');
  const found = new Set<Element>();
  for (const node of (body?.childNodes ?? []).toReversed()) {
    if (node.nodeName === '#text' && 'value' in node && node.value.trim() === '') continue;
    if (node.nodeName !== 'script' || scriptKind(node as Element) === 'data') break;
    found.add(node as Element);
  }
  return found;
}

/**
 * The inline scripts of Next, in the order of the page: all inline scripts at the end of the body, and others that use
 * global variables of Next. The site's own inline scripts are elsewhere in the page.
 */
export function frameworkScripts(page: NextPage): Element[] {
  const atEnd = scriptsAtEnd(page);
  return page.elements.filter(
    (element) => isInlineCode(element) && (atEnd.has(element) || frameworkCode.test(textOf(element))),
  );
}

/**
 * The position directly after `<meta charset>`, where a policy or a first script can be inserted.
 * @throws {UnrecognizedHtml} if there is not exactly one, or if it comes after something that a policy governs
 */
export function endOfCharset(page: NextPage): number {
  const found = page.elements.filter(
    (element) => element.tagName === 'meta' && attribute(element, 'charset') !== undefined,
  );
  const [meta] = found;
  if (!meta || found.length > 1)
    throw unrecognized(page, 'charset', `it has ${found.length} <meta charset>`, found[1]);
  const { start, end } = rangeOf(meta);
  const earlier = page.elements.find(
    (element) =>
      ['script', 'style', 'link', 'body'].includes(element.tagName) && rangeOf(element).start < start,
  );
  if (earlier) throw unrecognized(page, 'charset', 'this comes before <meta charset>', earlier);
  return end;
}

/** Whether an element is a stylesheet link. */
export function isStylesheet(element: Element): boolean {
  return element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet';
}

/**
 * The stylesheet links of a page, with their paths.
 * @throws {UnrecognizedHtml} if a link has another form than expected
 */
export function stylesheetLinks(page: NextPage): { element: Element; href: string }[] {
  return page.elements.filter(isStylesheet).map((element) => {
    const href = attribute(element, 'href') ?? '';
    if (!stylesheetPath.test(href) || attribute(element, 'data-precedence') !== stylesheetPrecedence)
      throw unrecognized(page, 'stylesheet', 'it has a stylesheet link in another form', element);
    return { element, href };
  });
}

/** Whether an element is a preload link for a script. */
export function isScriptPreload(element: Element): boolean {
  const rel = attribute(element, 'rel');
  return (
    element.tagName === 'link' &&
    (rel === 'modulepreload' || (rel === 'preload' && attribute(element, 'as') === 'script'))
  );
}

/** All script elements with `src`, and the paths of those that belong to the runtime (not those for old browsers). */
function chunkScripts(page: NextPage): { elements: Element[]; scripts: string[] } {
  const elements: Element[] = [];
  const scripts: string[] = [];
  for (const element of page.elements) {
    const src = element.tagName === 'script' ? attribute(element, 'src') : undefined;
    if (src === undefined) continue;
    if (!chunkPath.test(src)) throw unrecognized(page, 'chunkScript', 'it loads an unknown script', element);
    elements.push(element);
    if (attribute(element, 'nomodule') !== undefined) continue;
    const other = element.attrs.find(({ name }) => !chunkAttributes.has(name));
    if (other || attribute(element, 'async') === undefined)
      throw unrecognized(page, 'chunkScript', 'it has a chunk script in another form', element);
    if (!scripts.includes(src)) scripts.push(src);
  }
  return { elements, scripts };
}

/** The payload text in an inline script, or undefined if it is not a payload script. */
function payloadText(code: string): string | undefined {
  const list = parseJson(payloadCall.exec(code.trim())?.[1]);
  if (!Array.isArray(list)) return undefined;
  if (list.length === 1 && list[0] === 0) return '';
  return list.length === 2 && list[0] === 1 && typeof list[1] === 'string' ? list[1] : undefined;
}

/** The entry in an inline script, or undefined if it is not an entry script. */
function entryOf(code: string): Entry | undefined {
  const entry = parseJson(entryCall.exec(code.trim())?.[1]) as Partial<Entry> | undefined;
  const isComplete = Array.isArray(entry?.otherChunks) && Array.isArray(entry.runtimeModuleIds);
  return isComplete && Object.keys(entry ?? {}).length === 2 ? (entry as Entry) : undefined;
}

/** The assumption that an unknown inline script probably violates, for an error message. */
function likelyPart(script: Element): 'entry' | 'payload' | 'inlineScript' {
  const code = textOf(script);
  if (code.includes('runtimeModuleIds') || attribute(script, 'id') === '_R_') return 'entry';
  return code.includes('__next_f') ? 'payload' : 'inlineScript';
}

/** The id of the build in a payload. */
function buildOf(payload: string): string | undefined {
  return /"b":"([^"]+)"/.exec(payload)?.[1];
}

/**
 * Reads the parts of a page that start the client runtime.
 * @param payload the text of the page's payload file
 * @throws {UnrecognizedHtml} for the first part that does not match an assumption
 */
export function readRuntimeStart(page: NextPage, payload: string): RuntimeStart {
  const chunks = chunkScripts(page);
  const runtimes = chunks.scripts.filter((src) => src.startsWith(`${chunksPath}turbopack-`));
  if (runtimes.length !== 1)
    throw unrecognized(
      page,
      'runtimeScript',
      `it loads ${runtimes.length} runtimes (${runtimes.join(', ')})`,
    );

  let text = '';
  const entries: Entry[] = [];
  const inline = frameworkScripts(page);
  for (const script of inline) {
    const code = textOf(script);
    const added = payloadText(code);
    const entry = entryOf(code);
    if (added !== undefined) text += added;
    else if (entry) entries.push(entry);
    else throw unrecognized(page, likelyPart(script), 'it has an inline script in another form', script);
  }
  const [entry] = entries;
  if (!entry || entries.length > 1) throw unrecognized(page, 'entry', `it has ${entries.length} entries`);

  const build = buildOf(payload);
  if (!build) throw unrecognized(page, 'buildId', 'its payload has no build id');
  if (text !== payload)
    throw unrecognized(page, 'payloadFile', 'its payload is not the text of its .txt file');

  return {
    scripts: chunks.scripts,
    stylesheets: stylesheetLinks(page).map(({ href }) => href),
    entry,
    build,
    elements: [...chunks.elements, ...inline, ...page.elements.filter(isScriptPreload)],
  };
}
