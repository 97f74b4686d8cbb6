import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { withAbsoluteUrls } from '@/scripts/build/steps/inline-styles/absolute-urls';
import { precompress } from '@/scripts/build/steps/precompress';

const executable = /<script(?![^>]*type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;
const stylesheet = /<link (?=[^>]*rel="stylesheet")[^>]*href="([^"]+)"[^>]*>/g;

/**
 * The floor of a page: the same HTML without scripts and with inline styles. A page with the same content can
 * hardly be faster.
 * @param read returns the text of a stylesheet by its path
 */
export function floorOf(html: string, read: (path: string) => string): string {
  return html
    .replace(executable, '')
    .replace(stylesheet, (_, path: string) => `<style>${withAbsoluteUrls(read(path), path)}</style>`);
}

/**
 * Creates a temporary folder with the floors of pages under the same paths. All other files are copies, because the
 * local server does not follow symbolic links.
 * @param out the folder of the export
 * @param names the pages: their files without the extension, e.g. `services/ai-ml`
 * @returns the path of the folder
 */
export async function makeFloors(out: string, names: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'floors-'));
  const roots = new Set(names.map((name) => name.split('/')[0]));
  for (const { name } of readdirSync(out, { withFileTypes: true }))
    if (!/\.(html|txt|br|gz)$/.test(name) && !roots.has(name))
      cpSync(join(out, name), join(folder, name), { recursive: true });
  const pages = mkdtempSync(join(tmpdir(), 'floor-pages-'));
  for (const name of names) {
    const file = `${name}.html`;
    const html = floorOf(readFileSync(join(out, file), 'utf8'), (path) =>
      readFileSync(join(out, path), 'utf8'),
    );
    mkdirSync(dirname(join(pages, file)), { recursive: true });
    writeFileSync(join(pages, file), html);
  }
  await precompress(pages);
  // The server ignores a compressed file that is older than its page.
  cpSync(pages, folder, { recursive: true, preserveTimestamps: true });
  rmSync(pages, { recursive: true });
  return folder;
}
