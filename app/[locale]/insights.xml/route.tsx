import { insightsFeedResponse } from '@/lib/seo/feeds/feed';
import { prefixedParams } from '@/lib/seo/feeds/prefixed-params';
import type { Locale } from '@/messages/routing';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = prefixedParams;

type Context = { params: Promise<{ locale: string }> };

/** The Atom feed of the articles in one language. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return insightsFeedResponse((await params).locale as Locale);
}
