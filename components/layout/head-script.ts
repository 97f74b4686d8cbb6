import { resolveLanguage, storeLanguage } from '@/messages/preference';
import { localesDefaultFirst, preferenceKey } from '@/messages/routing';
import { callSource } from './inline-script';

/** Where the visitor's choice of a theme is stored, in local storage. */
const themeKey = 'preferredTheme';

type Settings = { key: string; themeKey: string; locales: readonly string[] };

/**
 * Runs in the head before the first paint. The build prints its source into the page (see `callSource`).
 *
 * - Redirects from a URL without a language to the visitor's preferred language. Not on the 404 page, which keeps the URL.
 * - Stores the language choice when the visitor clicks a link with `hreflang`, before the browser follows it.
 * - Applies and stores the theme that the visitor chose with the control in the footer (theme-control.tsx).
 * - Turns on transitions between pages (`components/styles/page-change.css`).
 * - Sets `data-seen` on photos and elements with `data-late` when their frame enters the viewport; the styles then
 *   move them into the frame, so that the browser loads them.
 * - Sets `data-state` on a photo to "loaded", "failed", or "fallback", for the styles to show the photo or the artwork
 *   below it. `data-photo` may name a local picture to load instead of a failed photo (specification, sections 4, 8).
 * - Turns off the inline styles of a page whose stylesheet failed to load.
 */
function runBeforePaint(
  settings: Settings,
  resolve: typeof resolveLanguage,
  store: typeof storeLanguage,
): void {
  const { key, themeKey, locales } = settings;
  const html = document.documentElement;
  // Not a setting: then the script, and so its hash in the policy, is the same in all languages.
  const page = html.lang;
  html.dataset.script = '';

  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}');
    document.adoptedStyleSheets.push(sheet);
  } catch {}

  // Only the 404 page has this element with this value; its own script chooses the language (not-found-script.ts).
  if (page === locales[0] && !document.querySelector('meta[name=robots][content=noindex]')) {
    let stored: unknown;
    try {
      stored = localStorage.getItem(key);
    } catch {
      // Storage is blocked. A visitor who comes from another page of this site chose this language.
      if (document.referrer.startsWith(`${location.origin}/`)) stored = page;
    }
    const language = resolve(stored, navigator.languages || [], locales);
    if (language !== page) {
      const { pathname, search, hash } = location;
      location.replace(`/${language}${pathname === '/' ? '' : pathname}${search}${hash}`);
    }
  }

  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.('a[hreflang]') as HTMLAnchorElement | null;
      if (link && link.origin === location.origin) store(key, link.hreflang);
    },
    true,
  );

  let theme = '';
  const applyTheme = () => {
    html.dataset.theme = theme;
    document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]').forEach((meta, index) => {
      const scheme = index ? 'dark' : 'light';
      meta.media = theme ? (theme === scheme ? 'all' : 'not all') : `(prefers-color-scheme:${scheme})`;
    });
    for (const control of document.querySelectorAll<HTMLSelectElement>('[data-theme-control]'))
      control.value = theme;
  };
  const readTheme = () => {
    try {
      const stored = localStorage.getItem(themeKey);
      theme = stored === 'light' || stored === 'dark' ? stored : '';
    } catch {}
    applyTheme();
  };
  readTheme();
  // Another tab stored a choice, or the browser shows a page that it kept in memory.
  for (const type of ['storage', 'pageshow']) addEventListener(type, readTheme);
  addEventListener('change', ({ target }) => {
    const control = target as HTMLSelectElement;
    if (control.dataset.themeControl === undefined) return;
    theme = control.value;
    try {
      localStorage.setItem(themeKey, theme);
      if (!theme) localStorage.removeItem(themeKey);
    } catch {}
    applyTheme();
  });

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
  new MutationObserver(() => {
    // React removes the attributes of this element when the language changes.
    if (html.dataset.script === undefined) html.dataset.script = html.dataset.started = '';
    // The control arrives after this script, and the router may replace the color of the browser's bar.
    if (theme) applyTheme();
    const unwatched = ':is([data-photo],[data-late]):not([data-watched])';
    for (const late of document.querySelectorAll<HTMLElement>(unwatched)) {
      late.dataset.watched = '';
      // Observe its frame: the styles keep the element itself outside of the frame until then.
      if (viewport) viewport.observe(late.closest('div') as Element);
      // Without this feature, everything loads immediately.
      else late.dataset.seen = '';
    }
  }).observe(html, { childList: true, subtree: true });

  // Load events of images do not propagate to the window, not even while capturing.
  html.addEventListener(
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
      // With the styles of the first view only, the rest of the page would be unreadable; without any, it is not.
      if (photo.closest?.('[data-rest]'))
        (document.querySelector('style[data-href]') as HTMLStyleElement).media = 'not all';
      if (photo.dataset?.photo === undefined) return;
      const fallback = photo.dataset.photo;
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

/** The source of the head script. */
export function headScript(): string {
  const settings: Settings = {
    key: preferenceKey,
    themeKey,
    locales: localesDefaultFirst,
  };
  return callSource(runBeforePaint, settings, resolveLanguage, storeLanguage);
}
