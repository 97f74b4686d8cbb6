import type { MetadataRoute } from 'next';
import { listPaths } from '@/content/routes';
import { locales } from '@/messages/routing';
import { siblingAddresses } from './metadata';

export const dynamic = 'force-static';

/** Every page in every language, each with its siblings. */
export default function sitemap(): MetadataRoute.Sitemap {
  return listPaths().flatMap((path) => {
    const languages = siblingAddresses(path);
    return locales.map((locale) => ({ url: languages[locale], alternates: { languages } }));
  });
}
