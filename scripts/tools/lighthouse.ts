import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, chromium } from 'playwright';
import sharp from 'sharp';
import { toolSettings } from '@/lib/site/settings';
import { localePath, locales } from '@/messages/routing';
import { findBrowser } from '@/scripts/lib/browser';
import { count } from '@/scripts/lib/count';
import { installTools, lighthousePackage, toolsFolder } from '@/scripts/lib/host-tools';
import { listen } from '@/scripts/lib/listen';
import { listSamplePages } from '@/scripts/lib/sample-pages';
import { createSiteServer } from '@/scripts/local/serve/server';

const categories = ['accessibility', 'best-practices', 'seo'] as const;
const devices = ['mobile', 'desktop'] as const;
type Device = (typeof devices)[number];

/** One page of each type. */
const paths = listSamplePages().map(({ path }) => path);

/** The debugging port of the browser, to which Lighthouse connects. */
const { lighthousePort: debuggingPort } = toolSettings();

/** The part of Lighthouse's result that is read here. */
type RunnerResult = {
  lhr: {
    runtimeError?: { message: string };
    categories: Record<
      string,
      { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
    >;
    audits: Record<string, { title: string; score: number | null; details?: object } | undefined>;
  };
};
type Lighthouse = (url: string, flags: object) => Promise<RunnerResult | undefined>;

/** Lighthouse, which is downloaded on first use. */
async function loadLighthouse(): Promise<Lighthouse> {
  await installTools([lighthousePackage]);
  const file = resolve(toolsFolder, 'node_modules/lighthouse/core/index.js');
  return ((await import(pathToFileURL(file).href)) as { default: Lighthouse }).default;
}

type Finding = { score: number; issues: string[] };

/** The score of each category, with the audits that failed. */
function findings({ lhr }: RunnerResult): Record<(typeof categories)[number], Finding> {
  const findingOf = (name: string): Finding => {
    const category = lhr.categories[name];
    if (!category)
      throw new Error(lhr.runtimeError?.message ?? `Lighthouse did not return the category ${name}.`);
    const issues = category.auditRefs.flatMap(({ id, weight }) => {
      const audit = lhr.audits[id];
      if (!audit || !weight || audit.score === null || audit.score >= 1) return [];
      const { details } = audit;
      const items = details && 'items' in details ? JSON.stringify(details.items).slice(0, 600) : '';
      return [`${id}: ${audit.title} ${items}`];
    });
    return { score: Math.round((category.score ?? 0) * 100), issues };
  };
  return {
    accessibility: findingOf('accessibility'),
    'best-practices': findingOf('best-practices'),
    seo: findingOf('seo'),
  };
}

/** Mocks the responses of other sites, so that the results do not depend on the network. */
async function mockOtherSites(context: BrowserContext, origin: string): Promise<void> {
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== origin,
    async (route) => {
      const { hostname, searchParams } = new URL(route.request().url());
      if (hostname !== 'images.unsplash.com')
        return route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Map</title>',
        });
      const width = Number(searchParams.get('w') ?? 960);
      const create = { width, height: Math.round((width * 5) / 8), channels: 3, background: '#334' } as const;
      return route.fulfill({ contentType: 'image/webp', body: await sharp({ create }).webp().toBuffer() });
    },
  );
}

function flagsFor(device: Device): object {
  const screen = device === 'mobile' ? { width: 412, height: 823 } : { width: 1350, height: 940 };
  return {
    port: debuggingPort,
    onlyCategories: [...categories],
    formFactor: device,
    screenEmulation: { ...screen, mobile: device === 'mobile', deviceScaleFactor: 1, disabled: false },
    // No throttling: `npm run bench` measures performance.
    throttlingMethod: 'provided',
    logLevel: 'error',
  };
}

/**
 * `npm run bench -- lighthouse`: audits accessibility, best practices, and SEO for each type of page, in all languages, on
 * mobile and desktop. Arguments select some of them, e.g. `fr mobile /contact`. Needs a build.
 * @param wanted languages, devices, and paths to audit; all by default
 * @throws {Error} if a score is below 100
 */
export async function auditPages(wanted: readonly string[]): Promise<void> {
  const chosen = <T extends string>(all: readonly T[]) =>
    all.some((each) => wanted.includes(each)) ? all.filter((each) => wanted.includes(each)) : all;
  const lighthouse = await loadLighthouse();

  const server = createSiteServer({ root: 'out' });
  const origin = await listen(server);
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findBrowser(),
    args: ['--no-sandbox', `--remote-debugging-port=${debuggingPort}`],
  });
  let below = 0;
  try {
    await mockOtherSites(context, origin);
    for (const locale of chosen(locales))
      for (const device of chosen(devices))
        for (const path of chosen(paths)) {
          const address = localePath(locale, path);
          const result = await lighthouse(origin + address, flagsFor(device));
          if (!result) throw new Error(`Lighthouse returned no result for ${address}.`);
          const found = Object.entries(findings(result));
          console.log(
            `${device.padEnd(8)} ${found.map(([, { score }]) => String(score).padStart(4)).join('')}  ${address}`,
          );
          for (const [name, { score, issues }] of found) {
            if (score === 100) continue;
            below++;
            for (const issue of issues) console.log(`  ${name}: ${issue}`);
          }
        }
  } finally {
    await context.close();
    server.close();
    rmSync(profile, { recursive: true, force: true });
  }
  if (below > 0) throw new Error(`Below 100: ${count(below, 'score')}. See the audits above.`);
}
