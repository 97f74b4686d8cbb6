import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { summarize } from '@/lib/field-data/vitals';
import { commonHeaders } from '../serve/headers';
import { contentSecurityPolicy, renderInbox } from './render';
import type { InquiryStore } from './store';
import type { VitalsLog } from './vitals-log';

const perPage = 50;

/** Personal data: not cached, not framed, not sent to other sites. */
const privateHeaders: OutgoingHttpHeaders = {
  ...commonHeaders,
  'Cache-Control': 'no-store',
  'Content-Security-Policy': contentSecurityPolicy,
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
};

/** `/inbox`: the newest inquiries, older ones with `?before=<id>`, and the web vitals. */
export async function sendInboxPage(
  request: IncomingMessage,
  response: ServerResponse,
  { inquiries: store, vitals }: { inquiries: InquiryStore; vitals: VitalsLog },
): Promise<void> {
  const before = new URLSearchParams(request.url?.split('?')[1]).get('before');
  const { inquiries, damaged } = await store.list();
  // With an unknown id, shows the newest ones.
  const start = inquiries.findIndex(({ id }) => id === before) + 1;
  const shown = inquiries.slice(start, start + perPage);

  const html = renderInbox({
    total: inquiries.length,
    damaged,
    inquiries: shown,
    older: start + perPage < inquiries.length ? shown.at(-1)?.id : undefined,
    newest: start === 0,
    vitals: summarize(await vitals.read()),
  });
  send(request, response, html, { 'Content-Type': 'text/html; charset=utf-8' });
}

/** `/inbox.json`: all inquiries as one list, newest first. */
export async function sendInboxJson(
  request: IncomingMessage,
  response: ServerResponse,
  store: InquiryStore,
): Promise<void> {
  const { inquiries } = await store.list();
  send(request, response, `${JSON.stringify(inquiries, null, 1)}\n`, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Disposition': 'attachment; filename="inbox.json"',
  });
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  text: string,
  headers: OutgoingHttpHeaders,
): void {
  const body = Buffer.from(text);
  response.writeHead(200, { ...privateHeaders, ...headers, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
