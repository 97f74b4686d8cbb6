import { type IncomingHttpHeaders, request } from 'node:http';

export type Reply = { status: number; headers: IncomingHttpHeaders; body: Buffer; text: string };

type Options = { method?: string; headers?: Record<string, string> };

/** Sends a raw request: unlike `fetch`, it does not normalize the path and does not decompress the response. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: Options = {},
): Promise<Reply> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}
