import { skylineDrawing } from '@/lib/artwork/skyline';
import { listSkylines, skylineSource } from '@/lib/artwork/skylines';
import { readTokens } from '@/lib/site/tokens';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Params = { kind: string; file: string };

export const generateStaticParams = (): Params[] =>
  listSkylines().map(({ folder, id }) => ({ kind: folder, file: `${id}.svg` }));

/** The drawing of the land at the end of a page, for `components/sections/call-to-action.tsx`. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const { kind, file } = await params;
  const drawing = skylineDrawing(skylineSource(kind, file.replace(/\.svg$/, '')), readTokens('dark'));
  return new Response(drawing, { headers: { 'content-type': 'image/svg+xml' } });
}
