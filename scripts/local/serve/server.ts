import { realpathSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createInbox } from '../inbox/inbox';
import { commonHeaders } from './headers';
import { isLoopback } from './loopback';
import { resolveRequest } from './resolve';
import { sendFile, sendNotFound } from './send-file';
import { sendText } from './send-text';

export type SiteServerOptions = {
  /** The folder of the export. */
  root: string;
  /** The folder for inquiries and web vitals; without it there is no inbox and no API. */
  inboxDir?: string;
  /** Redirects of renamed and removed entries, with the language in each address. */
  redirects?: ReadonlyMap<string, string>;
  /** Redirect an unknown entry to the list of its kind (302); otherwise the 404 page does it. */
  redirectUnknownIds?: boolean;
  /** The address to listen on; without `publishInbox`, the inbox is shown on loopback addresses only. */
  host?: string;
  /** Show the inbox to everyone who can reach the server. */
  publishInbox?: boolean;
};

/** Creates the local server of the exported site. It does not listen yet. */
export function createSiteServer({
  root,
  inboxDir,
  redirects,
  redirectUnknownIds = true,
  host = '127.0.0.1',
  publishInbox = false,
}: SiteServerOptions): Server {
  const audience = publishInbox ? 'everyone' : isLoopback(host) ? 'this computer' : 'no one';
  const inbox = inboxDir === undefined ? undefined : createInbox({ directory: inboxDir, audience });
  const exists = (file: string) => isFileIn(root, file);

  async function respond(request: IncomingMessage, response: ServerResponse) {
    if (await inbox?.respond(request, response)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, 405, `${request.method} is not allowed here, only GET and HEAD.\n`, {
        Allow: 'GET, HEAD',
      });
      return;
    }
    const found = resolveRequest(request.url ?? '/', { exists, redirects, redirectUnknownIds });
    switch (found.kind) {
      case 'file':
        return sendFile(request, response, { root, file: found.file });
      case 'redirect':
        response
          .writeHead(found.status, {
            ...commonHeaders,
            Location: found.location,
            // Browsers cache a 308 permanently by default, but another project may use this port later.
            'Cache-Control': 'no-cache',
            'Content-Length': 0,
          })
          .end();
        return;
      case 'not-found':
        if (found.file === undefined) return sendText(response, 404, 'There is no such page.\n');
        return sendNotFound(request, response, { root, file: found.file });
      case 'bad-request':
        return sendText(response, 400, `${found.reason}\n`);
    }
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      // The visitor closed the connection.
      if (response.destroyed || request.socket.destroyed) return;
      console.error(`${request.method} ${request.url} failed:`, error);
      if (response.headersSent) return response.destroy();
      for (const name of response.getHeaderNames()) response.removeHeader(name);
      sendText(response, 500, 'The request failed. See the terminal of the server for the error.\n');
    });
  });
  // Longer than browsers reuse idle connections, so that they never send a request to one that is closing.
  server.keepAliveTimeout = 30_000;
  return server;
}

/** Whether a folder contains a file; a symbolic link that leads out of the folder does not count. */
function isFileIn(root: string, file: string): boolean {
  const absolute = path.join(root, file);
  try {
    if (!statSync(absolute, { throwIfNoEntry: false })?.isFile()) return false;
    return realpathSync(absolute).startsWith(realpathSync(root) + path.sep);
  } catch {
    // A name that is too long for the disk, or a folder without permission.
    return false;
  }
}
