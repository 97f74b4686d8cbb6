import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { commonHeaders } from './headers';

/** Responds with plain text. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders = {},
): void {
  const body = Buffer.from(text);
  response.writeHead(status, {
    ...commonHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': body.length,
    'Cache-Control': 'no-cache',
    ...headers,
  });
  response.end(body);
}
