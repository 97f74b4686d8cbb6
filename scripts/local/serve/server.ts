import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { createInbox } from '../inbox/inbox';
import { createCompressor } from './compression';
import { commonHeaders } from './headers';
import { isLoopback } from './loopback';
import { resolveRequest } from './resolve';
import { sendFile, sendNotFound } from './send-file';
import { sendText } from './send-text';

export type SiteServerOptions = {
  /** The folder of the export. */
  root: string;
  /** Where inquiries and web vitals are kept; without it there is no inbox and no API. */
  inboxDir?: string;
  /** Where addresses that are gone lead, each with its language. */
  redirects?: ReadonlyMap<string, string>;
  /** Answer unknown services, studies and industries with their list (302); off, the 404 page does it. */
  redirectUnknownIds?: boolean;
  /** Where the server is going to listen; the inbox's pages are shown on loopback only. */
  host?: string;
  /** Show the inbox's pages to everyone who can reach the server. */
  publishInbox?: boolean;
};

/** The local server of the exported site, not yet listening. */
export function createSiteServer({
  root,
  inboxDir,
  redirects,
  redirectUnknownIds = true,
  host = '127.0.0.1',
  publishInbox = false,
}: SiteServerOptions): Server {
  const compressor = createCompressor();
  const audience = publishInbox ? 'everyone' : isLoopback(host) ? 'this computer' : 'no one';
  const inbox = inboxDir === undefined ? undefined : createInbox({ directory: inboxDir, audience });
  const exists = (file: string) => isFile(path.join(root, file));

  async function answer(request: IncomingMessage, response: ServerResponse) {
    if (await inbox?.answer(request, response)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, 405, `${request.method} is not possible here, only GET and HEAD.\n`, {
        Allow: 'GET, HEAD',
      });
      return;
    }
    const found = resolveRequest(request.url ?? '/', { exists, redirects, redirectUnknownIds });
    switch (found.kind) {
      case 'file':
        return sendFile(request, response, { root, file: found.file, compressor });
      case 'redirect':
        response
          .writeHead(found.status, {
            ...commonHeaders,
            Location: found.location,
            // Browsers keep a 308 for good otherwise, and this port belongs to another project tomorrow.
            'Cache-Control': 'no-cache',
            'Content-Length': 0,
          })
          .end();
        return;
      case 'not-found':
        if (found.file === undefined) return sendText(response, 404, 'There is no such page.\n');
        return sendNotFound(request, response, { root, file: found.file, compressor });
      case 'bad-request':
        return sendText(response, 400, `${found.reason}\n`);
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      // The visitor left; there is no one to answer and nothing to fix.
      if (response.destroyed || request.socket.destroyed) return;
      console.error(`${request.method} ${request.url} failed:`, error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The server could not answer; its window says why.\n');
    });
  });
  // Longer than browsers keep idle connections in use, so that they do not meet one that is just closing.
  server.keepAliveTimeout = 30_000;
  return server;
}

function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    // A name too long for the disk, or a folder we may not enter, is no file of ours.
    return false;
  }
}
