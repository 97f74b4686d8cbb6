import type { watchFrames } from './late-frames';
import type { followTheme } from './theme';

/**
 * Applies the theme, and watches photos and late elements, each time the page changes: while it loads and afterwards.
 * One observer for all, because browsers call it after each change.
 * @param themeKey where the choice of a theme is stored
 */
export function followPage(
  themeKey: string,
  startTheme: typeof followTheme,
  startFrames: typeof watchFrames,
): void {
  const html = document.documentElement;
  const applyTheme = startTheme(themeKey);
  const watchNew = startFrames();
  new MutationObserver(() => {
    // React removes the attributes of this element when the language changes.
    if (html.dataset.script === undefined) html.dataset.script = html.dataset.started = '';
    // The control arrives after this script, and the router may replace the color of the browser's bar.
    applyTheme();
    watchNew();
  }).observe(html, { childList: true, subtree: true });
}
