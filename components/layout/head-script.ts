import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveLanguage, storeLanguage } from '@/messages/preference';
import { defaultLocale, type Locale, locales, preferenceKey } from '@/messages/routing';
import { callSource } from './inline-script';

type Settings = { key: string; locales: readonly string[]; page: string; styles: string };

/**
 * The few lines that run in the head before anything is painted. They are printed as source text (see
 * `callSource`).
 *
 * - On an address without a language: leads to the visitor's language, if it is another one.
 * - Stores the choice when a link to another language is pressed, before the link is followed.
 * - Says how pages change, where the browser can (`components/styles/page-change.css`).
 * - Notes when a photograph, or what else has `data-late`, is in sight, for the styles to put it into its place.
 * - Marks a photograph as loaded or failed, for the styles to show it or the artwork under it; `data-photo`
 *   may name a local picture to show instead (specification, sections 4 and 8).
 */
function runBeforePaint(
  settings: Settings,
  resolve: typeof resolveLanguage,
  store: typeof storeLanguage,
): void {
  const { key, locales, page, styles } = settings;
  const html = document.documentElement;
  html.dataset.script = '';

  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  } catch {}

  // A host with one 404 page for all shows it under the addresses of other languages too: those are chosen already.
  if (page === locales[0] && !locales.includes(location.pathname.split('/')[1] ?? '')) {
    let stored: unknown;
    try {
      stored = localStorage.getItem(key);
    } catch {}
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

  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        for (const late of target.querySelectorAll<HTMLElement>('[data-watched]')) late.dataset.seen = '';
        seen.unobserve(target);
      }
    },
    { threshold: 0.1 },
  );
  new MutationObserver(() => {
    const some = ':is([data-photo],[data-late]):not([data-watched])';
    for (const late of document.querySelectorAll<HTMLElement>(some)) {
      late.dataset.watched = '';
      // Its frame, as it is not in its place yet.
      seen.observe(late.closest('div') as Element);
    }
  }).observe(html, { childList: true, subtree: true });

  // A picture's load event never reaches the window.
  html.addEventListener(
    'load',
    ({ target }) => {
      const photo = target as HTMLImageElement;
      const fallback = photo.dataset?.photo;
      if (fallback === undefined) return;
      photo.dataset.state = fallback && photo.src.endsWith(fallback) ? 'fallback' : 'loaded';
    },
    true,
  );
  addEventListener(
    'error',
    ({ target }) => {
      const photo = target as HTMLImageElement;
      if (photo.dataset?.photo === undefined) return;
      const fallback = photo.dataset.photo;
      if (fallback && !photo.src.endsWith(fallback)) {
        photo.srcset = '';
        photo.src = fallback;
      } else photo.dataset.state = 'failed';
    },
    true,
  );
}

/** The styles of page changes, without what is for people only. */
const pageChange = readFileSync(join(process.cwd(), 'components/styles/page-change.css'), 'utf8')
  .replace(/\/\*.*?\*\//gs, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{};:,]) ?/g, '$1');

/** The source of the head's inline script for pages of one language. */
export function headScript(page: Locale): string {
  const settings: Settings = {
    key: preferenceKey,
    locales: [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)],
    page,
    styles: pageChange,
  };
  return callSource(runBeforePaint, settings, resolveLanguage, storeLanguage);
}
