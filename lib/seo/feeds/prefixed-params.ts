import { defaultLocale, locales } from '@/messages/routing';

/**
 * The route parameters of the languages with a URL prefix, for file routes below `app/[locale]/`. The default language
 * needs separate file routes outside `[locale]`, because middleware.ts rewrites pages only, not paths with an extension.
 */
export const prefixedParams = () =>
  locales.filter((locale) => locale !== defaultLocale).map((locale) => ({ locale }));
