import { type Locale, localePath, locales } from '@/messages/routing';
import { hasLanguage } from './addresses';
import type { Mark } from './marks';
import { isProgram } from './program';
import type { Company } from './schemas/company';
import type { LocalizedText, placeholders } from './schemas/text';

/** A piece of content in one language: every text in three languages has become a string, or a list of marks. */
export type InLanguage<T> = T extends LocalizedText
  ? string
  : T extends Record<Locale, Mark[]>
    ? Mark[]
    : T extends readonly (infer Item)[]
      ? InLanguage<Item>[]
      : T extends object
        ? { [Key in keyof T]: InLanguage<T[Key]> }
        : T;

export type Facts = Record<(typeof placeholders)[number], string>;

/** The values of placeholders in texts. */
export function factsOf({ name, email, phone, address, founded }: Company): Facts {
  return {
    company: name,
    email,
    // On one line.
    phone: phone.display.replaceAll(' ', '\u00A0'),
    location: `${address.locality}, ${address.region}`,
    founded: String(founded),
  };
}

/** Replaces placeholders such as `{company}`; other braces stay. */
export function fillIn(text: string, facts: Facts): string {
  return text.replace(/\{(\w+)\}/g, (whole, key) => facts[key as keyof Facts] ?? whole);
}

/** A text as browsers show it: single spaces, none at the ends, composed letters. Editors may type others. */
export function tidyText(text: string): string {
  return text
    .replace(/[ \t\n\r\u2028\u2029]+/g, ' ')
    .trim()
    .normalize('NFC');
}

/** Whether a value is a text in every language of the site. */
export function isLocalizedText(value: unknown): value is LocalizedText {
  if (typeof value !== 'object' || value === null) return false;
  return locales.every((locale) => typeof (value as Record<string, unknown>)[locale] === 'string');
}

/** Whether a value is a text with marks in every language of the site. */
function isLocalizedMarks(value: object): value is Record<Locale, Mark[]> {
  return locales.every((locale) => Array.isArray((value as Record<string, unknown>)[locale]));
}

/** An address in one language. */
function localizeLink(link: string, locale: Locale, facts: Facts): string {
  return hasLanguage(link) ? localePath(locale, link) : fillIn(link, facts);
}

/**
 * Chooses one language throughout a piece of content, tidies the texts, fills in the placeholders, and puts the language
 * into every `link` to a page of this site.
 */
export function localize<T>(content: T, locale: Locale, facts: Facts): InLanguage<T> {
  const visit = (value: unknown): unknown => {
    if (typeof value === 'string') return fillIn(value, facts);
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    if (isLocalizedText(value)) return tidyText(fillIn(value[locale], facts));
    if (isLocalizedMarks(value)) return visit(value[locale]);
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        if (isProgram([key])) return [key, item];
        const isLink = key === 'link' && typeof item === 'string';
        return [key, isLink ? localizeLink(item, locale, facts) : visit(item)];
      }),
    );
  };
  return visit(content) as InLanguage<T>;
}
