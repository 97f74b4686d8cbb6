import { isEditing } from '@/lib/content/unsaved';
import { answer, publishAll } from '@/scripts/editing/cms/api';
import { isLocalRequest } from '@/scripts/editing/cms/local-request';
import { uploadPhoto } from '@/scripts/editing/cms/upload';

/** Rejects requests from other sites in the editor's browser, so that they cannot write files. */
function isFromEditor(request: Request): boolean {
  return isLocalRequest(request) && request.headers.get('origin') === `http://${request.headers.get('host')}`;
}

/** Requests that take time. */
const slow: Record<string, typeof publishAll> = { publish: publishAll, uploadPhoto };

/** The API of the visual editor. Available only on the development server of `npm run edit`. */
export async function POST(request: Request): Promise<Response> {
  if (!isEditing()) return Response.json({ error: 'The editor is not running.' }, { status: 404 });
  if (!isFromEditor(request))
    return Response.json({ error: 'Only the editor may send requests.' }, { status: 403 });
  try {
    const asked = await request.json();
    const later = Object.hasOwn(slow, asked.action) ? slow[asked.action] : undefined;
    const { status, body } = later ? await later(process.cwd(), asked.params) : answer(process.cwd(), asked);
    return Response.json(body, { status });
  } catch (error) {
    return Response.json({ error: (error as Error).message }, { status: 500 });
  }
}
