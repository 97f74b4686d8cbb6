import { feedResponse } from '@/lib/seo/feeds/feed';
import { defaultLocale } from '@/messages/routing';

export const dynamic = 'force-static';

/** The Atom feed of the default language, whose URLs have no prefix. Other languages: `[locale]/feed.xml`. */
export const GET = () => feedResponse(defaultLocale);
