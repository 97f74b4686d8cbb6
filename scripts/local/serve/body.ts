import type { IncomingMessage } from 'node:http';

/** The server stops reading a body after this many bytes. */
const maxReadBytes = 8 * 1024 * 1024;

/**
 * Reads the body of a request into memory. Reads a body over the limit to its end, but does not keep it: if the server
 * closed the connection while a browser sends, the browser would report a lost connection instead of the response.
 * Respond to it with `Connection: close`.
 * @returns the body, or undefined if it is over the limit
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) chunks.push(chunk);
      else chunks.length = 0;
      if (size > maxReadBytes) {
        request.pause();
        resolve(undefined);
      }
    });
    request.once('end', () => resolve(size <= maxBytes ? Buffer.concat(chunks) : undefined));
    request.once('error', reject);
    request.once('close', () => reject(new Error('The sender closed the connection.')));
  });
}
