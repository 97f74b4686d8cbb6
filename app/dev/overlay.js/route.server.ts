import { followScript } from '@/scripts/editing/overlay/overlay';
import { refuse } from '@/scripts/editing/overlay/refuse';

/** The script of the development overlay, which shows content issues and reloads the page. */
export function GET(request: Request): Response {
  const refused = refuse(request);
  if (refused) return refused;
  return new Response(followScript, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  });
}
