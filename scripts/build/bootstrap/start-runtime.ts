import { checkLaterScripts, type DigestFile, type Digests } from './integrity';
import { applyWhenNeeded } from './late-styles';

/** What a page needs to start the client runtime; written by `scripts/build/steps/deferred-start.ts`. */
export type StartPlan = {
  /** The runtime's scripts by their paths, in the framework's order, with what each has to be. */
  scripts: Digests;
  /** The page's stylesheets, likewise. */
  styles: Digests;
  /** What the bundler's runtime is told to run, each in a task of its own while nobody waits. */
  entries: readonly unknown[];
  /** Names the build; a payload of another build does not fit this page. */
  build: string;
  /** Where the digests of scripts that are loaded later lie. */
  later: DigestFile;
};

type RuntimeWindow = Window & typeof globalThis & { __next_f: unknown[]; TURBOPACK: unknown[] };

/**
 * Loads the client runtime with the page's styles and payload. Its own script element names the payload, and gets
 * an error event if anything is missing: the page then stays what it already was, complete, plain HTML.
 */
export async function startRuntime({ scripts, styles, entries, build, later }: StartPlan): Promise<void> {
  const view = window as RuntimeWindow;
  const { head, currentScript } = document;
  const fail = () => void currentScript?.dispatchEvent(new Event('error'));
  /** Whether a visitor has shown intent: then one long task is over sooner than two. */
  const isAwaited = () => currentScript?.dataset.soon !== undefined;
  const add = <Name extends 'link' | 'script'>(name: Name, attributes: object, digest: string) => {
    const element = document.createElement(name);
    head.append(Object.assign(element, attributes, { integrity: `sha256-${digest}` }));
    return element;
  };

  checkLaterScripts(later);
  // The page carries only the styles it needs itself (`scripts/build/steps/inline-styles.ts`). Each sheet is added as
  // the framework would have written it, so that it is taken for its own.
  if (document.querySelector('style[data-href]')) {
    const sheets = Object.entries(styles).map(([href, digest]) => {
      const sheet = add('link', { rel: 'stylesheet', href, media: isAwaited() ? 'all' : 'not all' }, digest);
      sheet.dataset.precedence = 'next';
      return sheet;
    });
    if (currentScript && !isAwaited()) applyWhenNeeded(sheets, currentScript);
  }
  for (const [href, digest] of Object.entries(scripts))
    add('link', { rel: 'preload', as: 'script', href }, digest);
  try {
    const answer = await fetch(currentScript?.dataset.payload ?? '');
    const text = await answer.text();
    if (!answer.ok || !text.includes(`"b":"${build}"`)) return fail();
    view.__next_f = [[0], [1, text]];
    const runBeforePaint = isAwaited() ? entries.length : 1;
    view.TURBOPACK = entries.slice(0, runBeforePaint);
    await Promise.all(
      Object.entries(scripts).map(
        ([src, digest]) => new Promise((onload) => add('script', { src, onload, onerror: fail }, digest)),
      ),
    );
    for (const entry of entries.slice(runBeforePaint)) {
      // So that a press that comes meanwhile is answered first.
      if (!isAwaited()) await new Promise((next) => setTimeout(next));
      view.TURBOPACK.push(entry);
    }
  } catch {
    fail();
  }
}
