/**
 * Every fact about the site's languages. Addresses, `<html lang>`, the switcher, the content schemas
 * and the middleware all derive from this list; a new language is a new row here plus its texts.
 */
export const languages = {
  en: { name: 'English', region: 'en-US', openGraph: 'en_US' },
  es: { name: 'Español', region: 'es-US', openGraph: 'es_US' },
  fr: { name: 'Français', region: 'fr-FR', openGraph: 'fr_FR' },
} as const;

export type Locale = keyof typeof languages;

export const locales = Object.keys(languages) as [Locale, ...Locale[]];

/** Served without a prefix (specification, section 4: the language falls back to English). */
export const defaultLocale: Locale = 'en';

/** All languages, the default first, as `resolveLanguage` expects them. */
export const localesDefaultFirst: readonly Locale[] = [
  defaultLocale,
  ...locales.filter((locale) => locale !== defaultLocale),
];

/** Where a visitor's choice of language is stored: in local storage and in a cookie (specification, section 9). */
export const preferenceKey = 'preferredLanguage';

/** Tells whether a string names a language of the site. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as string[]).includes(value);
}

/**
 * The address of a page in one language.
 * @param path the page's path without a language, starting with "/", query and hash allowed
 * @returns `path` itself for the default language, otherwise the path below "/<locale>"
 */
export function localePath(locale: Locale, path: string): string {
  if (locale === defaultLocale) return path;
  return path === '/' ? `/${locale}` : `/${locale}${path.replace(/^\/(?=[?#]|$)/, '')}`;
}

/**
 * The inverse of {@link localePath}; also strips the default language's internal prefix.
 * @param pathname a path of this site, without query or hash
 */
export function splitLocalePath(pathname: string): { locale: Locale; path: string } {
  const [, first = '', ...rest] = pathname.split('/');
  if (!isLocale(first)) return { locale: defaultLocale, path: pathname };
  return { locale: first, path: `/${rest.join('/')}` };
}
