import { createHash } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { listSearchSources, searchGroups, searchSection } from '@/lib/content/search';
import { buildIndex } from '@/lib/search/build-index';
import { indexFolder } from '@/lib/search/index-format';
import { wordRules } from '@/lib/search/language-data';
import { memoize } from '@/lib/site/memoize';
import { isEntryKind, pages } from '@/lib/site/site-map';
import type { Locale } from '@/messages/routing';

/** The folder of the route that creates the indexes. */
const routeFolder = '/search-index';

type IndexFile = { name: string; text: string };

/** The names of the groups of results in a language. */
export async function searchGroupNames(locale: Locale): Promise<string[]> {
  const t = await getTranslations({ locale });
  const others = { pages: 'Search.pages', questions: 'Search.questions', people: 'Search.people' } as const;
  return searchGroups.map((group) => t(isEntryKind(group) ? pages[group].label : others[group]));
}

/** The search index of a language, and the name of its file. */
export const searchIndexFile = memoize(async (language: string): Promise<IndexFile> => {
  const locale = language as Locale;
  const t = await getTranslations({ locale, namespace: 'Search' });
  const index = buildIndex(listSearchSources(locale), {
    language,
    rules: wordRules[locale],
    groups: await searchGroupNames(locale),
    words: {
      best: t('best'),
      found: { one: t('foundOne'), other: t('foundOther') },
      none: t('none'),
      hint: t('hint'),
      all: t('all'),
      suggestions: searchSection(locale)?.suggestions ?? [],
    },
  });
  const text = JSON.stringify(index);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { name: `${language}.${hash}.json`, text };
});

/** The URL path of the search index of a language. */
export async function searchIndexPath(locale: Locale): Promise<string> {
  const folder = process.env.NODE_ENV === 'development' ? routeFolder : indexFolder;
  return `${folder}/${(await searchIndexFile(locale)).name}`;
}
