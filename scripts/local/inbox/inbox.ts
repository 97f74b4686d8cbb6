import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { hostOf, isLoopback } from '../serve/loopback';
import { sendText } from '../serve/send-text';
import { sendInboxJson, sendInboxPage } from './pages';
import { receiveForm } from './receive-form';
import { createInquiryStore } from './store';
import { createVitalsLog, receiveVitals } from './vitals';

/** Who may read the inbox. Sending to it is open to every page that reaches the server, as at the provider. */
type Audience = 'this computer' | 'everyone' | 'no one';

type Options = {
  /** Where everything is kept; made when first needed. */
  directory: string;
  audience: Audience;
};

/** As the provider does: forms are sent from any site. */
const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': '86400',
};

/**
 * The embedded inbox: receives the forms in the provider's place, and web vitals, and shows both. A development
 * and demonstration aid; no part of the export.
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
      if (request.method !== 'POST') return refuseMethod(response, 'POST, OPTIONS');
      const { status, text } = await receiveForm(request, inquiries);
      sendText(response, status, text, cors);
    },

    async '/api/vitals'(request, response) {
      if (request.method !== 'POST') return refuseMethod(response, 'POST');
      const { status, text } = await receiveVitals(request, vitals);
      if (status === 204) response.writeHead(204).end();
      else sendText(response, status, text);
    },

    async '/inbox'(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response, 'GET, HEAD');
      if (mayRead(request, response)) await sendInboxPage(request, response, { inquiries, vitals });
    },

    async '/inbox.json'(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response, 'GET, HEAD');
      if (mayRead(request, response)) await sendInboxJson(request, response, inquiries);
    },
  };

  function mayRead(request: IncomingMessage, response: ServerResponse): boolean {
    if (audience === 'everyone') return true;
    // The address asked for counts too: a foreign page can point its own name at this computer (DNS rebinding).
    const near = isLoopback(request.socket.localAddress ?? '') && isLoopback(hostOf(request.headers.host));
    if (audience === 'this computer' && near) return true;
    sendText(
      response,
      403,
      'The inbox is shown only at localhost, to this computer. To show it to everyone who can reach the server, start with INBOX=public.\n',
    );
    return false;
  }

  return {
    /** Answers a request if it is for the inbox. @returns whether it was */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const [pathname = ''] = (request.url ?? '').split('?');
      const route = routes[pathname];
      await route?.(request, response);
      return route !== undefined;
    },
  };
}

function refuseMethod(response: ServerResponse, allow: string): void {
  sendText(response, 405, `Only ${allow} is possible here.\n`, { Allow: allow });
}
