/** The space between a notice and the focused element above it, for the outline; in pixels. */
const gap = 8;

/** What the header may cover when the page scrolls, in pixels. */
const headerHeight = 80;

/** Scrolls the focused element out from under the notices in `region`. */
function uncover(region: HTMLElement): void {
  const focused = document.activeElement;
  const notice = region.querySelector('.notice');
  if (!notice || !focused || focused === document.body || region.contains(focused)) return;
  const [{ left, right }, { top }] = [notice.getBoundingClientRect(), region.getBoundingClientRect()];
  const box = focused.getBoundingClientRect();
  if (box.right <= left || box.left >= right || box.top >= innerHeight) return;
  const distance = Math.min(box.bottom - top + gap, box.top - headerHeight);
  if (distance > 0) scrollBy({ top: distance, behavior: 'instant' });
}

/**
 * Makes a notice easy to reach, and keeps it from covering what has the focus, although it is fixed to the lower edge:
 *
 * - It follows the button of its form in the tab order, and returns the focus to it when it is dismissed.
 * - The page scrolls when it would cover the focused element, and becomes longer by its height.
 *
 * @param about the id of the form
 * @returns a function that ends this, for React to call before it removes the notice
 */
export function attachNotice(card: HTMLElement, about: string): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const region = card.closest<HTMLElement>('[aria-live]') ?? card;
  const button = () => document.querySelector<HTMLElement>(`[data-sends="${about}"]`);

  const onTab = (event: KeyboardEvent) => {
    const sender = button();
    if (event.key !== 'Tab' || !sender) return;
    const stops = [...card.querySelectorAll<HTMLElement>('a, button')];
    const focused = document.activeElement as HTMLElement;
    if (focused === sender && !event.shiftKey) {
      event.preventDefault();
      stops[0]?.focus();
    } else if (focused === stops.at(event.shiftKey ? 0 : -1)) {
      sender.focus();
      // Forward, the browser moves on to what follows the button.
      if (event.shiftKey) event.preventDefault();
    }
  };
  document.addEventListener('keydown', onTab, { signal });
  // In the next frame, because the browser itself scrolls after this event.
  const onFocus = () => requestAnimationFrame(() => uncover(region));
  document.addEventListener('focusin', onFocus, { signal });

  const size = new ResizeObserver(() => {
    document.body.style.paddingBottom = `${region.offsetHeight}px`;
    uncover(region);
  });
  size.observe(region);

  return () => {
    controller.abort();
    size.disconnect();
    document.body.style.paddingBottom = '';
    if (card.contains(document.activeElement)) button()?.focus({ preventScroll: true });
  };
}
