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

async function documentOf(id: LegalPageId) {
  const locale = await getLocale();
  const document = getLegal(id, locale);
  if (!document) throw new Error(`There is no content/legal/${id}.json; create it.`);
  return { locale, document };
}

/** The metadata of a legal page. */
export async function legalMetadata(id: LegalPageId): Promise<Metadata> {
  const { locale, document } = await documentOf(id);
  return pageMetadata({ locale, path: pathOf(id), ...document.meta });
}

/** A legal page. */
export async function LegalPage({ id }: { id: LegalPageId }) {
  const { locale, document } = await documentOf(id);
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
