import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { NotFoundPage } from '@/components/pages/not-found-page';
import { getPage } from '@/lib/content/pages';

export async function generateMetadata(): Promise<Metadata> {
  const { meta } = getPage('not-found', await getLocale());
  return { ...meta, robots: { index: false } };
}

/** The 404 page of a language, exported as `404.html`. Hosts serve it for unknown paths. */
export default NotFoundPage;
