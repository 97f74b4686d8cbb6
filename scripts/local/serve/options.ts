import path from 'node:path';
import { serverSettings } from '@/lib/site/settings';

export type ServerOptions = {
  root: string;
  host: string;
  port: number;
  /** Undefined: no inbox and no API. */
  inboxDir: string | undefined;
  publishInbox: boolean;
  redirectUnknownIds: boolean;
};

/**
 * Reads the options of the local server from its settings.
 * @param folder the folder of the export, from the command line
 * @throws {SettingsError} that lists every invalid setting and what to write instead
 */
export function readOptions(folder = 'out', settings = serverSettings()): ServerOptions {
  const { host, port, inbox, inboxDir, redirectUnknownIds } = settings;
  return {
    root: path.resolve(folder),
    host,
    port,
    inboxDir: inbox === 'off' ? undefined : path.resolve(inboxDir),
    publishInbox: inbox === 'public',
    redirectUnknownIds,
  };
}

/** The message for a server that cannot listen at its address. */
export function listenError(
  error: NodeJS.ErrnoException,
  { host, port }: Pick<ServerOptions, 'host' | 'port'>,
): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} is reserved for the system. Choose one above 1023: PORT=3000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${host} is not an address of this computer. Leave HOST out to listen on localhost only, or use HOST=0.0.0.0 for every network.`;
    default:
      return `The server cannot listen on ${host}, port ${port}: ${error.message}`;
  }
}

/**
 * The addresses at which the site can be opened.
 * @param networks the computer's own IPv4 addresses, for a server that listens on all of them
 */
export function siteAddresses(host: string, port: number, networks: string[]): string[] {
  if (host === '0.0.0.0' || host === '::')
    return ['localhost', ...networks].map((name) => `http://${name}:${port}`);
  const isLocal = ['127.0.0.1', '::1', 'localhost'].includes(host);
  const name = isLocal ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return [`http://${name}:${port}`];
}
