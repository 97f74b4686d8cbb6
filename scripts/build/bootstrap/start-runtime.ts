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

/** The data for starting the client runtime; written by `scripts/build/steps/deferred-start.ts`. */
export type StartPlan = {
  /** The digests of the runtime's scripts by path, in Next's order. */
  scripts: Digests;
  /** The digests of the page's stylesheets by path. */
  styles: Digests;
  /** The entries for the bundler's runtime. The last one renders the page; each runs in a separate task. */
  entries: readonly unknown[];
  /** The id of the build. The page must not use a payload of another build. */
  build: string;
  /** The file with the digests of scripts that are loaded later. */
  later: CheckedFile;
};

/** How long to wait before the second and the third attempt to load a file, in milliseconds. */
const retryDelays = [500, 2000];

/** Loads a file up to three times, because a connection may lose or damage it. */
async function withRetries<Result>(load: () => Promise<Result>): Promise<Result> {
  for (const delay of retryDelays) {
    try {
      return await load();
    } catch {
      await new Promise((next) => setTimeout(next, delay));
    }
  }
  return load();
}

/** Whether a visitor has entered or changed a field. A list starts with its first option. */
const isTouched = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean =>
  field === document.activeElement ||
  field.value !== ('options' in field ? field.options[0]?.value : field.defaultValue);

/**
 * Whether loading the page again helps: it has controls that need scripts, it was not loaded again already, and the
 * visitor has not begun to use its fields.
 */
function isReloadUseful(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const main = document.querySelector('main');
  if (visit?.type === 'reload' || !main?.querySelector('form, .needs-script')) return false;
  return ![...main.querySelectorAll<HTMLInputElement>('input, textarea, select')].some(isTouched);
}

/**
 * Loads the client runtime with the page's styles and payload. The payload's path is in `data-payload` of the script's own
 * element, which gets an error event if anything fails to load three times; the page then stays plain HTML. A page of
 * an earlier release, which a browser may keep for Back and for restored tabs, is loaded again once if that is useful.
 */
export async function startRuntime({ scripts, styles, entries, build, later }: StartPlan): Promise<void> {
  const globals = window as unknown as Record<string, unknown[]>;
  const { head, currentScript } = document;
  const fail = () => void currentScript?.dispatchEvent(new Event('error'));
  /** Whether the visitor has interacted and is waiting: then the last entry does not wait for another task. */
  const isAwaited = () => currentScript?.dataset.soon !== undefined;
  const add = <Name extends 'link' | 'script'>(name: Name, attributes: object, digest: string) => {
    const element = document.createElement(name);
    // Integrity first: `checkLaterScripts` checks for it when the URL is set.
    head.append(Object.assign(element, { integrity: `sha256-${digest}` }, attributes));
    return element;
  };

  checkLaterScripts(later);
  checkPayloads();
  // The page has only the styles that it needs (`scripts/build/steps/inline-styles.ts`). Add each stylesheet in the form
  // of Next, so that React does not load it again.
  if (document.querySelector('style[data-href]')) {
    const isNeeded = isAwaited() && !document.querySelector('[data-rest] > link');
    const sheets = Object.entries(styles).map(([href, digest]) => {
      const sheet = add('link', { rel: 'stylesheet', href, media: isNeeded ? 'all' : 'not all' }, digest);
      sheet.dataset.precedence = stylesheetPrecedence;
      return sheet;
    });
    if (currentScript && !isNeeded) applyWhenNeeded(sheets, currentScript);
  }
  for (const [href, digest] of Object.entries(scripts))
    add('link', { rel: 'preload', as: 'script', href }, digest);
  try {
    const [ok, text] = await withRetries(async () => {
      const response = await fetch(currentScript?.dataset.payload ?? '');
      return [response.ok, await response.text()] as const;
    });
    if (!ok) return fail();
    if (!text.includes(buildIdText(build))) return isReloadUseful() ? location.reload() : fail();
    globals[payloadGlobal] = payloadEntries(text);
    // The last entry renders the page. It must wait for all scripts: if one were missing, React would replace the page
    // with an error message.
    globals[bundlerGlobal] = entries.slice(0, -1);
    await Promise.all(
      Object.entries(scripts).map(([src, digest]) =>
        withRetries(() => new Promise((onload, onerror) => add('script', { src, onload, onerror }, digest))),
      ),
    );
    // Yield, so that the browser can handle input first.
    if (!isAwaited()) await new Promise((next) => setTimeout(next));
    globals[bundlerGlobal]?.push(...entries.slice(-1));
  } catch {
    fail();
  }
}
