import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEditing } from '@/lib/content/unsaved';
import { editorHeaders, isLocalRequest, notLocal } from '@/scripts/editing/cms/local-request';

const files = ['decap-cms.js', 'admin.js'];

/** The scripts of the visual editor, which `npm run edit` puts into `.cache/editor`. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ name: string }> },
): Promise<Response> {
  const { name } = await params;
  if (!isEditing() || !files.includes(name)) return new Response('Not found.\n', { status: 404 });
  if (!isLocalRequest(request)) return notLocal();
  const script = readFileSync(join(process.cwd(), '.cache', 'editor', name));
  return new Response(new Uint8Array(script), {
    headers: {
      ...editorHeaders,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    },
  });
}
