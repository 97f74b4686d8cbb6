import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { addChecksum } from '../bootstrap/payloads';
import type { ThirdParties } from '../hosts/policy';
import { payloadPartPrefix } from '../next-html';
import { createSecurity } from './content-security';
import { createDeferredStart, type DeferredStart } from './deferred-start';
import { createInlineStyles, type InlinedPages } from './inline-styles';
import type { PageChange } from './pages';
import { createPlainStart, type PlainStart } from './plain-start';

/** The input of a thread that changes a share of the pages. Only data, because it is sent to the thread. */
export type Share = {
  out: string;
  /** Paths relative to `out`: pages (`.html`), and parts of payloads (`.txt`). */
  files: readonly string[];
  start: { mode: 'deferred'; shared: DeferredStart } | { mode: 'plain'; shared: PlainStart };
  thirdParties: ThirdParties;
};

/** The output of a thread. */
export type ShareResult = { inlined: InlinedPages; builds: ReadonlySet<string> };

/** Whether a file is a part of a payload, which the router prefetches. */
export const isPayloadPart = (file: string): boolean =>
  file.endsWith('.txt') && basename(file).startsWith(payloadPartPrefix);

/** Adds a checksum to a payload (`scripts/build/bootstrap/payloads.ts`). */
function addChecksumTo(out: string, file: string): void {
  const path = join(out, file);
  writeFileSync(path, addChecksum(`/${file.split(sep).join('/')}`, readFileSync(path, 'utf8')));
}

/**
 * Makes all changes to a share of the pages. Reads and writes each page once.
 * @throws {UnrecognizedHtml} if a page does not match an assumption about the output of Next
 * @throws {Error} if the policy would block something in a page
 */
export function changePages({ out, files, start, thirdParties }: Share): ShareResult {
  const inlined: InlinedPages = { whole: 0, firstView: 0, linked: 0 };
  const builds = new Set<string>();
  const changes: PageChange[] = [
    ...(start.mode === 'deferred'
      ? [
          // By default, Next starts its runtime during the first paint.
          createDeferredStart(out, start.shared, builds),
          // A separate stylesheet would delay the first paint by a round trip.
          createInlineStyles(out, inlined),
        ]
      : // Next's inline scripts differ on each page, so one policy for all pages could not list their hashes.
        [createPlainStart(out, start.shared)]),
    // Hashes inline scripts and styles, so it is last.
    createSecurity(out, thirdParties),
  ];
  for (const file of files) {
    if (file.endsWith('.html')) {
      const path = join(out, file);
      const original = readFileSync(path, 'utf8');
      writeFileSync(
        path,
        changes.reduce((html, change) => change(html, file), original),
      );
    }
    if (start.mode === 'deferred') addChecksumTo(out, file.replace(/\.html$/, '.txt'));
  }
  return { inlined, builds };
}
