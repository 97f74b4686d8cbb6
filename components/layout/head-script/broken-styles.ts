/** Turns off the inline styles of a page whose stylesheet failed to load. */
export function turnOffPartialStyles(): void {
  addEventListener(
    'error',
    ({ target }) => {
      // With the styles of the first view only, the rest of the page would be unreadable; without any, it is not.
      if ((target as Element).closest?.('[data-rest]'))
        (document.querySelector('style[data-href]') as HTMLStyleElement).media = 'not all';
    },
    true,
  );
}
