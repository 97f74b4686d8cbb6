import { feedResponse } from '@/lib/seo/feeds/feed';
import { defaultLocale } from '@/messages/routing';

export const dynamic = 'force-static';

/** The feed of the default language, whose addresses have no prefix; the others are below `[locale]`. */
export const GET = () => feedResponse(defaultLocale);
