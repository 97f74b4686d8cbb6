import { availableParallelism } from 'node:os';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./messages/request.ts');

/**
 * The export is the product. A server (`next dev`, or `SITE_TARGET=server next build` for a host that runs
 * Next) additionally gets the files ending in `.server.ts(x)`: the proxy and the catch-all for unknown paths,
 * which an export cannot have and would warn about.
 */
export default function config(phase) {
  const isExport = phase === PHASE_PRODUCTION_BUILD && process.env.SITE_TARGET !== 'server';
  return withNextIntl({
    output: isExport ? 'export' : undefined,
    // 'page.ts' keeps the list longer than one entry, without which webpack builds fail.
    pageExtensions: isExport ? ['tsx', 'page.ts'] : ['tsx', 'page.ts', 'server.ts', 'server.tsx'],
    reactStrictMode: true,
    poweredByHeader: false,
    images: { unoptimized: true },
    devIndicators: false,
    // `npm run check` checks types, those of tests and scripts too; a build need not do it again.
    typescript: { ignoreBuildErrors: true },
    experimental: {
      // By itself the framework leaves one core idle, which is half of a small build machine.
      cpus: availableParallelism(),
      // What the router fetched is fresh for one minute (specification, section 9).
      staleTimes: { static: 60, dynamic: 60 },
    },
  });
}
