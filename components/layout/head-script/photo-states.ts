/**
 * Sets `data-state` on a photo to "loaded", "failed", or "fallback", for the styles to show the photo or the artwork below
 * it. `data-photo` may name a local picture to load instead of a failed photo (specification, sections 4, 8).
 */
export function showPhotoStates(): void {
  // Load events of images do not propagate to the window, not even while capturing.
  document.documentElement.addEventListener(
    'load',
    ({ target }) => {
      const photo = target as HTMLImageElement;
      const fallback = photo.dataset?.photo;
      if (fallback === undefined) return;
      const state = fallback && photo.src.endsWith(fallback) ? 'fallback' : 'loaded';
      // On its frame, too: a selector with `:has()` would make the browser restyle the page after each change.
      photo.dataset.state = (photo.closest('div') as HTMLElement).dataset.state = state;
    },
    true,
  );
  addEventListener(
    'error',
    ({ target }) => {
      const photo = target as HTMLImageElement;
      const fallback = photo.dataset?.photo;
      if (fallback === undefined) return;
      if (fallback && !photo.src.endsWith(fallback)) {
        // The browser would choose the AVIF files of an uploaded photo again.
        photo.closest('picture')?.querySelector('source')?.removeAttribute('srcset');
        photo.srcset = '';
        photo.src = fallback;
      } else photo.dataset.state = 'failed';
    },
    true,
  );
}
