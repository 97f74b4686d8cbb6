import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Hero } from '@/components/sections/hero';
import { LegalDocument } from '@/components/sections/legal-document';
import { artOf } from '@/lib/content/image';
import { getLegal } from '@/lib/content/legal';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageNodes } from '@/lib/seo/structured-data/page';
import { siteUrl } from '@/lib/site/settings';
import { type LegalPageId, pages, pathOf } from '@/lib/site/site-map';
import { localePath } from '@/messages/routing';
import { PageJsonLd } from './page-json-ld';
import { RestOfPage } from './rest-of-page';

/**
 * The text of a legal page in the page's language.
 * @throws {Error} if its content file is missing
 */
async function loadDocument(id: LegalPageId) {
  const locale = await getLocale();
  const document = getLegal(id, locale);
  if (!document)
    throw new Error(
      `content/legal/${id}.json does not exist; create it, or remove the page "${id}" from lib/site/site-map.ts.`,
    );
  return { locale, document };
}

/** The metadata of a legal page. */
export async function legalMetadata(id: LegalPageId): Promise<Metadata> {
  const { locale, document } = await loadDocument(id);
  return pageMetadata({ locale, path: pathOf(id), ...document.meta });
}

/** A legal page: hero with breadcrumbs, then the numbered sections. */
export async function LegalPage({ id }: { id: LegalPageId }) {
  const { locale, document } = await loadDocument(id);
  const t = await getTranslations();
  const path = localePath(locale, pathOf(id));
  const crumbs = [
    { text: t(pages.home.label), link: localePath(locale, pathOf('home')) },
    { text: document.title, link: path },
  ];
  return (
    <>
      <Hero
        title={document.title}
        description={document.lead}
        image={{ alt: '', art: artOf('pages', 'legal') }}
        height="small"
        before={<Breadcrumbs crumbs={crumbs} />}
      />
      <RestOfPage />
      <LegalDocument document={document} />
      <PageJsonLd
        nodes={pageNodes({
          origin: siteUrl(),
          path,
          language: locale,
          name: document.title,
          description: document.meta.description,
          dateModified: document.updated,
          crumbs,
        })}
      />
    </>
  );
}
