import { followScript } from '@/scripts/editing/overlay/overlay';

/** The script of the development overlay, which shows content issues and reloads the page. */
export function GET(): Response {
  if (process.env.NODE_ENV !== 'development') return new Response('Not found.\n', { status: 404 });
  return new Response(followScript, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  });
}
