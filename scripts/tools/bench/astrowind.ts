import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { precompress } from '@/scripts/build/steps/precompress';
import recorded from './astrowind.json';
import type { Comparison, Device } from './load';

/** The pages of AstroWind (github.com/arthelokyo/astrowind) with which this site is compared. */
const pages = { 'AstroWind home': 'index', 'AstroWind services': 'services' } as const;

/** The local server blocks everything in a page without a policy. This one allows what AstroWind loads. */
const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'unsafe-inline'"/>`;

/** Results of an earlier run, for computers without AstroWind. The names include the date. */
export const recordedPages: Record<string, Partial<Record<Device, Comparison>>> = recorded;

/**
 * Copies a build of AstroWind so that the local server serves it like this site.
 * @param dist the folder that `npm run build` writes in AstroWind
 * @returns the copy, and its pages
 * @throws {Error} if the folder has no such pages
 */
export async function prepareAstroWind(dist: string) {
  const services = join(dist, pages['AstroWind services'], 'index.html');
  if (!existsSync(services))
    throw new Error(
      `${services} does not exist. Build AstroWind, and give its folder: --astrowind ../astrowind/dist`,
    );
  const root = mkdtempSync(join(tmpdir(), 'astrowind-'));
  cpSync(dist, root, { recursive: true });
  cpSync(services, join(root, 'services.html'));
  for (const name of Object.values(pages)) {
    const file = join(root, `${name}.html`);
    writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', `<head>${policy}`));
  }
  await precompress(root);
  return { root, pages: Object.entries(pages) };
}
