import type { CheckedFile } from '../bootstrap/integrity';
import { applyEdits, attributeRemoval, type Edit, rangeOf, removal, textOf } from '../html';
import { endOfCharset, frameworkScripts, readPage, transitionAttributes } from '../next-html';
import { browserScript, readDigests, writeDigests, writeHashed } from './chunk-files';
import { rewritePages } from './pages';

/** What every page needs of the whole export. */
export type PlainFiles = {
  /** The inline script of each page. */
  inlineScript: string;
  /** Writes the code that Next put into a page, and returns its address. */
  writeCode: (code: string) => CheckedFile;
};

/**
 * Prepares a page that starts its runtime as Next wrote it, so that a strict policy lets it run:
 * - Next's inline scripts differ from page to page, so their hashes would not fit into a header. They move into one
 *   file for each page, which is loaded where the last of them stood, in the same order and before the page is ready;
 * - a short script in the head creates the Trusted Types policy and checks scripts that are loaded later.
 * @param html a page as Next exported it
 * @param file its name from `out`, e.g. `services/ai-ml.html`
 * @throws {UnrecognizedHtml} if the page has no place for the script
 */
export function preparePlainPage(
  html: string,
  file: string,
  { inlineScript, writeCode }: PlainFiles,
): string {
  const page = readPage(html, file);
  const scripts = frameworkScripts(page);
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

/**
 * Prepares every exported page for the plain mode (`START=plain`), in which Next starts its own pages.
 * @throws {UnrecognizedHtml} for a page that does not look as expected
 */
export function preparePlainPages(out: string): void {
  const later = writeDigests(out, readDigests(out));
  const code = browserScript('scripts/build/inline/plain-page.ts');
  const files: PlainFiles = {
    inlineScript: `(later=>{${code}})(${JSON.stringify(later)})`,
    writeCode: (text) => writeHashed(out, 'page', 'js', text),
  };
  rewritePages(out, (html, file) => preparePlainPage(html, file, files));
}
