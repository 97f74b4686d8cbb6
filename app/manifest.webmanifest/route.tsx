import { manifestResponse } from '@/lib/seo/feeds/web-manifest';
import { defaultLocale } from '@/messages/routing';

export const dynamic = 'force-static';

/** The web app manifest of the default language, whose URLs have no prefix. Other languages: below `[locale]`. */
export const GET = () => manifestResponse(defaultLocale);
