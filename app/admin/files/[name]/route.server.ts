import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEditing } from '@/lib/content/drafts';

const files = ['decap-cms.js', 'admin.js'];

/** The scripts of the visual editor, as `npm run edit` provided them. */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  const { name } = await params;
  if (!isEditing() || !files.includes(name)) return new Response('Not found.\n', { status: 404 });
  const script = readFileSync(join(process.cwd(), '.cache', 'editor', name));
  return new Response(new Uint8Array(script), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
