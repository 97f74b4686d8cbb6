import { type NextRequest, NextResponse } from 'next/server';
import { acceptedLanguages, resolveLanguage } from '@/messages/preference';
import { defaultLocale, localesDefaultFirst, preferenceKey, splitLocalePath } from '@/messages/routing';

/**
 * Language negotiation on a server, with the rules of `messages/preference.ts`, the cookie, and the Accept-Language
 * header. A path with a language prefix is not negotiated.
 *
 * Next.js does not run this file: it calls the convention "proxy", and `pageExtensions` (next.config.mjs) excludes the
 * name. proxy.server.ts runs it, for the pages that its matcher selects, on the development server and in a server build
 * (docs/operating.md, "On a server"). In the export, components/layout/head-script.ts has this task.
 * @returns a redirect to the visitor's language, a rewrite to the default language, or no change
 */
export function middleware(request: NextRequest): NextResponse {
  const url = request.nextUrl.clone();
  const { locale, path } = splitLocalePath(url.pathname);
  const prefixed = path !== url.pathname;

  if (prefixed && locale !== defaultLocale) return NextResponse.next();
  if (prefixed) {
    url.pathname = path;
    return NextResponse.redirect(url, 308);
  }

  const stored = isFromOtherLanguage(request) ? defaultLocale : request.cookies.get(preferenceKey)?.value;
  const wanted = acceptedLanguages(request.headers.get('accept-language'));
  const language = resolveLanguage(stored, wanted, localesDefaultFirst);
  url.pathname = `/${language}${path === '/' ? '' : path}`;
  if (language === defaultLocale) return NextResponse.rewrite(url);

  const response = NextResponse.redirect(url, 307);
  response.headers.set('Vary', 'Accept-Language, Cookie, Referer');
  return response;
}

/**
 * Whether the visitor comes from a page of this site in another language. Then the link was a choice of this one, even if
 * the browser stored nothing, as with links in a new tab.
 */
function isFromOtherLanguage(request: NextRequest): boolean {
  const referrer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return false;
  const { origin, pathname } = new URL(referrer);
  return origin === request.nextUrl.origin && splitLocalePath(pathname).locale !== defaultLocale;
}
