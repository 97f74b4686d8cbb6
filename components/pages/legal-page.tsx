import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Hero } from '@/components/sections/hero';
import { LegalDocument } from '@/components/sections/legal-document';
import { artOf } from '@/lib/content/image';
import { getLegal } from '@/lib/content/legal';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageNodes } from '@/lib/seo/structured-data/page-nodes';
import { siteUrl } from '@/lib/site/settings';
import { localePath } from '@/messages/routing';
import { PageJsonLd } from './page-json-ld';

type LegalId = 'privacy-policy' | 'terms-of-service';

async function documentOf(id: LegalId) {
  const locale = await getLocale();
  const document = getLegal(id, locale);
  if (!document) throw new Error(`There is no content/legal/${id}.json; create it.`);
  return { locale, document };
}

/** The metadata of a legal page. */
export async function legalMetadata(id: LegalId): Promise<Metadata> {
  const { locale, document } = await documentOf(id);
  return pageMetadata({ locale, path: `/${id}`, ...document.meta });
}

/** A legal page. */
export async function LegalPage({ id }: { id: LegalId }) {
  const { locale, document } = await documentOf(id);
  const t = await getTranslations('Navigation');
  const path = localePath(locale, `/${id}`);
  const crumbs = [
    { text: t('home'), link: localePath(locale, '/') },
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
