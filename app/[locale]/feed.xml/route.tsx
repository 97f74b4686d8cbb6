import { feedResponse } from '@/lib/seo/feeds/feed';
import { prefixedParams } from '@/lib/seo/feeds/prefixed-params';
import type { Locale } from '@/messages/routing';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = prefixedParams;

type Context = { params: Promise<{ locale: string }> };

/** The Atom feed of one language. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return feedResponse((await params).locale as Locale);
}
