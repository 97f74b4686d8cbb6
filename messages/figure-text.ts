import type { Locale } from './routing';

/** A number, and what follows it: a unit, "%", "+", or nothing. */
type Figure = { value: number; suffix: string };

/** The spaces of this site's typography between thousands and before "%", where Intl has other characters. */
const spaces: Partial<Record<Locale, string>> = { es: '\u00a0', fr: '\u00a0' };

const isSpace = (type: string) => type === 'group' || type === 'literal';

/**
 * A figure as a language writes it: 99.9 and "%" are `99.9%` in English and `99,9 %` in French.
 * @param decimals how many decimals to show at least
 */
export function figureText({ value, suffix }: Figure, locale: Locale, decimals = 0): string {
  const isPercent = suffix.startsWith('%');
  const format = new Intl.NumberFormat(locale, {
    style: isPercent ? 'percent' : 'decimal',
    minimumFractionDigits: decimals,
    maximumFractionDigits: 2,
  });
  const parts = format.formatToParts(isPercent ? value / 100 : value);
  const number = parts
    .map((part) => (isSpace(part.type) ? (spaces[locale] ?? part.value) : part.value))
    .join('');
  return number + (isPercent ? suffix.slice(1) : suffix);
}

/**
 * Values to compare, with their unit, as a language writes them: `7.0 days` and `4.4 days`, `37%`, `$1,120,000`. All have
 * the same number of decimals, at most two.
 * @param unit "%", "$" (before the number), or a word (after it)
 */
export function valueTexts(values: readonly number[], unit: string, locale: Locale): string[] {
  const decimals = Math.max(...values.map((value) => String(value).split('.')[1]?.length ?? 0));
  const suffix = unit === '%' || unit === '' ? unit : `\u00a0${unit}`;
  return values.map((value) => {
    const show = (after: string) => figureText({ value, suffix: after }, locale, Math.min(decimals, 2));
    return unit === '$' ? unit + show('') : show(suffix);
  });
}
