import type { IncomingMessage } from 'node:http';

/** Beyond this even the rest of a refused body is not listened to any more. */
const patience = 8 * 1024 * 1024;

/**
 * Reads a request's body into memory. A body over the limit is read to its end, without keeping it: browsers
 * report a lost connection instead of our answer if we answer and hang up in the middle.
 * @returns the body, or undefined if it is over the limit
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
    if (size > patience) break; // Leaving the loop gives the connection up.
  }
  return size <= limit ? Buffer.concat(chunks) : undefined;
}
