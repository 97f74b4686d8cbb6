import 'server-only';
import type { z } from 'zod';
import { memoize } from '@/lib/site/memoize';
import { type EntryKind, entryKinds } from '@/lib/site/site-map';
import type { Locale } from '@/messages/routing';
import { getFacts } from './company';
import { contentPath, type Folder, listIds, readContent } from './files';
import { whyFileHidden } from './hidden';
import { parseForDisplay } from './lenient';
import { type InLanguage, localize } from './localize';
import { type Order, order } from './schemas/order';
import { single } from './single';

/*
 * Reads the files of a folder, validates them against their schema, selects one language, and caches the result.
 */

const getWholeOrder = single('order', order);

/**
 * The order of the entries of each kind: of those that are on the site. The development server shows drafts, and entries
 * with `publishOn` in the future, too.
 */
export const getOrder = memoize((): Order => {
  const whole = getWholeOrder();
  if (process.env.NODE_ENV === 'development') return whole;
  const isShown = (kind: EntryKind, id: string) => !whyFileHidden(process.cwd(), kind, id);
  const shown = entryKinds.map((kind) => [kind, whole[kind].filter((id) => isShown(kind, id))]);
  return { ...whole, ...Object.fromEntries(shown) };
});

/**
 * The entries of one folder, each checked against its schema.
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
    return parseForDisplay(schema, readContent(path), path, folder);
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
