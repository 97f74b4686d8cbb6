import type { CompanyFigure } from '@/lib/content/views';
import type { Locale } from '@/messages/routing';

/** The spaces of this site's typography between thousands and before "%", where Intl has other signs. */
const spaces: Partial<Record<Locale, string>> = { es: '\u00a0', fr: '\u00a0' };

/** How many decimals a figure may have. */
const mostDecimals = 2;

const isSpace = (type: string) => type === 'group' || type === 'literal';

/**
 * A figure as a language writes it: 99.9 and "%" are `99.9%` in English and `99,9 %` in French.
 * @param figure the number, and what follows it
 * @param decimals the least number of decimals
 */
export function figureText(
  { value, suffix }: Pick<CompanyFigure, 'value' | 'suffix'>,
  locale: Locale,
  decimals = 0,
): string {
  const isPercent = suffix.startsWith('%');
  const format = new Intl.NumberFormat(locale, {
    style: isPercent ? 'percent' : 'decimal',
    minimumFractionDigits: decimals,
    maximumFractionDigits: mostDecimals,
  });
  const parts = format.formatToParts(isPercent ? value / 100 : value);
  const number = parts
    .map((part) => (isSpace(part.type) ? (spaces[locale] ?? part.value) : part.value))
    .join('');
  return number + (isPercent ? suffix.slice(1) : suffix);
}

/** The number of decimals that a value has. */
const decimalsOf = (value: number) => Math.min(mostDecimals, String(value).split('.')[1]?.length ?? 0);

/**
 * A value before and after as a language writes them, with the same number of decimals: `7.0 days` and `4.4 days`.
 * @param unit "%", "$" (before the number), or a word (after it)
 */
export function pairText(
  values: readonly [before: number, after: number],
  unit: string,
  locale: Locale,
): [before: string, after: string] {
  const decimals = Math.max(...values.map(decimalsOf));
  const suffix = unit === '%' || unit === '' ? unit : `\u00a0${unit}`;
  const write = (value: number) =>
    unit === '$'
      ? unit + figureText({ value, suffix: '' }, locale, decimals)
      : figureText({ value, suffix }, locale, decimals);
  return [write(values[0]), write(values[1])];
}
