import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { NotFoundPage } from '@/components/pages/not-found-page';
import { getPage } from '@/lib/content/pages';

export async function generateMetadata(): Promise<Metadata> {
  const { meta } = getPage('not-found', await getLocale());
  return { ...meta, robots: { index: false } };
}

/** Exported as `404.html` of each language; hosts answer unknown paths with it. */
export default NotFoundPage;
