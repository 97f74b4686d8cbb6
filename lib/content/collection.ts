import 'server-only';
import type { z } from 'zod';
import type { Locale } from '@/messages/routing';
import { getFacts } from './company';
import { contentPath, type Folder, listIds, readContent } from './files';
import { type InLanguage, localize } from './localize';
import { memoize } from './memoize';
import { getOrder } from './order';
import { parseContent } from './parse';
import type { Order } from './schemas/order';

/**
 * The entries of one folder, behind their schema.
 * @returns `ids()` in the order of `content/order.json` (by name where it has none), and `get(id, locale)`,
 *   undefined for an unknown id; both throw a ContentError on bad content
 */
export function collection<S extends z.ZodType>(folder: Folder, schema: S) {
  const ids = memoize((): string[] => {
    const order = getOrder();
    return folder in order ? (order[folder as keyof Order] as string[]) : listIds(folder);
  });
  const isKnown = memoize(() => new Set(ids()));
  const parse = memoize((id: string) => {
    const path = contentPath(folder, id);
    return parseContent(schema, readContent(path), path);
  });
  const translate = memoize((id: string, locale: string) =>
    localize(parse(id), locale as Locale, getFacts()),
  );
  return {
    ids,
    get(id: string, locale: Locale): InLanguage<z.output<S>> | undefined {
      return isKnown().has(id) ? translate(id, locale) : undefined;
    },
    /** All entries, in order. */
    list(locale: Locale): InLanguage<z.output<S>>[] {
      return ids().map((id) => translate(id, locale));
    },
  };
}
