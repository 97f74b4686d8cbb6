/** What a page says of the script that starts the client runtime; written by `scripts/build/steps/deferred-start.ts`. */
export type StartData = {
  /** The script's path. */
  src: string;
  /** What the script has to be (subresource integrity). */
  integrity: string;
  /** The path of the page's payload, which the framework would have put into the page a second time. */
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
export function deferStart({ src, integrity, payload }: StartData): void {
  let script: HTMLScriptElement | undefined;
  const held: (() => void)[] = [];

  const start = () => {
    if (!script) {
      script = Object.assign(document.createElement('script'), { src, integrity, onerror: release });
      script.dataset.payload = payload;
      document.head.append(script);
      // Artwork out of sight may come from now on.
      document.documentElement.dataset.started = '';
    }
    return script;
  };

  /** Someone waits from now on, also where the start has begun already. */
  const hurry = () => {
    for (const intent of intents) removeEventListener(intent, onSign, true);
    start().dataset.soon = '';
  };

  let position: string | undefined;

  /** Browsers report a pointer that rests where the page appears as moving, without any movement. */
  const onSign = (event: Event) => {
    const { type, movementX, movementY, screenX, screenY } = event as PointerEvent;
    const before = position ?? `${screenX},${screenY}`;
    position = `${screenX},${screenY}`;
    if (type !== 'pointermove' || movementX || movementY || position !== before) hurry();
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
    hurry();
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
