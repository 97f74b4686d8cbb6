/** Duration of a scroll, in milliseconds (specification, section 9). */
const duration = 500;

/** Final distance of the target from the top of the viewport, in pixels (specification, section 9). */
export const offset = 80;

const ease = (progress: number) => (progress < 0.5 ? 4 * progress ** 3 : 1 - (-2 * progress + 2) ** 3 / 2);

let stop: (() => void) | undefined;

/**
 * Scrolls the window until an element is 80 px below the top edge; without animation with `prefers-reduced-motion`.
 * Scrolling, pressing, typing, or going back cancels the animation.
 * @param onArrive called when the element is there, but not after a cancellation
 */
export function scrollToElement(element: Element, onArrive?: () => void): void {
  stop?.();
  const from = scrollY;
  const target = () => element.getBoundingClientRect().top + scrollY - offset;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo({ top: target(), behavior: 'instant' });
    onArrive?.();
    return;
  }
  const start = performance.now();
  let frame = requestAnimationFrame(function step(now) {
    // The visitor has left the page.
    if (!element.isConnected) return stop?.();
    const progress = Math.min(1, (now - start) / duration);
    // Measure on each frame: pictures above may still load and move the target.
    scrollTo({ top: from + (target() - from) * ease(progress), behavior: 'instant' });
    if (progress < 1) frame = requestAnimationFrame(step);
    else {
      stop?.();
      onArrive?.();
    }
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
