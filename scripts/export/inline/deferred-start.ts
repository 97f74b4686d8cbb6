/** What one exported page needs to start the client runtime; written by `scripts/export/deferred-start.ts`. */
export type StartPlan = {
  /** The runtime's scripts, in the framework's order. */
  scripts: string[];
  /** What the bundler's runtime is told to run. */
  entry: unknown;
  /** The path of the page's payload, which the framework would have put into the page a second time. */
  payload: string;
  /** Names the build; a payload of another build does not fit this page. */
  build: string;
};

type RuntimeWindow = Window & typeof globalThis & { __next_f?: unknown[]; TURBOPACK?: unknown[] };
type Connection = { saveData?: boolean; effectiveType?: string };

/** The rendering's idle callback comes at most this much after loading, in milliseconds (specification, section 7). */
const idleTimeout = 2000;

/** The first signs that a visitor is about to do something. */
const intents = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin'];

/**
 * Starts the client runtime once the browser is idle after loading, or at once on the first sign of intent; with
 * a slow or saving connection on intent only. What is pressed or sent meanwhile is kept and done afterwards.
 * Until then, and if anything is missing, the page is what it already was: complete, plain HTML.
 */
export function deferStart({ scripts, entry, payload, build }: StartPlan): void {
  const view = window as RuntimeWindow;
  const html = document.documentElement;
  let started = false;
  const held: (() => void)[] = [];

  const start = async () => {
    if (started) return;
    started = true;
    for (const intent of intents) removeEventListener(intent, start, true);
    for (const href of scripts) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'script', href });
      document.head.append(link);
    }
    try {
      const answer = await fetch(payload);
      const text = await answer.text();
      if (!answer.ok || !text.includes(`"b":"${build}"`)) throw new Error('other build');
      view.__next_f = [[0], [1, text]];
      view.TURBOPACK = [entry];
      for (const src of scripts) {
        const script = document.createElement('script');
        script.src = src;
        script.onerror = release;
        document.head.append(script);
      }
    } catch {
      release();
    }
  };

  /** The runtime runs, or will not: what was held is done now, the browser's own way if need be. */
  const release = () => {
    removeEventListener('click', hold, true);
    removeEventListener('submit', hold, true);
    for (const act of held.splice(0)) act();
  };

  /** Buttons and forms that nobody listens to yet; menus, links and folds work by themselves. */
  const hold = (event: Event) => {
    const target = event.target as Element;
    if (event.type === 'submit') {
      const form = target as HTMLFormElement;
      event.preventDefault();
      held.push(() => form.requestSubmit());
    } else {
      const button = target.closest<HTMLButtonElement>('button[type="button"]:not([popovertarget])');
      if (!button) return;
      held.push(() => button.click());
    }
    start();
  };

  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  addEventListener(
    'site-ready',
    () => {
      // The router fetches pages in its own way from now on.
      document.querySelector('script[type="speculationrules"]')?.remove();
      release();
    },
    { once: true },
  );
  for (const intent of intents) addEventListener(intent, start, { capture: true, passive: true });

  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {};
  if (saveData || /2g|3g/.test(effectiveType) || html.dataset.start === 'intent') return;
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: idleTimeout })
      : setTimeout(start, idleTimeout);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
