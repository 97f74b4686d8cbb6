import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import createNextIntlPlugin from 'next-intl/plugin';

const withNextIntl = createNextIntlPlugin('./messages/request.ts');

/**
 * Copies the full fonts to the place of the subsets (`scripts/build/steps/subset-fonts.ts`): always for the development
 * server, where texts get new characters; otherwise only if the build has not written subsets. Tests load this file, too,
 * also while a build runs.
 */
function provideFonts(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return;
  const fonts = JSON.parse(readFileSync('components/styles/font-files.json', 'utf8'));
  mkdirSync('.cache/fonts', { recursive: true });
  for (const { name, source } of fonts) {
    const file = `.cache/fonts/${name}.woff2`;
    if (phase === PHASE_DEVELOPMENT_SERVER || !existsSync(file)) copyFileSync(`node_modules/${source}`, file);
  }
}

/**
 * By default, `next build` exports plain files. A server (`next dev`, or `SITE_TARGET=server next build`: docs/operating.md,
 * "On a server") also gets the files that end in `.server.ts(x)`, such as the proxy and the catch-all route for unknown
 * paths, which an export does not support.
 */
export default function config(phase) {
  provideFonts(phase);
  const isExport = phase === PHASE_PRODUCTION_BUILD && process.env.SITE_TARGET !== 'server';
  return withNextIntl({
    output: isExport ? 'export' : undefined,
    // No file ends in 'page.ts', but webpack builds fail if this list has a single entry.
    pageExtensions: isExport ? ['tsx', 'page.ts'] : ['tsx', 'page.ts', 'server.ts', 'server.tsx'],
    reactStrictMode: true,
    poweredByHeader: false,
    // A hash of all inputs, so that the same inputs give the same files (`scripts/build/build.ts`); otherwise random.
    generateBuildId: () => process.env.SITE_BUILD_ID ?? null,
    images: { unoptimized: true },
    devIndicators: false,
    // `npm run check` checks all types, so the build does not check them again.
    typescript: { ignoreBuildErrors: true },
    experimental: {
      // By default, Next.js leaves one core idle, which is half of a small build machine.
      cpus: availableParallelism(),
      // The router caches pages for 60 seconds (specification, section 9).
      staleTimes: { static: 60, dynamic: 60 },
    },
  });
}
