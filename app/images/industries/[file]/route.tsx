import { readFile } from 'node:fs/promises';
import { listFallbackFiles } from '@/lib/content/industries';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Params = { file: string };

export const generateStaticParams = (): Params[] => listFallbackFiles().map(({ name }) => ({ file: name }));

/** The picture that replaces a photo that failed, named after an industry (specification, section 8). */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const { file } = await params;
  const fallback = listFallbackFiles().find(({ name }) => name === file);
  if (!fallback) return new Response(null, { status: 404 });
  const picture = await readFile(fallback.drawing);
  return new Response(picture, { headers: { 'content-type': `image/${fallback.format}` } });
}
