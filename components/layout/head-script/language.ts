import type { resolveLanguage, storeLanguage } from '@/messages/preference';

/**
 * Stores the visitor's choice of a language, and redirects from a URL without a language to the preferred one
 * (specification, section 4). The 404 page keeps its URL.
 *
 * A choice is a click on a link with `hreflang`, stored before the browser follows it. A visitor who comes from a page of
 * this site in another language chose this one, too: browsers fire no `click` event for links that the middle button or
 * a menu opens in a new tab.
 * @param key where the choice is stored
 * @param locales the languages of the site, the default first
 */
export function followLanguage(
  key: string,
  locales: readonly string[],
  resolve: typeof resolveLanguage,
  store: typeof storeLanguage,
): void {
  const { origin, pathname, search, hash } = location;
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.('a[hreflang]') as HTMLAnchorElement | null;
      if (link && link.origin === origin) store(key, link.hreflang);
    },
    true,
  );

  // Not a setting: then the script, and so its hash in the policy, is the same in all languages.
  const page = document.documentElement.lang;
  // Only the 404 page has this element with this value; its own script chooses the language (not-found-script.ts).
  if (page !== locales[0] || document.querySelector('meta[name=robots][content=noindex]')) return;

  const { referrer } = document;
  const isFromThisSite = referrer.startsWith(`${origin}/`);
  let stored: unknown = page;
  if (isFromThisSite && locales.indexOf(referrer.split(/[/?]/)[3] as string) > 0) store(key, page);
  else
    try {
      stored = localStorage.getItem(key);
    } catch {
      // Storage is blocked. A visitor who comes from another page of this site chose this language.
      if (!isFromThisSite) stored = '';
    }
  const language = resolve(stored, navigator.languages || [], locales);
  if (language !== page) location.replace(`/${language}${pathname === '/' ? '' : pathname}${search}${hash}`);
}
