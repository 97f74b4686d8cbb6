import type { Metadata } from 'next';
import { getLocale } from 'next-intl/server';
import { NotFoundPage } from '@/app/not-found-page';
import { getPage } from '@/content/pages';

export async function generateMetadata(): Promise<Metadata> {
  const { meta } = getPage('not-found', await getLocale());
  return { ...meta, robots: { index: false } };
}

/** Exported as `404.html` of each language; hosts answer unknown paths with it. */
export default NotFoundPage;
