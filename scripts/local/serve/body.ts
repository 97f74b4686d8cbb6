import type { IncomingMessage } from 'node:http';

/** The server stops reading a rejected body after this many bytes. */
const maxRefusedBytes = 8 * 1024 * 1024;

/**
 * Reads a request's body into memory. A body over the limit is read to its end without keeping it: browsers report
 * a lost connection instead of the answer if the server answers and closes the connection while they send. Answer
 * it with `Connection: close`.
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
      if (size > maxRefusedBytes) {
        request.pause();
        resolve(undefined);
      }
    });
    request.once('end', () => resolve(size <= maxBytes ? Buffer.concat(chunks) : undefined));
    request.once('error', reject);
    request.once('close', () => reject(new Error('The sender closed the connection.')));
  });
}
