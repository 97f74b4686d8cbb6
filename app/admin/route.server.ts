import { isEditing } from '@/lib/content/drafts';
import { contentOf } from '@/scripts/editing/cms/api';
import { editorConfig, editorSettings } from '@/scripts/editing/cms/config';
import { editorPage } from '@/scripts/editing/cms/page';

/** The visual editor; on the development server of `npm run edit` only. */
export function GET(request: Request): Response {
  if (!isEditing()) return new Response('Start the editor with "npm run edit".\n', { status: 404 });
  const host = request.headers.get('host') ?? new URL(request.url).host;
  const sources = contentOf(process.cwd());
  const page = editorPage(editorConfig(sources, `http://${host}`), editorSettings(sources));
  return new Response(page, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
