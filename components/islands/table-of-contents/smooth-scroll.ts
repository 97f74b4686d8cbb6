/** How long a scroll takes, in milliseconds, and where its target ends below the top edge, in pixels (specification, section 9). */
const duration = 500;
const offset = 80;

const ease = (share: number) => (share < 0.5 ? 4 * share ** 3 : 1 - (-2 * share + 2) ** 3 / 2);

let stop: (() => void) | undefined;

/**
 * Scrolls the window until an element stands 80 px below its top edge; at once for visitors who want less
 * motion. A visitor who scrolls or goes back meanwhile takes over.
 */
export function scrollToElement(element: Element): void {
  stop?.();
  const from = scrollY;
  const target = () => element.getBoundingClientRect().top + scrollY - offset;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo({ top: target(), behavior: 'instant' });
    return;
  }
  const start = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    // The next page begins at its own place.
    if (!element.isConnected) return stop?.();
    const share = Math.min(1, (now - start) / duration);
    // Measured anew each time: pictures above may still be arriving.
    scrollTo({ top: from + (target() - from) * ease(share), behavior: 'instant' });
    if (share < 1) frame = requestAnimationFrame(step);
    else stop?.();
  });
  const cancel = () => stop?.();
  const events = ['wheel', 'pointerdown', 'keydown', 'popstate'] as const;
  for (const event of events) addEventListener(event, cancel, { passive: true });
  stop = () => {
    cancelAnimationFrame(frame);
    for (const event of events) removeEventListener(event, cancel);
    stop = undefined;
  };
}
