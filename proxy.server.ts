import { type NextRequest, NextResponse } from 'next/server';
import { defaultLocale, preferenceKey } from '@/messages/routing';
import { middleware } from '@/middleware';

/** Development only: if the content has errors that prevent rendering, responds with a page that lists them. */
async function contentErrorPage(): Promise<NextResponse | undefined> {
  const { blockingIssues } = await import('@/scripts/editing/overlay/state');
  if (blockingIssues().length === 0) return undefined;
  const { stoppedPage } = await import('@/scripts/editing/overlay/overlay');
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return new NextResponse(stoppedPage, { status: 500, headers });
}

/** Development only: redirects old paths, as the hosts do. */
async function redirectMoved({ nextUrl }: NextRequest): Promise<NextResponse | undefined> {
  const { listRedirects } = await import('@/lib/content/redirects');
  const to = listRedirects().find(({ from }) => from === nextUrl.pathname)?.to;
  if (to === undefined) return undefined;
  const target = new URL(to, nextUrl);
  target.search = nextUrl.search;
  // Temporary, because browsers cache a permanent redirect even after the editor removes it.
  return NextResponse.redirect(target, 307);
}

/**
 * The proxy (the successor of the middleware in Next.js 16) of the development server and of a server build. Negotiates the
 * language; during development, shows content errors and redirects old paths first.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (process.env.NODE_ENV === 'development') {
    const response = (await contentErrorPage()) ?? (await redirectMoved(request));
    if (response) return response;
    // The preview of the editor shows the language that its address names, not that of the visitor.
    if (request.headers.get('sec-fetch-dest') === 'iframe') request.cookies.set(preferenceKey, defaultLocale);
  }
  return middleware(request);
}

export const config = {
  // Pages only: not the files of Next.js, paths with an extension, or the development tools.
  matcher: ['/((?!_next/|og/|(?:admin|dev)(?:/|$)|.*\\.).*)'],
};
