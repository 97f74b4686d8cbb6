import { locale as localeParam } from 'next/root-params';
import { getRequestConfig } from 'next-intl/server';
import { defaultLocale, isLocale } from '@/messages/routing';
import { unsavedMessages } from '@/messages/unsaved';

/** Gives every server component the words and the formats of the language in its address. */
export default getRequestConfig(async ({ locale: asked }) => {
  // Files that are no page, such as preview pictures, say which language they want.
  const param = asked ?? (await localeParam());
  const locale = isLocale(param) ? param : defaultLocale;
  return {
    locale,
    messages: unsavedMessages(locale) ?? (await import(`./${locale}.json`)).default,
    timeZone: 'America/Chicago',
    onError(error) {
      throw error;
    },
  };
});
