import { getLocale } from 'next-intl/server';
import { SectionList } from '@/components/sections/section-list';
import { getPage } from '@/lib/content/pages';
import { listRedirects } from '@/lib/content/redirects';
import { notFoundScript } from './not-found-script';
import { PageJsonLd } from './page-json-ld';

/** The page for every path that leads nowhere. */
export async function NotFoundPage() {
  const { sections } = getPage('not-found', await getLocale());
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own lines, which must run before paint */}
      <script dangerouslySetInnerHTML={{ __html: notFoundScript(listRedirects()) }} />
      <SectionList sections={sections} />
      <PageJsonLd />
    </>
  );
}
