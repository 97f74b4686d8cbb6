import { defaultLocale, locales } from '@/messages/routing';

/**
 * The languages whose addresses have a prefix, for files below `[locale]`. The default language has routes of its
 * own beside it: only pages are led there by the proxy, which lets addresses with an ending through.
 */
export const prefixedParams = () =>
  locales.filter((locale) => locale !== defaultLocale).map((locale) => ({ locale }));
