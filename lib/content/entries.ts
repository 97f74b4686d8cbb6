import 'server-only';
import {
  type EntryKind,
  entryKinds,
  entryPath,
  legalPageIds,
  pathOf,
  sectionPageIds,
} from '@/lib/site/site-map';
import type { Locale } from '@/messages/routing';
import { listCaseStudies } from './case-studies';
import { listIndustries } from './industries';
import { listInsights } from './insights';
import { getOrder } from './loader';
import { listServices } from './services';

/** An entry as shown in menus, `llms.txt`, and other machine-readable lists. */
export type EntrySummary = { id: string; title: string; description: string; link: string };

const loaders: Readonly<Record<EntryKind, (locale: Locale) => EntrySummary[]>> = {
  services: listServices,
  'case-studies': (locale) =>
    listCaseStudies(locale).map(({ id, title, summary, link }) => ({
      id,
      title,
      description: summary,
      link,
    })),
  industries: listIndustries,
  insights: (locale) =>
    listInsights(locale).map(({ id, title, summary, link }) => ({ id, title, description: summary, link })),
};

/** All entries of a kind in order, for code that treats all kinds alike. */
export function listEntries(kind: EntryKind, locale: Locale): EntrySummary[] {
  return loaders[kind](locale);
}

/** The paths of all pages, without a language (specification, section 2). */
export function listPaths(): string[] {
  return [
    ...[...sectionPageIds, ...legalPageIds].map(pathOf),
    ...entryKinds.flatMap((kind) => getOrder()[kind].map((id) => entryPath(kind, id))),
  ];
}
