import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { findBrowser } from '@/scripts/lib/browser';
import { listen } from '@/scripts/lib/listen';
import { createSiteServer } from '@/scripts/local/serve/server';
import { prepareAstroWind, recordedPages } from './bench/astrowind';
import { withBrowser } from './bench/browser';
import { makeFloors } from './bench/floor';
import { timeInteractions } from './bench/interactions';
import { compareLoads, type Device } from './bench/load';
import { chosenPages, urlOf } from './bench/pages';
import { type Results, resultTables } from './bench/table';

const folder = 'bench-results';
const json = `${folder}/results.json`;

async function serve(root: string) {
  const server = createSiteServer({ root });
  return { server, origin: await listen(server) };
}

/** Writes the results after each measurement, so that an interrupted run keeps them. */
function saveResults(results: Results) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync(`${folder}/table.md`, resultTables(results));
}

/**
 * Measures the export: the loading speed of each page type compared with its floor (the same page without scripts and
 * with inline styles), and the speed of interactions. Needs a build. Writes to `bench-results/`, and keeps earlier results
 * of pages that are not measured.
 *
 * `--pages home,contact`, `--runs 5`, `--mobile` or `--desktop`, and `--loads` or `--interactions` limit the measurements.
 * `--astrowind ../astrowind/dist` also measures a build of AstroWind; without it, the table has recorded figures of it.
 */
async function benchPages(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      pages: { type: 'string' },
      astrowind: { type: 'string' },
      runs: { type: 'string', default: '5' },
      mobile: { type: 'boolean' },
      desktop: { type: 'boolean' },
      loads: { type: 'boolean' },
      interactions: { type: 'boolean' },
    },
  });
  const runs = Number(values.runs);
  const devices: Device[] =
    values.mobile === values.desktop ? ['mobile', 'desktop'] : values.mobile ? ['mobile'] : ['desktop'];
  const both = values.loads === values.interactions;
  const results: Results = existsSync(json)
    ? JSON.parse(readFileSync(json, 'utf8'))
    : { loads: {}, interactions: [] };
  console.log(`Load of this computer: ${loadavg()[0]?.toFixed(1)}`);

  if (both || values.loads) {
    const compare = async (root: string, pages: readonly (readonly [type: string, name: string])[]) => {
      const floors = await makeFloors(
        root,
        pages.map(([, name]) => name),
      );
      const [site, floor] = [await serve(root), await serve(floors)];
      for (const [type, name] of pages)
        for (const device of devices) {
          const addresses = { page: urlOf(site.origin, name), floor: urlOf(floor.origin, name) };
          const found = await compareLoads(addresses, { device, runs, browser: findBrowser() });
          results.loads[type] = { ...results.loads[type], [device]: found };
          saveResults(results);
          const ratio = (key: 'lcp' | 'fcp') => (found.page[key] / found.floor[key]).toFixed(2);
          const { tbt, score } = found.page;
          console.log(
            `  ${type}, ${device}: LCP ${ratio('lcp')}, FCP ${ratio('fcp')}, TBT ${tbt.toFixed(0)} ms, score ${score}`,
          );
        }
      site.server.close();
      floor.server.close();
      rmSync(floors, { recursive: true });
    };
    await compare('out', chosenPages(values.pages));
    if (values.astrowind) {
      const { root, pages } = await prepareAstroWind(values.astrowind);
      await compare(root, pages);
      rmSync(root, { recursive: true });
    } else Object.assign(results.loads, recordedPages);
  }
  if (both || values.interactions) {
    results.interactions = await withBrowser('out', (browser, origin) =>
      timeInteractions(browser, origin, runs),
    );
  }

  saveResults(results);
  console.log(`\n${resultTables(results)}\nWritten to ${folder}/.`);
}

/** The other measurements, such as `npm run bench -- lighthouse`. Loaded on demand, because some need large packages. */
const others: Record<string, (args: string[]) => Promise<void>> = {
  lighthouse: async (args) => (await import('./lighthouse')).auditPages(args),
  scale: async (args) => (await import('./bench-scale')).benchScale(args),
  search: async (args) => (await import('./bench-search')).benchSearch(args),
  screens: async (args) => (await import('./screens')).takeScreens(args),
};

async function bench() {
  const [name = '', ...args] = process.argv.slice(2);
  const other = Object.hasOwn(others, name) ? others[name] : undefined;
  if (other) return other(args);
  if (name !== '' && !name.startsWith('-'))
    throw new Error(`"${name}" is unknown. Use ${Object.keys(others).join(', ')}, or only options.`);
  return benchPages(process.argv.slice(2));
}

bench().catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exit(1);
});
