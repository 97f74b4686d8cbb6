import {
  buildIdText,
  bundlerGlobal,
  payloadEntries,
  payloadGlobal,
  stylesheetPrecedence,
} from '../next-html/globals';
import { type CheckedFile, checkLaterScripts, type Digests } from './integrity';
import { applyWhenNeeded } from './late-styles';
import { checkPayloads } from './payloads';

/** What a page needs to start the client runtime; written by `scripts/build/steps/deferred-start.ts`. */
export type StartPlan = {
  /** The runtime's scripts by their paths, in Next's order, with their digests. */
  scripts: Digests;
  /** The page's stylesheets, likewise. */
  styles: Digests;
  /** What the bundler's runtime is told to run, each in a task of its own while nobody waits. */
  entries: readonly unknown[];
  /** Names the build. A payload of another build does not fit this page. */
  build: string;
  /** The file with the digests of scripts that are loaded later. */
  later: CheckedFile;
};

/**
 * Loads the client runtime with the page's styles and payload. Its own script element names the payload, and gets
 * an error event if anything is missing. The page then stays what it already was: complete, plain HTML.
 */
export async function startRuntime({ scripts, styles, entries, build, later }: StartPlan): Promise<void> {
  const globals = window as unknown as Record<string, unknown[]>;
  const { head, currentScript } = document;
  const fail = () => void currentScript?.dispatchEvent(new Event('error'));
  /** Whether a visitor has shown intent: then one long task is over sooner than two. */
  const isAwaited = () => currentScript?.dataset.soon !== undefined;
  const add = <Name extends 'link' | 'script'>(name: Name, attributes: object, digest: string) => {
    const element = document.createElement(name);
    // The integrity first: `checkLaterScripts` looks for it when the address is set.
    head.append(Object.assign(element, { integrity: `sha256-${digest}` }, attributes));
    return element;
  };

  checkLaterScripts(later);
  checkPayloads();
  // The page carries only the styles it needs itself (`scripts/build/steps/inline-styles.ts`). Each sheet is added as
  // Next would have written it, so that the client does not load it again.
  if (document.querySelector('style[data-href]')) {
    const sheets = Object.entries(styles).map(([href, digest]) => {
      const sheet = add('link', { rel: 'stylesheet', href, media: isAwaited() ? 'all' : 'not all' }, digest);
      sheet.dataset.precedence = stylesheetPrecedence;
      return sheet;
    });
    if (currentScript && !isAwaited()) applyWhenNeeded(sheets, currentScript);
  }
  for (const [href, digest] of Object.entries(scripts))
    add('link', { rel: 'preload', as: 'script', href }, digest);
  try {
    const response = await fetch(currentScript?.dataset.payload ?? '');
    const text = await response.text();
    if (!response.ok || !text.includes(buildIdText(build))) return fail();
    globals[payloadGlobal] = payloadEntries(text);
    const runBeforePaint = isAwaited() ? entries.length : 1;
    globals[bundlerGlobal] = entries.slice(0, runBeforePaint);
    await Promise.all(
      Object.entries(scripts).map(
        ([src, digest]) => new Promise((onload) => add('script', { src, onload, onerror: fail }, digest)),
      ),
    );
    for (const entry of entries.slice(runBeforePaint)) {
      // A press that comes meanwhile is handled first.
      if (!isAwaited()) await new Promise((next) => setTimeout(next));
      globals[bundlerGlobal]?.push(entry);
    }
  } catch {
    fail();
  }
}
