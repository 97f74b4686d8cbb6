import { type Locale, localePath, splitLocalePath } from '@/messages/routing';

type Languages = readonly string[];

/**
 * The language a visitor gets on an address without a language (specification, section 4): the stored
 * preference if valid, otherwise the first supported one of the browser's languages, otherwise the default.
 *
 * The function is also printed into the pages' head as source text, where no other code is available, so
 * it uses only its parameters and features of all supported browsers.
 * @param stored what the storage or the cookie held, whatever it is
 * @param wanted the browser's languages, most wanted first, e.g. `["fr-CA", "en"]`
 * @param supported the languages of the site, the default first
 */
export function resolveLanguage(stored: unknown, wanted: Languages, supported: Languages): string {
  const known = [stored, ...wanted.map((tag) => String(tag).toLowerCase().split('-')[0])];
  return (known.find((tag) => supported.includes(tag as string)) as string) ?? supported[0];
}

/**
 * The languages of an Accept-Language header, most wanted first.
 * @param header e.g. `fr-CH, fr;q=0.9, en;q=0.8`
 */
export function acceptedLanguages(header: string | null): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
      return { tag: tag.trim(), quality: quality ? Number(quality.slice(2)) : 1 };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/**
 * The same page in another language.
 * @param pathname the path of a page of this site, in whatever language
 */
export function pathIn(locale: Locale, pathname: string): string {
  return localePath(locale, splitLocalePath(pathname).path);
}

/**
 * Keeps a choice of language for this browser, and as a cookie for a server that negotiates. Never throws: a
 * browser that refuses storage still changes the page. Printed into the head like {@link resolveLanguage}.
 */
export function storeLanguage(key: string, language: string): void {
  try {
    localStorage.setItem(key, language);
  } catch {}
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
  document.cookie = `${key}=${language};path=/;max-age=31536000;samesite=lax`;
}
