import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InlineHashes, pagePolicy, type ThirdParties } from '../hosts/policy';
import {
  applyEdits,
  attribute,
  attributeAfter,
  type Edit,
  type Element,
  parseElements,
  scriptKind,
  textOf,
} from '../html';
import { endOfCharset, isScriptPreload, isStylesheet, type NextPage, readPage } from '../next-html';
import { rewritePages } from './pages';

/** `sha256-…` as policies and `integrity` name it. */
function sha256(bytes: string | Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

/** What a page has that a strict policy blocks. */
function cspViolations(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    const handler = element.attrs.find(({ name }) => name.startsWith('on'));
    const code = element.attrs.find(({ value }) => /^\s*javascript:/i.test(value));
    return [
      attribute(element, 'style') !== undefined &&
        `a style attribute on <${element.tagName}>; use a class, or set the property in script`,
      handler && `the handler ${handler.name} on <${element.tagName}>; listen in an island`,
      code && `a "javascript:" address in ${code.name} of <${element.tagName}>`,
      element.tagName === 'base' && 'a base element',
      element.tagName === 'script' &&
        scriptKind(element) === 'unknown' &&
        `a script of the unknown type "${attribute(element, 'type')}"`,
    ].filter((issue) => typeof issue === 'string');
  });
}

/** The hashes of the inline scripts that only hold data. */
export function dataHashes(html: string): string[] {
  return parseElements(html)
    .filter((element) => element.tagName === 'script' && scriptKind(element) !== 'code')
    .map((element) => sha256(textOf(element)));
}

/**
 * The hashes of a page's inline scripts and styles. Browsers need none for scripts that only hold data, but the HTML
 * checker does.
 */
function inlineHashes(elements: readonly Element[]): InlineHashes {
  const scripts = elements.filter(
    (element) => element.tagName === 'script' && attribute(element, 'src') === undefined,
  );
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  const hashes = (list: Element[]) => [...new Set(list.map((element) => sha256(textOf(element))))];
  return { scripts: hashes(scripts), styles: hashes(styles) };
}

type CheckedElement = { element: Element; name: 'src' | 'href' };

/** The elements of a page that name a script or a stylesheet of this site, with the attribute that holds its address. */
function checkedElements(page: NextPage): CheckedElement[] {
  return page.elements
    .flatMap((element): CheckedElement[] => {
      if (element.tagName === 'script') return [{ element, name: 'src' as const }];
      // A script that was loaded early without integrity would be loaded again.
      const isChecked = isStylesheet(element) || isScriptPreload(element);
      return isChecked ? [{ element, name: 'href' as const }] : [];
    })
    .filter(({ element, name }) => /^\/(?!\/)/.test(attribute(element, name) ?? ''));
}

/**
 * Gives a page its Content-Security-Policy, and its scripts and stylesheets the digest by which the browser checks
 * them.
 * @param html a page that no later step changes
 * @param file its name from `out`, e.g. `services/ai-ml.html`
 * @param read reads a file of the export by its address
 * @throws {Error} that names everything in the page that the policy would block
 * @throws {UnrecognizedHtml} if there is no place for the policy
 */
export function securePage(
  html: string,
  file: string,
  thirdParties: ThirdParties,
  read: (address: string) => Buffer,
): string {
  const page = readPage(html, file);
  const issues = cspViolations(page.elements);
  if (/http-equiv="content-security-policy"/i.test(html)) issues.push('a policy already');
  if (issues.length > 0)
    throw new Error(`out/${file} has what a strict policy blocks:\n✖ ${issues.join('\n✖ ')}`);

  const policy = pagePolicy(inlineHashes(page.elements), thirdParties);
  const start = endOfCharset(page);
  const integrity = checkedElements(page)
    .filter(({ element }) => attribute(element, 'integrity') === undefined)
    .flatMap(({ element, name }) =>
      attributeAfter(element, name, `integrity="${sha256(read(attribute(element, name) ?? ''))}"`),
    );
  const meta: Edit = {
    start,
    end: start,
    text: `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  };
  return applyEdits(html, [meta, ...integrity]);
}

/** Secures every exported page; no later step may change an inline script, an inline style or a style sheet. */
export function securePages(out: string, thirdParties: ThirdParties): void {
  const files = new Map<string, Buffer>();
  const read = (address: string) => {
    const path = join(out, address);
    if (!existsSync(path)) throw new Error(`A page loads ${address}, which the export does not hold.`);
    const bytes = files.get(address) ?? readFileSync(path);
    files.set(address, bytes);
    return bytes;
  };
  rewritePages(out, (html, file) => securePage(html, file, thirdParties, read));
}
