import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SearchResults } from '@/components/islands/search/search-results';
import { ShortcutSwitch } from '@/components/islands/search/shortcut-switch';
import { searchPageIds } from '@/components/islands/search/start-search-page';
import { Hero } from '@/components/sections/hero';
import { buttonClass } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { listSearchSources, searchGroups } from '@/lib/content/search';
import type { SectionOf } from '@/lib/content/views';
import { searchGroupNames, searchIndexPath } from '@/lib/seo/feeds/search-index';
import { searchParameter } from '@/lib/site/query-parameters';
import { isEntryKind, pages, pathOf } from '@/lib/site/site-map';
import { localePath } from '@/messages/routing';

type Props = Pick<SectionOf<'search'>, 'title' | 'lead' | 'image'> & { before?: ReactNode };

/** A kind with more entries than this lists the first ones here, and links to the page with all of them. */
const longestList = 100;

/** A list with fewer entries stays in one column. */
const shortList = 12;

/**
 * The search page: a form, and all titles by kind. Results appear while the visitor types. Without JavaScript, the page
 * shows all titles and says why there is no form.
 */
export async function SearchSection({ title, lead, image, before }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('Search');
  const crash = await getTranslations('Crash');
  const navigation = await getTranslations('Navigation');
  const home = localePath(locale, '/');
  const names = await searchGroupNames(locale);
  const sources = listSearchSources(locale);
  const groups = searchGroups.map((id, group) => ({
    id,
    name: names[group],
    link: isEntryKind(id) ? localePath(locale, pathOf(id)) : undefined,
    items: sources
      .filter((source) => source.group === group)
      .slice(0, longestList)
      // Without its address, the title of the home page does not say which page it is.
      .map((source) => (source.link === home ? { ...source, title: navigation('home') } : source)),
  }));
  return (
    <>
      <Hero
        title={title}
        description={lead}
        image={image}
        height="small"
        before={before}
        after={
          <>
            <noscript>
              <p className="mt-4">{t('withoutScript')}</p>
            </noscript>
            <search className="needs-script">
              <form
                id={searchPageIds.form}
                data-index={await searchIndexPath(locale)}
                data-failed={t('failed')}
                data-retry={crash('retry')}
                action={localePath(locale, pages.search.path)}
                method="get"
                className="mt-8 flex max-w-[38rem] flex-wrap gap-3"
              >
                <div className="relative flex-1">
                  <Icon
                    name="search"
                    className="pointer-events-none absolute inset-0 start-3.5 my-auto size-5 text-muted"
                  />
                  <input
                    type="search"
                    name={searchParameter}
                    aria-label={t('field')}
                    autoComplete="off"
                    enterKeyHint="search"
                    maxLength={200}
                    className="field rounded-full ps-10"
                  />
                </div>
                <button type="submit" className={buttonClass('light')}>
                  {t('submit')}
                </button>
              </form>
            </search>
          </>
        }
      />
      <div className="wrap min-h-[50vh] pt-20 pb-24">
        <SearchResults>
          <div className="columns-[18rem] gap-10">
            {groups.map(({ id, ...group }) => (
              <Group key={id} {...group} />
            ))}
          </div>
        </SearchResults>
        <ShortcutSwitch label={t('shortcut')} />
      </div>
    </>
  );
}

type GroupProps = { name?: string; link?: string; items: readonly { title: string; link: string }[] };

/** All titles of a kind. Closed if they are many and have no page of their own. */
function Group({ name, link, items }: GroupProps) {
  const isShort = items.length < shortList;
  const heading = (
    <Heading level={2} size="small" className="mb-2 break-after-avoid">
      {link ? (
        <a href={link} className="inline-block py-1">
          {name}
        </a>
      ) : (
        <span className="inline-block py-1">{name}</span>
      )}
    </Heading>
  );
  const list = (
    <ul>
      {items.map((item) => (
        <li key={`${item.link} ${item.title}`} className="break-inside-avoid">
          <a href={item.link} className="block py-2 text-sm hover:text-action hover:underline">
            {item.title}
          </a>
        </li>
      ))}
    </ul>
  );
  if (link || isShort)
    return (
      <div className={`mb-8 ${isShort ? 'break-inside-avoid' : ''}`}>
        {heading}
        {list}
      </div>
    );
  return (
    <details className="mb-8">
      <summary className="flex min-h-11 items-center justify-between">
        {heading}
        <Icon name="chevron-down" className="chevron size-5 transition-transform" />
      </summary>
      {list}
    </details>
  );
}
