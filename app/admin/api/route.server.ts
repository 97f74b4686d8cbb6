import { isEditing } from '@/lib/content/drafts';
import { answer } from '@/scripts/editing/cms/api';

/** Refuses requests of other sites, which could write files through the editor's browser. */
function isOwn(request: Request): boolean {
  const host = request.headers.get('host') ?? '';
  const origin = request.headers.get('origin');
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host) && origin === `http://${host}`;
}

/** What the visual editor reads and writes; on the development server of `npm run edit` only. */
export async function POST(request: Request): Promise<Response> {
  if (!isEditing()) return Response.json({ error: 'The editor is not running.' }, { status: 404 });
  if (!isOwn(request)) return Response.json({ error: 'Only the editor may ask.' }, { status: 403 });
  try {
    const { status, body } = answer(process.cwd(), await request.json());
    return Response.json(body, { status });
  } catch (error) {
    return Response.json({ error: (error as Error).message }, { status: 500 });
  }
}
