/**
 * Sets `data-seen` on photos and elements with `data-late` when their frame enters the viewport; the styles then move
 * them into the frame, so that the browser loads them.
 * @returns finds new photos and elements, after the page has changed
 */
export function watchFrames(): () => void {
  const viewport =
    window.IntersectionObserver &&
    new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          for (const late of target.querySelectorAll<HTMLElement>('[data-watched]')) late.dataset.seen = '';
          viewport.unobserve(target);
        }
      },
      { threshold: 0.1 },
    );
  return () => {
    const unwatched = ':is([data-photo],[data-late]):not([data-watched])';
    for (const late of document.querySelectorAll<HTMLElement>(unwatched)) {
      late.dataset.watched = '';
      // Observe its frame: the styles keep the element itself outside of the frame until then.
      if (viewport) viewport.observe(late.closest('div') as Element);
      // Without this feature, everything loads immediately.
      else late.dataset.seen = '';
    }
  };
}
