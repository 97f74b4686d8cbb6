import type { Locale } from '@/messages/routing';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** A language as messages to editors call it, e.g. `Spanish`. */
export function languageName(locale: Locale): string {
  return names.of(locale) ?? locale;
}
