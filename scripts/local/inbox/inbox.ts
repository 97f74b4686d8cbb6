import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { hostOf, isLoopback } from '../serve/loopback';
import { sendText } from '../serve/send-text';
import { sendInboxJson, sendInboxPage } from './pages';
import { receiveForm } from './receive-form';
import { createInquiryStore } from './store';
import { createVitalsLog, receiveVitals } from './vitals-log';

/** Who may read the inbox. Everyone who can reach the server may send to it, as with the provider. */
type Audience = 'this computer' | 'everyone' | 'no one';

type Options = {
  /** The folder for inquiries and web vitals; created when first needed. */
  directory: string;
  audience: Audience;
};

/** Any site may send forms, as with the provider. */
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '86400',
};

/**
 * The local inbox: receives forms instead of the email provider, receives web vitals, and shows both. Only for
 * development and demonstrations; not part of the export.
 */
export function createInbox({ directory, audience }: Options) {
  const inquiries = createInquiryStore(directory);
  const vitals = createVitalsLog(path.join(directory, 'vitals.jsonl'));

  const routes: Record<string, (request: IncomingMessage, response: ServerResponse) => Promise<void>> = {
    async '/api/v1.0/email/send-form'(request, response) {
      if (request.method === 'OPTIONS') {
        response.writeHead(204, cors).end();
        return;
      }
      if (request.method !== 'POST') return rejectMethod(response, 'POST, OPTIONS');
      const { status, text, close } = await receiveForm(request, inquiries);
      sendText(response, status, text, { ...cors, ...(close && { Connection: 'close' }) });
    },

    async '/api/vitals'(request, response) {
      if (request.method !== 'POST') return rejectMethod(response, 'POST');
      const { status, text, close } = await receiveVitals(request, vitals);
      if (status === 204) response.writeHead(204).end();
      else sendText(response, status, text, close ? { Connection: 'close' } : {});
    },

    async '/inbox'(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return rejectMethod(response, 'GET, HEAD');
      if (mayRead(request, response)) await sendInboxPage(request, response, { inquiries, vitals });
    },

    async '/inbox.json'(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return rejectMethod(response, 'GET, HEAD');
      if (mayRead(request, response)) await sendInboxJson(request, response, inquiries);
    },
  };

  function mayRead(request: IncomingMessage, response: ServerResponse): boolean {
    if (audience === 'everyone') return true;
    // The Host header counts too: another site can point its own name to this computer (DNS rebinding).
    const isLocal = isLoopback(request.socket.localAddress ?? '') && isLoopback(hostOf(request.headers.host));
    if (audience === 'this computer' && isLocal) return true;
    sendText(
      response,
      403,
      'The inbox is shown only at localhost, to this computer. To show it to everyone who can reach the server, start with INBOX=public.\n',
    );
    return false;
  }

  return {
    /** Responds to a request if its path belongs to the inbox. @returns whether it does */
    async respond(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const [pathname = ''] = (request.url ?? '').split('?');
      const route = routes[pathname];
      await route?.(request, response);
      return route !== undefined;
    },
  };
}

function rejectMethod(response: ServerResponse, allow: string): void {
  sendText(response, 405, `Only ${allow} is allowed here.\n`, { Allow: allow });
}
