import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from 'parse5';
import { type InlineHashes, type Neighbors, pagePolicy } from '../hosts/policy';
import { rewritePages } from './pages';

type Element = DefaultTreeAdapterTypes.Element;

/** Types of scripts that run or steer the browser, and those that only hold data. */
const running = new Set(['', 'text/javascript', 'module', 'importmap', 'speculationrules']);
const data = new Set(['application/ld+json', 'application/json']);

const charset = '<meta charSet="utf-8"/>';

function elementsOf(node: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return node.childNodes.flatMap((child) =>
    defaultTreeAdapter.isElementNode(child) ? [child, ...elementsOf(child)] : [],
  );
}

const attribute = ({ attrs }: Element, name: string) => attrs.find((each) => each.name === name)?.value;

function textOf({ childNodes }: Element): string {
  return childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('');
}

/** Whether the browser runs a script, or is steered by it; the rest only holds data. */
const runs = (script: Element) => running.has(attribute(script, 'type')?.toLowerCase() ?? '');

/** `sha256-…` as policies and `integrity` name it. */
function sha256(bytes: string | Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

/** What in a page no strict policy lets through. */
function refusals(elements: Element[]): string[] {
  return elements.flatMap((element) => {
    const type = attribute(element, 'type')?.toLowerCase() ?? '';
    const handler = element.attrs.find(({ name }) => name.startsWith('on'));
    const code = element.attrs.find(({ value }) => /^\s*javascript:/i.test(value));
    return [
      attribute(element, 'style') !== undefined &&
        `a style attribute on <${element.tagName}>; use a class, or set the property in script`,
      handler && `the handler ${handler.name} on <${element.tagName}>; listen in an island`,
      code && `a "javascript:" address in ${code.name} of <${element.tagName}>`,
      element.tagName === 'base' && 'a base element',
      element.tagName === 'script' &&
        !running.has(type) &&
        !data.has(type) &&
        `a script of the unknown type "${type}"`,
    ].filter((issue) => typeof issue === 'string');
  });
}

/** The hashes of the inline scripts that only hold data. */
export function dataHashes(html: string): string[] {
  return elementsOf(parse(html))
    .filter((element) => element.tagName === 'script' && !runs(element))
    .map((element) => sha256(textOf(element)));
}

/**
 * The hashes of what a page has inline: its scripts and styles. Browsers ask for none of scripts that only hold
 * data; the HTML checker does.
 */
function inlineHashes(elements: readonly Element[]): InlineHashes {
  const scripts = elements.filter(
    (element) => element.tagName === 'script' && attribute(element, 'src') === undefined,
  );
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  const hashes = (list: Element[]) => [...new Set(list.map((element) => sha256(textOf(element))))];
  return { scripts: hashes(scripts), styles: hashes(styles) };
}

/**
 * Gives a page its Content-Security-Policy, and its style sheets the hash by which the browser checks them.
 * @param html a page that no later step changes
 * @param file its name from `out`, e.g. `services/ai-ml.html`
 * @param read reads a file of the export by its address
 * @throws {Error} that names everything in the page that the policy would refuse
 */
export function securePage(
  html: string,
  file: string,
  neighbors: Neighbors,
  read: (address: string) => Buffer,
): string {
  const elements = elementsOf(parse(html));
  const issues = refusals(elements);
  if (html.split(charset).length !== 2) issues.push(`not exactly one ${charset} to put the policy after`);
  if (/http-equiv="content-security-policy"/i.test(html)) issues.push('a policy already');
  if (issues.length > 0)
    throw new Error(`out/${file} has what a strict policy refuses:\n✖ ${issues.join('\n✖ ')}`);

  const policy = pagePolicy(inlineHashes(elements), neighbors);
  let sheets = 0;
  const checked = html.replace(/<link rel="stylesheet" href="([^"]+)"/g, (link, address: string) => {
    sheets++;
    return `${link} integrity="${sha256(read(address))}"`;
  });
  const expected = elements.filter((element) => attribute(element, 'rel') === 'stylesheet').length;
  if (sheets !== expected)
    throw new Error(
      `out/${file}: ${sheets} of ${expected} style sheets could be given a hash. Does the framework write them differently now? See scripts/build/steps/content-security.ts.`,
    );
  return checked.replace(
    charset,
    () => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** Secures every exported page; no later step may change an inline script, an inline style or a style sheet. */
export function securePages(out: string, neighbors: Neighbors): void {
  const read = (address: string) => {
    const path = join(out, address);
    if (!existsSync(path)) throw new Error(`A page loads ${address}, which the export does not hold.`);
    return readFileSync(path);
  };
  rewritePages(out, (html, file) => securePage(html, file, neighbors, read));
}
