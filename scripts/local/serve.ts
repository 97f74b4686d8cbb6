import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { listRedirects } from '@/lib/content/redirects';
import { isLoopback } from './serve/loopback';
import { createSiteServer } from './serve/server';
import { listenError, readSettings, type Settings, siteAddresses } from './serve/settings';

/**
 * Serves the export with the embedded inbox: `tsx scripts/local/serve.ts [folder]`, by default `out`.
 *
 * PORT (3000), HOST (this computer only), INBOX (`on`, `off`, or `public` to show its pages to everyone),
 * INBOX_DIR (`.inbox`), REDIRECT_UNKNOWN_IDS (`on`, or `off` to let the 404 page do it).
 */
function main() {
  const settings = readSettings(process.env, process.argv[2]);
  if (!existsSync(path.join(settings.root, 'index.html'))) {
    throw new Error(`${settings.root} holds no exported site. Build it first: npm run build`);
  }
  const server = createSiteServer({ ...settings, redirects: redirects() });
  server.once('error', (error) => fail(listenError(error, settings)));
  server.listen(settings.port, settings.host, () => announce(settings, server.address() as AddressInfo));

  // What is under way is finished, for two seconds; an inquiry needs some milliseconds.
  const stop = () => {
    server.close(() => process.exit(0));
    setTimeout(() => process.exit(0), 2000).unref();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

/** Where addresses of renamed and removed entries lead. A invalid list is the content check's business. */
function redirects(): Map<string, string> {
  try {
    return new Map(listRedirects().map(({ from, to }) => [from, to]));
  } catch {
    return new Map();
  }
}

function announce({ host, root, inboxDir, publishInbox }: Settings, { port }: AddressInfo) {
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
