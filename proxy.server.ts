import { type NextRequest, NextResponse } from 'next/server';
import { middleware } from '@/middleware';

/** In development, says what is wrong with the content instead of trying to make a page from it. */
async function stopped(): Promise<NextResponse | undefined> {
  const { blockingIssues } = await import('@/scripts/editing/overlay/state');
  if (blockingIssues().length === 0) return undefined;
  const { stoppedPage } = await import('@/scripts/editing/overlay/overlay');
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return new NextResponse(stoppedPage, { status: 500, headers });
}

/** In development, leads an address that is gone to the one it has now, as every host does. */
async function moved({ nextUrl }: NextRequest): Promise<NextResponse | undefined> {
  const { listRedirects } = await import('@/lib/content/redirects');
  const to = listRedirects().find(({ from }) => from === nextUrl.pathname)?.to;
  // A browser remembers a permanent redirect, even when the editor takes it back.
  return to === undefined ? undefined : NextResponse.redirect(new URL(to, nextUrl), 307);
}

export async function proxy(request: NextRequest): Promise<NextResponse> {
  if (process.env.NODE_ENV === 'development') {
    const response = (await stopped()) ?? (await moved(request));
    if (response) return response;
  }
  return middleware(request);
}

export const config = {
  // Pages only: no framework files, nothing with an ending, nothing of the development tools.
  matcher: ['/((?!_next/|og/|(?:admin|dev)(?:/|$)|.*\\.).*)'],
};
