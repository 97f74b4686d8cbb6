import type { Locale } from './routing';

// The development server loads this module in several places; all of them share what is being typed.
const store = globalThis as { unsavedMessages?: Partial<Record<Locale, unknown>> };

/**
 * Keeps interface texts as someone is typing them in the visual editor, for its preview.
 * @param texts the texts by language; undefined to return to those in the files
 */
export function keepUnsavedMessages(texts: Partial<Record<Locale, unknown>> | undefined): void {
  store.unsavedMessages = texts;
}

/** The interface texts of a language as someone is typing them; undefined outside of the development server. */
export function unsavedMessages(locale: Locale): unknown {
  return process.env.NODE_ENV === 'development' ? store.unsavedMessages?.[locale] : undefined;
}
