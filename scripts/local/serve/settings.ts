import path from 'node:path';

export type Settings = {
  root: string;
  host: string;
  port: number;
  /** Undefined: no inbox and no API. */
  inboxDir: string | undefined;
  publishInbox: boolean;
  redirectUnknownIds: boolean;
};

/**
 * The settings of the local server, from the environment.
 * @param env `PORT`, `HOST`, `INBOX`, `INBOX_DIR`, `REDIRECT_UNKNOWN_IDS`; an empty one counts as unset
 * @param folder the export's folder, from the command line
 * @throws an error that names every wrong setting and what to write instead
 */
export function readSettings(env: Record<string, string | undefined>, folder = 'out'): Settings {
  const issues: string[] = [];
  const choose = (name: string, choices: string[]) => {
    const value = env[name] || choices[0];
    if (value && !choices.includes(value))
      issues.push(`${name} has to be ${choices.join(' or ')}; it is "${value}".`);
    return value;
  };

  const port = env.PORT || '3000';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    issues.push(`PORT has to be a number from 0 to 65535, e.g. PORT=3001; it is "${port}".`);
  }
  const inbox = choose('INBOX', ['on', 'off', 'public']);
  const redirects = choose('REDIRECT_UNKNOWN_IDS', ['on', 'off']);
  if (issues.length > 0) throw new Error(issues.join('\n'));

  return {
    root: path.resolve(folder),
    host: env.HOST || '127.0.0.1',
    port: Number(port),
    inboxDir: inbox === 'off' ? undefined : path.resolve(env.INBOX_DIR || '.inbox'),
    publishInbox: inbox === 'public',
    redirectUnknownIds: redirects === 'on',
  };
}

/** What to say when the server cannot listen where it should. */
export function listenError(
  error: NodeJS.ErrnoException,
  { host, port }: Pick<Settings, 'host' | 'port'>,
): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`;
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
 * The addresses under which the site can be opened.
 * @param networks the computer's own IPv4 addresses, for a server that listens on all of them
 */
export function siteAddresses(host: string, port: number, networks: string[]): string[] {
  if (host === '0.0.0.0' || host === '::')
    return ['localhost', ...networks].map((name) => `http://${name}:${port}`);
  const near = ['127.0.0.1', '::1', 'localhost'].includes(host);
  const name = near ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return [`http://${name}:${port}`];
}
