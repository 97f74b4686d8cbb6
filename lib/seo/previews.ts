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

/** The content of a page's link preview picture. */
export type Preview = {
  /** The path of the page without the language, e.g. `/services/ai-ml`. */
  path: string;
  title: string;
  /** The message key that names the part of the site; without it, the preview shows the tagline. */
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

/** The URL path of a page's link preview picture. */
export function previewPath(path: string, locale: Locale): string {
  return `/og/${locale}${path === '/' ? '/home' : path}.png`;
}
