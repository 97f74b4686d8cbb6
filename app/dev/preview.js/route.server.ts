import { previewScript } from '@/scripts/editing/cms/preview-script';
import { refuse } from '@/scripts/editing/overlay/refuse';

/** The script of pages in the editor's preview. */
export function GET(request: Request): Response {
  const refused = refuse(request);
  if (refused) return refused;
  return new Response(previewScript, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  });
}
