import { open, stat } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { cacheControl, revalidated } from '@/scripts/build/hosts/headers';
import { type Compressor, type Encoded, isWorthCompressing, negotiateEncoding } from './compression';
import { contentType, isCompressible } from './content-types';
import { entityTag, isFresh, rangeApplies } from './freshness';
import { siteHeaders } from './headers';
import { type ByteRange, parseRange } from './range';

type Job = {
  /** The export's folder. */
  root: string;
  /** The file inside it, with "/" between the parts. */
  file: string;
  compressor: Compressor;
};

/** Answers with a file: compressed where that helps, in part where that was asked, not at all where it is known. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { root, file, compressor }: Job,
): Promise<void> {
  const absolute = path.join(root, file);
  const found = await stat(absolute);
  const range: ByteRange =
    request.method === 'GET' && rangeApplies(request.headers, entityTag(found, 'identity'), found)
      ? parseRange(request.headers.range, found.size)
      : { kind: 'whole' };

  const { type, compressible } = describe(file, found.size);
  // Ranges count the bytes of the file itself, so a part is never compressed.
  const mayEncode = compressible && range.kind === 'whole';
  const encoding = mayEncode ? negotiateEncoding(request.headers['accept-encoding']) : 'identity';
  const tag = entityTag(found, encoding);
  const headers: OutgoingHttpHeaders = {
    ...(await siteHeaders(absolute)),
    'Cache-Control': cacheControl(file),
    'Last-Modified': new Date(found.mtimeMs).toUTCString(),
    ETag: tag,
    ...(compressible && { Vary: 'Accept-Encoding' }),
  };
  if (isFresh(request.headers, tag, found)) {
    response.writeHead(304, headers).end();
    return;
  }

  headers['Content-Type'] = type;
  headers['Accept-Ranges'] = 'bytes';
  if (range.kind === 'unsatisfiable') {
    response
      .writeHead(416, { ...headers, 'Content-Range': `bytes */${found.size}`, 'Content-Length': 0 })
      .end();
    return;
  }
  if (range.kind === 'part') {
    headers['Content-Range'] = `bytes ${range.start}-${range.end}/${found.size}`;
    const part = { file: absolute, size: range.end - range.start + 1 };
    await sendBytes(request, response, 206, headers, part, range.start);
    return;
  }
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  await sendBytes(request, response, 200, headers, await compressor(absolute, found, encoding));
}

/** Answers with the 404 page and its real status: whole, and never from the browser's memory. */
export async function sendNotFound(
  request: IncomingMessage,
  response: ServerResponse,
  { root, file, compressor }: Job,
): Promise<void> {
  const absolute = path.join(root, file);
  const found = await stat(absolute);
  const { type, compressible } = describe(file, found.size);
  const encoding = compressible ? negotiateEncoding(request.headers['accept-encoding']) : 'identity';
  const headers: OutgoingHttpHeaders = {
    ...(await siteHeaders(absolute)),
    'Content-Type': type,
    'Cache-Control': revalidated,
    ...(compressible && { Vary: 'Accept-Encoding' }),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  };
  await sendBytes(request, response, 404, headers, await compressor(absolute, found, encoding));
}

function describe(file: string, size: number) {
  const type = contentType(file);
  return { type, compressible: isCompressible(type) && isWorthCompressing(size) };
}

async function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  body: Encoded,
  start = 0,
): Promise<void> {
  headers['Content-Length'] = body.size;
  if (request.method === 'HEAD' || body.size === 0) {
    response.writeHead(status, headers).end();
    return;
  }
  if ('buffer' in body) {
    response.writeHead(status, headers).end(body.buffer);
    return;
  }
  // Opened before the head is sent: a file that cannot be read can then still be answered with an error.
  const handle = await open(body.file);
  response.writeHead(status, headers);
  try {
    await pipeline(handle.createReadStream({ start, end: start + body.size - 1 }), response);
  } catch (error) {
    // Visitors leave in the middle of a video; that is no issue.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
