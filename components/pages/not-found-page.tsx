import { getLocale } from 'next-intl/server';
import { InlineScript } from '@/components/layout/inline-script';
import { SectionList } from '@/components/sections/section-list';
import { listPaths } from '@/lib/content/entries';
import { getPage } from '@/lib/content/pages';
import { listRedirects } from '@/lib/content/redirects';
import { notFoundScript } from './not-found-script';
import { PageJsonLd } from './page-json-ld';

/** The 404 page. */
export async function NotFoundPage() {
  const { sections } = getPage('not-found', await getLocale());
  return (
    <>
      <InlineScript source={notFoundScript(listRedirects(), listPaths())} />
      <SectionList sections={sections} />
      <PageJsonLd />
    </>
  );
}
