import { insightsFeedResponse } from '@/lib/seo/feeds/feed';
import { defaultLocale } from '@/messages/routing';

export const dynamic = 'force-static';

/** The Atom feed of the articles in the default language, whose URLs have no prefix. Other languages: `[locale]/insights.xml`. */
export const GET = () => insightsFeedResponse(defaultLocale);
