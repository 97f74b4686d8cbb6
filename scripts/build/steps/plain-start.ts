import type { CheckedFile } from '../bootstrap/integrity';
import { applyEdits, attribute, attributeRemoval, type Edit, rangeOf, removal, textOf } from '../html';
import { endOfCharset, frameworkScripts, readPage, transitionAttributes } from '../next-html';
import type { PageChange } from '../pages';
import { browserScript, readDigests, writeDigests, writeHashed } from './chunk-files';

/** Data that the pages share. */
export type PlainStart = {
  /** The inline script of each page. */
  inlineScript: string;
};

/** What {@link preparePlainPage} needs. */
export type PlainFiles = PlainStart & {
  /** Writes Next's inline code of a page to a file. */
  writeCode: (code: string) => CheckedFile;
};

/**
 * Prepares a page for plain mode, so that it works with a strict Content-Security-Policy:
 * - Next's inline scripts differ on each page, so their hashes would not fit into a header. They move to one file for each
 *   page, which the page loads in place of the last of them.
 * - A short script in the head creates the Trusted Types policy and adds integrity to scripts that are loaded later.
 * @param html a page as Next exported it
 * @param file its path relative to `out`, e.g. `services/ai-ml.html`
 * @throws {UnrecognizedHtml} if the page has no position for the script
 */
export function preparePlainPage(
  html: string,
  file: string,
  { inlineScript, writeCode }: PlainFiles,
): string {
  const page = readPage(html, file);
  // A module would not work inside a classic script, so it stays in the page.
  const scripts = frameworkScripts(page).filter((script) => attribute(script, 'type') !== 'module');
  const start = endOfCharset(page);
  const edits: Edit[] = [
    { start, end: start, text: `<script>${inlineScript}</script>` },
    ...scripts.map(removal),
    ...page.elements.flatMap((element) =>
      transitionAttributes.flatMap((name) => attributeRemoval(element, name)),
    ),
  ];
  const last = scripts.at(-1);
  if (last) {
    const { href, integrity } = writeCode(scripts.map((script) => `${textOf(script)};\n`).join(''));
    const { end } = rangeOf(last);
    edits.push({ start: end, end, text: `<script src="${href}" integrity="${integrity}"></script>` });
  }
  return applyEdits(html, edits);
}

/** Writes the files that all pages in plain mode share, and returns the script of each page. */
export function preparePlainStart(out: string): PlainStart {
  const later = writeDigests(out, readDigests(out));
  const code = browserScript('scripts/build/inline/plain-page.ts');
  return { inlineScript: `(later=>{${code}})(${JSON.stringify(later)})` };
}

/**
 * Creates the change that prepares a page for plain mode (`START=plain`), in which Next starts its runtime itself.
 * @returns the change; it throws {@link UnrecognizedHtml} if a page does not match an assumption about the output of Next
 */
export function createPlainStart(out: string, shared: PlainStart): PageChange {
  const files: PlainFiles = { ...shared, writeCode: (text) => writeHashed(out, 'page', 'js', text) };
  return (html, file) => preparePlainPage(html, file, files);
}
