import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { StartMode } from '@/lib/site/settings';
import { filesBelow } from '@/scripts/lib/files';
import { isCopy, pagesOf } from '../pages';
import type { ThirdParties } from '../policy';
import type { Share, ShareResult } from './change-pages';
import { checkBuilds, prepareDeferredStart } from './deferred-start';
import type { InlinedPages } from './inline-styles';
import { preparePlainStart } from './plain-start';

/** Changes a share of the pages in a separate thread. @throws the error of the thread */
function inThread(share: Share): Promise<ShareResult> {
  return new Promise((resolve, reject) => {
    // Threads need tsx for TypeScript.
    const code = `require('tsx/cjs'); require(${JSON.stringify(join(__dirname, 'change-pages-thread.ts'))});`;
    const thread = new Worker(code, { eval: true, workerData: share });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

/**
 * The files of an export that {@link finishPages} changes: pages, and texts of Next that are not the payload of a page, because
 * the payload of a page changes together with the page.
 */
export function filesToFinish(out: string): string[] {
  const all = new Set(filesBelow(out));
  const isText = (file: string) => file.endsWith('.txt') && !all.has(file.replace(/\.txt$/, '.html'));
  return [...pagesOf(out), ...[...all].filter((file) => isText(file) && !isCopy(out, file))];
}

/**
 * Makes all changes to the exported pages (`change-pages.ts`), with one thread for each processor core: defers the start of
 * scripts, inlines styles, and adds policies and checksums. No later step may change a script, style, or stylesheet.
 * @param out the folder of the export
 * @param styleNames the new names of the stylesheets, by the names in the pages
 * @returns how many pages have their styles inline
 * @throws {Error} that names the page and what is wrong in it
 */
export async function finishPages(
  out: string,
  mode: StartMode,
  styleNames: ReadonlyMap<string, string>,
  thirdParties: ThirdParties,
): Promise<InlinedPages> {
  const start: Share['start'] =
    mode === 'deferred'
      ? { mode, shared: prepareDeferredStart(out) }
      : { mode, shared: preparePlainStart(out) };
  const files = filesToFinish(out);
  const threads = availableParallelism();
  const results = await Promise.all(
    Array.from({ length: threads }, (_, thread) =>
      inThread({
        out,
        // Files next to each other have similar sizes, so each thread gets every n-th file.
        files: files.filter((_, index) => index % threads === thread),
        start,
        styleNames,
        thirdParties,
      }),
    ),
  );
  checkBuilds(new Set(results.flatMap(({ builds }) => [...builds])));
  const sum = (part: keyof InlinedPages) => results.reduce((total, { inlined }) => total + inlined[part], 0);
  return { all: sum('all'), firstView: sum('firstView'), linked: sum('linked') };
}
