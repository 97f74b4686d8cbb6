import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  applyEdits,
  attribute,
  attributeAfter,
  type Edit,
  type Element,
  isDataType,
  scriptKind,
  textOf,
} from '../html';
import { endOfCharset, isScriptPreload, isStylesheet, type NextPage, readPage } from '../next-html';
import type { PageChange } from '../pages';
import { type InlineHashes, pagePolicy, type ThirdParties } from '../policy';

/** A hash in the form of policies and `integrity` attributes: `sha256-…`. */
function sha256(bytes: string | Buffer): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

/** The attributes whose URL a browser follows or loads. Others, such as `aria-label`, contain words. */
const urlAttributes = new Set(['href', 'src', 'action', 'formaction', 'data', 'poster']);

/** Describes everything in a page that the policy would block. */
function cspViolations(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    const handler = element.attrs.find(({ name }) => name.startsWith('on'));
    const code = element.attrs.find(
      ({ name, value }) => urlAttributes.has(name) && /^\s*javascript:/i.test(value),
    );
    return [
      attribute(element, 'style') !== undefined &&
        `a style attribute on <${element.tagName}>; use a class, or set the property in a script`,
      handler && `the handler ${handler.name} on <${element.tagName}>; add a listener in an island`,
      code && `a "javascript:" URL in ${code.name} of <${element.tagName}>`,
      element.tagName === 'base' && 'a base element',
      element.tagName === 'script' &&
        scriptKind(element) === 'unknown' &&
        `a script of the unknown type "${attribute(element, 'type')}"`,
    ].filter((issue) => typeof issue === 'string');
  });
}

const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/**
 * The hashes of inline scripts that only contain data. Does not parse the page, because all pages of a large site would
 * take half a minute.
 */
export function dataHashes(html: string): string[] {
  return [...html.matchAll(scriptElement)]
    .filter(([, attributes = '']) => isDataType(/\stype="([^"]*)"/.exec(attributes)?.[1]))
    .map(([, , text = '']) => sha256(text));
}

/**
 * The hashes of a page's inline scripts and styles. Scripts that only contain data are included, because the HTML checker
 * requires it.
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

/** The elements that load a script or stylesheet of this site, with the attribute that has the URL. */
function checkedElements(page: NextPage): CheckedElement[] {
  return page.elements
    .flatMap((element): CheckedElement[] => {
      if (element.tagName === 'script') return [{ element, name: 'src' as const }];
      // The browser would load a script again that was preloaded without integrity.
      const isChecked = isStylesheet(element) || isScriptPreload(element);
      return isChecked ? [{ element, name: 'href' as const }] : [];
    })
    .filter(({ element, name }) => /^\/(?!\/)/.test(attribute(element, name) ?? ''));
}

/**
 * Adds the Content-Security-Policy to a page, and integrity attributes to its scripts and stylesheets.
 * @param html the page; no later step may change its scripts and styles
 * @param file its path relative to `out`, e.g. `services/ai-ml.html`
 * @param read reads a file of the export by its URL path
 * @throws {Error} that lists everything in the page that the policy would block
 * @throws {UnrecognizedHtml} if the page has no position for the policy
 */
export function securePage(
  html: string,
  file: string,
  thirdParties: ThirdParties,
  read: (address: string) => Buffer,
): string {
  const page = readPage(html, file);
  const issues = cspViolations(page.elements);
  if (/http-equiv="content-security-policy"/i.test(html)) issues.push('a second policy');
  if (issues.length > 0)
    throw new Error(`The Content-Security-Policy would block this in out/${file}:\n✖ ${issues.join('\n✖ ')}`);

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

/**
 * Creates the change that adds the policy and integrity to a page. No later change may touch a script, style, or
 * stylesheet.
 * @returns the change; it throws as {@link securePage}, and if a page loads a file that does not exist
 */
export function createSecurity(out: string, thirdParties: ThirdParties): PageChange {
  const files = new Map<string, Buffer>();
  const read = (address: string, file: string) => {
    const path = join(out, address);
    if (!existsSync(path))
      throw new Error(
        `out/${file} loads ${address}, which is not in out/. Put the file into public/, or correct the address.`,
      );
    const bytes = files.get(address) ?? readFileSync(path);
    files.set(address, bytes);
    return bytes;
  };
  return (html, file) => securePage(html, file, thirdParties, (address) => read(address, file));
}
