import { defaultLocale, locales } from '@/messages/routing';

/**
 * The route parameters of the languages with a URL prefix, for file routes below `app/[locale]/`. The default language
 * needs separate file routes outside `[locale]`: on a server, the matcher in proxy.server.ts excludes paths with an
 * extension, so nothing adds the language to them.
 */
export const prefixedParams = () =>
  locales.filter((locale) => locale !== defaultLocale).map((locale) => ({ locale }));
