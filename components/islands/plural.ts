import type { Locale } from '@/messages/routing';

/** A text for each plural category a language needs; `#` stands for the number. */
export type PluralForms = { one: string; other: string };

/** The text for a number, e.g. "8 case studies". */
export function plural(language: Locale, forms: PluralForms, count: number): string {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other;
  // The site's fonts lack the narrow no-break space, which French puts between thousands.
  const number = new Intl.NumberFormat(language).format(count).replaceAll('\u202f', '\u00a0');
  return form.replace('#', number);
}
