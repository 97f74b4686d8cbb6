import { isConnectionSlow } from '@/lib/site/connection';
import { filterParameters } from '@/lib/site/query-parameters';
import { holdActions } from './hold-actions';

/** The data attributes of the inline script; written by `scripts/build/steps/deferred-start.ts`. */
export type StartData = {
  /** The path of the script that starts the client runtime. */
  src: string;
  /** The digest of that script (subresource integrity). */
  integrity: string;
  /** The path of the page's payload, which Next also writes into the page; the build removes it there. */
  payload: string;
};

/** The timeout of the idle callback after loading, in milliseconds (specification, section 7). */
const idleTimeout = 2000;

/**
 * Events that show that a visitor is about to interact. Chromium sends `pointerrawupdate` only for real movement, but may
 * send a `pointermove` for a pointer that does not move.
 */
const movement = 'onpointerrawupdate' in globalThis ? 'pointerrawupdate' : 'pointermove';
const intents = ['pointerdown', movement, 'keydown', 'touchstart', 'focusin'];

/**
 * Matches a URL with a filter or a search query, which needs the scripts to show its results. The parameter of the search
 * page is also one of the filter.
 */
const urlWithQuery = new RegExp(`[?#&](${Object.values(filterParameters).join('|')})=.`);

/**
 * Starts the client runtime when the browser is idle after loading, or immediately on the first sign of interaction. On a
 * slow or data-saving connection, starts it on interaction only. Clicks on buttons and form submits are held until then.
 * If the script fails to load, the page stays plain HTML until the next sign of interaction.
 */
export function startWhenIdle({ src, integrity, payload }: StartData): void {
  let script: HTMLScriptElement | undefined;

  const start = () => {
    if (!script) {
      script = Object.assign(document.createElement('script'), { src, integrity, onerror });
      script.dataset.payload = payload;
      document.head.append(script);
      // Allows off-screen artwork to load (picture.css).
      document.documentElement.dataset.started = '';
    }
    return script;
  };

  /** Starts immediately; if the start is already in progress, `data-soon` tells it not to yield anymore. */
  const startNow = () => {
    for (const intent of intents) removeEventListener(intent, onIntent, true);
    start().dataset.soon = '';
  };

  const onerror = ({ isTrusted }: Event) => {
    release();
    // Otherwise the script ran, and a file that it loads has failed several times.
    if (!isTrusted) return;
    script = undefined;
    listen();
  };

  const listen = () => {
    for (const intent of intents) addEventListener(intent, onIntent, { capture: true, passive: true });
  };

  let position: string | undefined;

  /** Ignores the `pointermove` that browsers send for a resting pointer when the page appears. */
  const onIntent = (event: Event) => {
    const { type, movementX, movementY, screenX, screenY } = event as PointerEvent;
    const before = position ?? `${screenX},${screenY}`;
    position = `${screenX},${screenY}`;
    if (type !== 'pointermove' || movementX || movementY || position !== before) startNow();
  };

  const release = holdActions(startNow);
  addEventListener(
    'site-ready',
    // From now on, the router prefetches pages.
    () => document.querySelector('script[type="speculationrules"]')?.remove(),
    { once: true },
  );
  listen();

  const waits = isConnectionSlow() || document.documentElement.dataset.start === 'intent';
  if (waits && !urlWithQuery.test(location.search + location.hash)) return;
  // A short page may finish loading before its first paint, which the scripts must not delay.
  const whenIdle = () =>
    requestAnimationFrame(() =>
      'requestIdleCallback' in window
        ? requestIdleCallback(start, { timeout: idleTimeout })
        : setTimeout(start, idleTimeout),
    );
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
