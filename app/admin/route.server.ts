import { isEditing } from '@/lib/content/unsaved';
import { contentOf } from '@/scripts/editing/cms/api';
import { editorConfig, editorSettings, messagesCollection } from '@/scripts/editing/cms/config';
import { editorHeaders, isLocalRequest, notLocal } from '@/scripts/editing/cms/local-request';
import { editorPage } from '@/scripts/editing/cms/page';

/** The page of the visual editor. Available only on the development server of `npm run edit`. */
export function GET(request: Request): Response {
  if (!isEditing()) return new Response('Start the editor with "npm run edit".\n', { status: 404 });
  if (!isLocalRequest(request)) return notLocal();
  const sources = contentOf(process.cwd());
  const origin = `http://${request.headers.get('host')}`;
  const config = editorConfig(sources, origin);
  const collections = [...config.collections, messagesCollection(sources)];
  // The search of the editor itself reads titles only; ours reads all texts.
  const page = editorPage({ ...config, collections, search: false }, editorSettings(sources));
  return new Response(page, { headers: { ...editorHeaders, 'content-type': 'text/html; charset=utf-8' } });
}
