import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { type Action, ActionLink } from '@/components/sections/action-link';
import { Hero } from '@/components/sections/hero';
import { getCompany } from '@/lib/content/company';
import type { Crumb, Image } from '@/lib/content/views';
import { pageMetadata } from '@/lib/seo/metadata';
import { previewPath } from '@/lib/seo/previews';
import { siteUrl } from '@/lib/site/settings';
import { type EntryKind, entryPath } from '@/lib/site/site-map';
import { type Locale, localePath } from '@/messages/routing';
import { RestOfPage } from './rest-of-page';
import { breadcrumbsTo } from './section-page';

type Params = Promise<{ id: string }>;
type Get<Entry> = (id: string, locale: Locale) => Entry | undefined;

/**
 * The entry with the id in the URL. An unknown id shows the 404 page; this happens only on the development server,
 * because the export has pages for known ids only.
 * @param get loads one entry
 */
async function findEntry<Entry>(kind: EntryKind, params: Params, get: Get<Entry>) {
  const { id } = await params;
  const locale = await getLocale();
  const entry = get(id, locale);
  if (!entry) notFound();
  return { entry, locale, path: entryPath(kind, id) };
}

/** Loads the data of an entry's page: the entry, its breadcrumbs, and the `facts` for its structured data. */
export async function loadDetail<Entry extends { title: string }>(
  kind: EntryKind,
  params: Params,
  get: Get<Entry>,
) {
  const { entry, locale, path } = await findEntry(kind, params, get);
  const link = localePath(locale, path);
  const crumbs: Crumb[] = [...(await breadcrumbsTo(kind)), { text: entry.title, link }];
  const facts = {
    origin: siteUrl(),
    path: link,
    language: locale,
    company: getCompany(),
    image: previewPath(path, locale),
    crumbs,
  };
  return { entry, locale, path, crumbs, facts };
}

/**
 * The metadata of an entry's page.
 * @param article returns the Open Graph article data (section and dates); only for case studies and articles
 */
export async function detailMetadata<Entry extends { meta: { title: string; description: string } }>(
  kind: EntryKind,
  params: Params,
  get: Get<Entry>,
  article?: (entry: Entry, path: string) => Parameters<typeof pageMetadata>[0]['article'],
): Promise<Metadata> {
  const { entry, locale, path } = await findEntry(kind, params, get);
  return pageMetadata({ locale, path, ...entry.meta, article: article?.(entry, path) });
}

type HeroProps = {
  entry: { title: string; description: string; image: Image };
  crumbs: readonly Crumb[];
  /** The button. */
  primary: Action;
  /** A link to a part of the page, beside the button. */
  secondary?: { text: string; link: string };
};

/** The hero of an entry's page: breadcrumbs, title, description, actions, picture. */
export function DetailHero({ entry: { title, description, image }, crumbs, primary, secondary }: HeroProps) {
  return (
    <>
      <Hero
        title={title}
        description={description}
        image={image}
        height="small"
        before={<Breadcrumbs crumbs={crumbs} />}
        after={
          <p className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">
            <ActionLink action={primary} defaultText="contactUs" tone="light" />
            {secondary && (
              <a href={secondary.link} className="link py-3">
                {secondary.text}
              </a>
            )}
          </p>
        }
      />
      <RestOfPage />
    </>
  );
}
