import type { CompanyFigure } from '@/lib/content/views';
import type { Locale } from '@/messages/routing';

/** The spaces of this site's typography between thousands and before "%", where Intl has other signs. */
const spaces: Partial<Record<Locale, string>> = { es: '\u00a0', fr: '\u00a0' };

const isSpace = (type: string) => type === 'group' || type === 'literal';

/**
 * A figure as a language writes it: 99.9 and "%" are `99.9%` in English and `99,9 %` in French.
 * @param figure the number, and what follows it
 */
export function figureText(
  { value, suffix }: Pick<CompanyFigure, 'value' | 'suffix'>,
  locale: Locale,
): string {
  const isPercent = suffix.startsWith('%');
  const format = new Intl.NumberFormat(locale, {
    style: isPercent ? 'percent' : 'decimal',
    maximumFractionDigits: 2,
  });
  const parts = format.formatToParts(isPercent ? value / 100 : value);
  const number = parts
    .map((part) => (isSpace(part.type) ? (spaces[locale] ?? part.value) : part.value))
    .join('');
  return number + (isPercent ? suffix.slice(1) : suffix);
}

/**
 * A value with its unit as a language writes it: `7 days`, `37%`, `$1,120,000`.
 * @param unit "%", "$" (before the number), or a word (after it)
 */
export function valueText(value: number, unit: string, locale: Locale): string {
  if (unit === '$') return unit + figureText({ value, suffix: '' }, locale);
  return figureText({ value, suffix: unit === '%' || unit === '' ? unit : `\u00a0${unit}` }, locale);
}
