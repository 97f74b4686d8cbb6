import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { commonHeaders } from '../serve/headers';
import { contentSecurityPolicy, renderInbox } from './render';
import type { InquiryStore } from './store';
import { summarize, type VitalsLog } from './vitals';

const perPage = 50;

/** Personal data: kept by no cache, shown in no frame, told to no other site. */
const privateHeaders: OutgoingHttpHeaders = {
  ...commonHeaders,
  'Cache-Control': 'no-store',
  'Content-Security-Policy': contentSecurityPolicy,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** `/inbox`: the newest inquiries, older ones by `?before=<id>`, and the web vitals. */
export async function sendInboxPage(
  request: IncomingMessage,
  response: ServerResponse,
  { inquiries, vitals }: { inquiries: InquiryStore; vitals: VitalsLog },
): Promise<void> {
  const before = new URLSearchParams(request.url?.split('?')[1]).get('before');
  const ids = await inquiries.ids();
  const from = before === null ? ids : ids.filter((id) => id < before);
  const shown = from.slice(0, perPage);
  const read = await Promise.all(
    shown.map(async (id) => (await inquiries.read(id)) ?? { id, damaged: true as const }),
  );

  const html = Buffer.from(
    renderInbox({
      total: ids.length,
      entries: read,
      older: from.length > perPage ? shown.at(-1) : undefined,
      newest: before === null,
      vitals: summarize(await vitals.read()),
    }),
  );
  response.writeHead(200, {
    ...privateHeaders,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': html.length,
  });
  response.end(request.method === 'HEAD' ? undefined : html);
}

/** `/inbox.json`: all inquiries as one list, newest first. */
export async function sendInboxJson(
  request: IncomingMessage,
  response: ServerResponse,
  inquiries: InquiryStore,
): Promise<void> {
  const ids = await inquiries.ids();
  response.writeHead(200, {
    ...privateHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': 'attachment; filename="inbox.json"',
  });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  await pipeline(Readable.from(jsonList(ids, inquiries)), response);
}

/** A page of them at a time, so that a large inbox does not have to fit into memory. */
async function* jsonList(ids: string[], inquiries: InquiryStore): AsyncGenerator<string> {
  let separator = '[\n';
  for (let at = 0; at < ids.length; at += perPage) {
    const read = await Promise.all(ids.slice(at, at + perPage).map((id) => inquiries.read(id)));
    for (const inquiry of read) {
      if (inquiry === undefined) continue;
      yield separator + JSON.stringify(inquiry);
      separator = ',\n';
    }
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
