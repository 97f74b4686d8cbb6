import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import send, { type SendOptions } from 'send';
import { cacheControl, revalidated } from '@/scripts/build/hosts/headers';
import { contentType } from '@/scripts/lib/content-types';
import { siteHeaders } from './headers';

/** The encodings that the build writes next to a file, the smaller one first. */
const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
];

/** The folder of the export, and the path of a file in it. */
type Target = { root: string; file: string };

/** Responds with a file of the export: compressed, in part, or 304 if the browser has this version. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
): Promise<void> {
  // Only GET has ranges (RFC 9110, 14.2).
  if (request.method === 'HEAD') delete request.headers.range;
  await respond(request, response, target, cacheControl(target.file));
}

/** Responds with status 404 and the whole 404 page, never with 304. */
export async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
): Promise<void> {
  response.statusCode = 404;
  const options = { acceptRanges: false, etag: false, lastModified: false };
  await respond(request, response, target, revalidated, options);
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { root, file }: Target,
  caching: string,
  options: SendOptions = {},
): Promise<void> {
  const absolute = path.join(root, file);
  const available = await freshEncodings(absolute);
  // Ranges refer to the bytes of the uncompressed file.
  const isPart = request.headers.range !== undefined && options.acceptRanges !== false;
  const encoding = isPart
    ? undefined
    : available.find(({ name }) => accepts(request.headers['accept-encoding'], name));

  response.setHeaders(
    new Map(
      Object.entries({
        ...(await siteHeaders(absolute)),
        'Cache-Control': caching,
        'Content-Type': contentType(file),
        ...(available.length > 0 && { Vary: 'Accept-Encoding' }),
        ...(encoding && { 'Content-Encoding': encoding.name }),
      }),
    ),
  );
  await new Promise<void>((resolve, reject) => {
    response.once('close', resolve);
    send(request, encodeURIComponent(file + (encoding?.ending ?? '')), {
      ...options,
      root,
      index: false,
      cacheControl: false,
      dotfiles: 'allow',
    })
      .on('error', (error: Error & { status?: number }) => {
        if (error.status !== 416) return reject(error);
        response.writeHead(416, { 'Content-Length': 0 }).end();
      })
      .pipe(response);
  });
}

/** The encodings of a file that exist and are not older than it. */
async function freshEncodings(absolute: string): Promise<typeof encodings> {
  const modified = async (file: string) => (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
  const [original, ...siblings] = await Promise.all(
    ['', ...encodings.map(({ ending }) => ending)].map((ending) => modified(absolute + ending)),
  );
  return encodings.filter(
    (_encoding, index) => (siblings[index] ?? 0) >= (original || Number.POSITIVE_INFINITY),
  );
}

/** Whether an Accept-Encoding header allows an encoding: `br` and `*` do, `br;q=0` does not. */
function accepts(header: string | undefined, encoding: string): boolean {
  const weights = new Map(
    (header ?? '').split(',').map((item) => {
      const [name = '', weight] = item.toLowerCase().replaceAll(' ', '').split(';q=');
      return [name, weight === undefined ? 1 : Number(weight)];
    }),
  );
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}
