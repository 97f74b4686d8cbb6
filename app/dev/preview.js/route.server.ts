import { previewScript } from '@/scripts/editing/cms/preview-script';

/** The script of pages in the editor's preview. */
export function GET(): Response {
  if (process.env.NODE_ENV !== 'development') return new Response('Not found.\n', { status: 404 });
  return new Response(previewScript, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  });
}
