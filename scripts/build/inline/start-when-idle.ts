import { holdActions } from './hold-actions';

/** What a page says about the script that starts the client runtime; written by `scripts/build/steps/deferred-start.ts`. */
export type StartData = {
  /** The script's path. */
  src: string;
  /** The script's digest (subresource integrity). */
  integrity: string;
  /** The path of the page's payload, which Next would have put into the page a second time. */
  payload: string;
};

type Connection = { saveData?: boolean; effectiveType?: string };

/** The rendering's idle callback comes at most this much after loading, in milliseconds (specification, section 7). */
const idleTimeout = 2000;

/**
 * The first signs that a visitor is about to do something. Chromium reports only real movement as
 * `pointerrawupdate`; its first `pointermove` on a page can be about a resting pointer, or have no movement.
 */
const movement = 'onpointerrawupdate' in globalThis ? 'pointerrawupdate' : 'pointermove';
const intents = ['pointerdown', movement, 'keydown', 'touchstart', 'focusin'];

/**
 * Starts the client runtime once the browser is idle after loading, or at once on the first sign of intent; with
 * a slow or saving connection on intent only. What is pressed or sent meanwhile is kept and done afterwards.
 * Until then, and if anything is missing, the page is what it already was: complete, plain HTML.
 */
export function startWhenIdle({ src, integrity, payload }: StartData): void {
  let script: HTMLScriptElement | undefined;

  const start = () => {
    if (!script) {
      script = Object.assign(document.createElement('script'), { src, integrity, onerror: release });
      script.dataset.payload = payload;
      document.head.append(script);
      // Artwork out of sight may load from now on.
      document.documentElement.dataset.started = '';
    }
    return script;
  };

  /** Someone waits from now on, also where the start has begun already. */
  const startNow = () => {
    for (const intent of intents) removeEventListener(intent, onSign, true);
    start().dataset.soon = '';
  };

  let position: string | undefined;

  /** Browsers report a pointer that rests where the page appears as moving, without any movement. */
  const onSign = (event: Event) => {
    const { type, movementX, movementY, screenX, screenY } = event as PointerEvent;
    const before = position ?? `${screenX},${screenY}`;
    position = `${screenX},${screenY}`;
    if (type !== 'pointermove' || movementX || movementY || position !== before) startNow();
  };

  const release = holdActions(startNow);
  addEventListener(
    'site-ready',
    // The router loads pages in its own way from now on.
    () => document.querySelector('script[type="speculationrules"]')?.remove(),
    { once: true },
  );
  for (const intent of intents) addEventListener(intent, onSign, { capture: true, passive: true });

  const { saveData, effectiveType = '' } =
    (navigator as Navigator & { connection?: Connection }).connection ?? {};
  if (saveData || /2g|3g/.test(effectiveType) || document.documentElement.dataset.start === 'intent') return;
  const whenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: idleTimeout })
      : setTimeout(start, idleTimeout);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
