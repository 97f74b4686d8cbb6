import 'server-only';
import { getCaseStudy } from '@/lib/content/case-studies';
import { listEntries } from '@/lib/content/entries';
import { getInsight } from '@/lib/content/insights';
import { hasSection } from '@/lib/content/pages';
import { getService } from '@/lib/content/services';
import { type EntryKind, entryKinds, isEntryKind, pageIds, pages } from '@/lib/site/site-map';
import { defaultLocale } from '@/messages/routing';
import { shareOfChange } from './hills';
import type { SkylineSource } from './skyline';

type Page = Pick<SkylineSource, 'folder' | 'id'>;

/** The pages that end with a call to action, which is above a skyline. */
export function listSkylines(): Page[] {
  return [
    ...entryKinds.flatMap((folder) => listEntries(folder, defaultLocale).map(({ id }) => ({ folder, id }))),
    ...pageIds
      .filter((id) => pages[id].content === 'pages' && hasSection(id, 'call-to-action'))
      .map((id) => ({ folder: 'pages' as const, id })),
  ];
}

/** The figures of a page for its skyline. */
const sources: Readonly<Record<EntryKind, (id: string) => SkylineSource>> = {
  services: (id) => ({
    folder: 'services',
    id,
    steps: getService(id, defaultLocale)?.content.approach.length ?? 0,
  }),
  'case-studies': (id) => {
    const study = getCaseStudy(id, defaultLocale);
    const shares = study?.keyResults.map(shareOfChange) ?? [];
    return { folder: 'case-studies', id, industry: study?.industryId ?? '', shares };
  },
  industries: (id) => ({ folder: 'industries', id }),
  insights: (id) => {
    const figures = getInsight(id, defaultLocale)?.body.flatMap((block) =>
      block.kind === 'figure' && block.bars ? [block.bars] : [],
    );
    return { folder: 'insights', id, values: figures?.[0]?.map(({ value }) => value) ?? [] };
  },
};

/**
 * What the skyline of a page shows.
 * @param folder the kind of an entry, or "pages"
 */
export function skylineSource(folder: string, id: string): SkylineSource {
  return isEntryKind(folder) ? sources[folder](id) : { folder: 'pages', id };
}
