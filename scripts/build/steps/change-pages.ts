import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { addChecksum } from '../bootstrap/payloads';
import { payloadPartPrefix } from '../next-html';
import type { PageChange } from '../pages';
import type { ThirdParties } from '../policy';
import { createSecurity } from './content-security';
import { createDeferredStart, type DeferredStart } from './deferred-start';
import { createInlineStyles, type InlinedPages } from './inline-styles';
import { createPlainStart, type PlainStart } from './plain-start';
import { shortenTags } from './shorten-tags';

/** The input of a thread that changes a share of the pages. Only data, because it is sent to the thread. */
export type Share = {
  out: string;
  /** Paths relative to `out`: pages (`.html`), and text files that are not the payload of a page (`.txt`). */
  files: readonly string[];
  start: { mode: 'deferred'; shared: DeferredStart } | { mode: 'plain'; shared: PlainStart };
  /** The new names of the stylesheets, by the names in the pages. */
  styleNames: ReadonlyMap<string, string>;
  thirdParties: ThirdParties;
};

/** The output of a thread. */
export type ShareResult = { inlined: InlinedPages; builds: ReadonlySet<string> };

/** Whether a file is a part of a payload, which the router prefetches. */
const isPayloadPart = (file: string): boolean =>
  file.endsWith('.txt') && basename(file).startsWith(payloadPartPrefix);

/**
 * Makes all changes to a share of the pages. Reads and writes each page and each payload once.
 * @throws {UnrecognizedHtml} if a page does not match an assumption about the output of Next
 * @throws {Error} if the policy would block something in a page
 */
export function changePages({ out, files, start, styleNames, thirdParties }: Share): ShareResult {
  const inlined: InlinedPages = { all: 0, firstView: 0, linked: 0 };
  const builds = new Set<string>();
  const changes: PageChange[] = [
    start.mode === 'deferred'
      ? // By default, Next starts its runtime during the first paint.
        createDeferredStart(out, start.shared, builds)
      : // Next's inline scripts differ on each page, so one policy for all pages could not list their hashes.
        createPlainStart(out, start.shared),
    // Shorter pages have room for their styles.
    shortenTags,
    // A separate stylesheet would delay the first paint by a round trip.
    ...(start.mode === 'deferred' ? [createInlineStyles(out, inlined)] : []),
    // Hashes inline scripts and styles, so it is last.
    createSecurity(out, thirdParties),
  ];
  const read = (file: string) => {
    let text = readFileSync(join(out, file), 'utf8');
    for (const [from, to] of styleNames) text = text.replaceAll(from, to);
    return text;
  };
  const write = (file: string, text: string) => writeFileSync(join(out, file), text);
  const writePayload = (file: string, payload: string) => {
    // With a checksum, the start script notices a truncated payload (`scripts/build/bootstrap/payloads.ts`).
    write(file, start.mode === 'deferred' ? addChecksum(`/${file.split(sep).join('/')}`, payload) : payload);
  };
  for (const file of files) {
    if (file.endsWith('.html')) {
      const payloadFile = file.replace(/\.html$/, '.txt');
      const payload = existsSync(join(out, payloadFile)) ? read(payloadFile) : undefined;
      write(
        file,
        changes.reduce((html, change) => change(html, file, payload), read(file)),
      );
      if (payload !== undefined) writePayload(payloadFile, payload);
    } else if (isPayloadPart(file)) writePayload(file, read(file));
    else write(file, read(file));
  }
  return { inlined, builds };
}
