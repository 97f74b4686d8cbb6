import { manifestResponse } from '@/lib/seo/feeds/web-manifest';
import { defaultLocale } from '@/messages/routing';

export const dynamic = 'force-static';

/** The manifest of the default language, whose addresses have no prefix; the others are below `[locale]`. */
export const GET = () => manifestResponse(defaultLocale);
