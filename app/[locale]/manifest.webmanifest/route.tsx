import { prefixedParams } from '@/lib/seo/feeds/prefixed-params';
import { manifestResponse } from '@/lib/seo/feeds/web-manifest';
import type { Locale } from '@/messages/routing';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = prefixedParams;

type Context = { params: Promise<{ locale: string }> };

/** The web app manifest of one language. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  return manifestResponse((await params).locale as Locale);
}
