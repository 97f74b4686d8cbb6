import type { MetadataRoute } from 'next';
import { siteUrl } from '@/lib/site/settings';

export const dynamic = 'force-static';

/** robots.txt: allows everything. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${siteUrl()}/sitemap.xml` };
}
