import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { listRedirects } from '@/lib/content/redirects';
import { isLoopback } from './serve/loopback';
import { listenError, readOptions, type ServerOptions, siteAddresses } from './serve/options';
import { createSiteServer } from './serve/server';

/**
 * Serves the export with the local inbox: `tsx scripts/local/serve.ts [folder]`, by default `out`.
 * `.env.example` explains its settings.
 */
function main() {
  const options = readOptions(process.argv[2]);
  if (!existsSync(path.join(options.root, 'index.html'))) {
    throw new Error(`${options.root} contains no exported site. Build it first: npm run build`);
  }
  const server = createSiteServer({ ...options, redirects: redirects() });
  server.once('error', (error) => fail(listenError(error, options)));
  server.listen(options.port, options.host, () => announce(options, server.address() as AddressInfo));

  // Requests in progress get two seconds to finish; storing an inquiry takes milliseconds.
  const stop = () => {
    server.close(() => process.exit(0));
    setTimeout(() => process.exit(0), 2000).unref();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** The redirects of renamed and removed entries; none if the list is invalid, which the content check reports. */
function redirects(): Map<string, string> {
  try {
    return new Map(listRedirects().map(({ from, to }) => [from, to]));
  } catch {
    return new Map();
  }
}

function announce({ host, root, inboxDir, publishInbox }: ServerOptions, { port }: AddressInfo) {
  const networks = Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);
  const addresses = siteAddresses(host, port, networks);
  console.log(`Serving ${path.relative('', root) || root}:`);
  for (const address of addresses) console.log(`  ${address}`);
  if (inboxDir !== undefined) {
    const shown = isLoopback(host) || publishInbox;
    console.log(
      shown
        ? `  ${addresses[0]}/inbox shows inquiries and web vitals (a development and demonstration aid)`
        : '  Inquiries are stored; the inbox is shown on the network only with INBOX=public.',
    );
  }
  console.log('Stop with Ctrl+C.');
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

try {
  main();
} catch (error) {
  fail((error as Error).message);
}
