import type { Locale } from '@/messages/routing';

/** A text for each plural category; `#` is replaced by the number. */
export type PluralForms = { one: string; other: string };

/** The text for a number, e.g. "8 case studies". */
export function plural(language: Locale, forms: PluralForms, count: number): string {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? forms.one : forms.other;
  // French separates thousands with a narrow no-break space, which the site's fonts do not have.
  const number = new Intl.NumberFormat(language).format(count).replaceAll('\u202f', '\u00a0');
  return form.replace('#', number);
}
