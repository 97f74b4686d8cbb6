import 'server-only';
import { listEntries } from '@/lib/content/entries';
import { getLegal } from '@/lib/content/legal';
import { getPageSummary } from '@/lib/content/pages';
import {
  entryKinds,
  entryPath,
  labelOf,
  legalPageIds,
  type PageLabel,
  pathOf,
  sectionPageIds,
} from '@/lib/site/site-map';
import type { Locale } from '@/messages/routing';

/** What the link preview of a page shows. */
export type Preview = {
  /** The page's path without a language, e.g. `/services/ai-ml`. */
  path: string;
  title: string;
  /** The message that names the part of the site it belongs to; without one, the preview shows the tagline. */
  label?: PageLabel;
};

/** The previews of all pages in one language. */
export function listPreviews(locale: Locale): Preview[] {
  return [
    ...sectionPageIds.map((id) => ({
      path: pathOf(id),
      title: getPageSummary(id, locale).title,
      label: id === 'home' ? undefined : labelOf(id),
    })),
    ...entryKinds.flatMap((kind) =>
      listEntries(kind, locale).map(({ id, title }) => ({
        path: entryPath(kind, id),
        title,
        label: labelOf(kind),
      })),
    ),
    ...legalPageIds.flatMap((id) => {
      const title = getLegal(id, locale)?.title;
      return title === undefined ? [] : [{ path: pathOf(id), title }];
    }),
  ];
}

/** Where the preview picture of a page lies. */
export function previewPath(path: string, locale: Locale): string {
  return `/og/${locale}${path === '/' ? '/home' : path}.png`;
}
