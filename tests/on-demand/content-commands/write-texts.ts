import { isLocalizedText } from '@/lib/content/localize';
import { locales } from '@/messages/routing';
import type { Json } from './copy';

const isUnwritten = (value: string) => value.startsWith('TODO');

/** Returns the same field of another entry. If its list is shorter, returns the first item. */
const partOf = (model: Json, key: string) => model?.[key] ?? (Array.isArray(model) ? model[0] : undefined);

/**
 * Replaces the TODO texts of a new entry with those of an existing one.
 * @param model the existing entry, or its part at the same path
 */
export function writeTexts(entry: Json, model: Json): Json {
  if (typeof entry === 'string') return isUnwritten(entry) ? model : entry;
  if (typeof entry !== 'object' || entry === null) return entry;
  if (Array.isArray(entry)) return entry.map((item, index) => writeTexts(item, partOf(model, String(index))));
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [key, writeTexts(value, partOf(model, key))]),
  );
}

/** Gives a new entry a unique meta title and description, and publishes it. */
export function writeMeta(entry: Json): void {
  delete entry.draft;
  for (const locale of locales) {
    entry.meta.title[locale] = `${entry.title[locale]} | {company}`;
    entry.meta.description[locale] += ` ${entry.title[locale]}`;
  }
}

/** Returns every localized text in some data, with its path. */
export function textsIn(
  data: Json,
  path: readonly PropertyKey[] = [],
): { path: PropertyKey[]; text: Json }[] {
  if (isLocalizedText(data)) return [{ path: [...path], text: data }];
  if (typeof data !== 'object' || data === null) return [];
  const entries: [PropertyKey, Json][] = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return entries.flatMap(([key, item]) => textsIn(item, [...path, key]));
}
