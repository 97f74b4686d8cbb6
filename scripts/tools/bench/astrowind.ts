import { cpSync, existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { precompress } from '@/scripts/build/steps/precompress';
import recorded from './astrowind.json';
import type { Comparison, Device } from './load';

/** The pages of AstroWind (github.com/arthelokyo/astrowind) with which this site is compared. */
const pages = { 'AstroWind home': 'index', 'AstroWind services': 'services' } as const;

/** Figures of an earlier run, for computers without AstroWind. The names say when they were measured. */
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
  await precompress(root);
  return { root, pages: Object.entries(pages) };
}
