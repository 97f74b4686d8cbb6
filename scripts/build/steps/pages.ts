import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** All files below a folder, as paths relative to that folder. */
export function filesBelow(folder: string, inside = ''): string[] {
  return readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const path = inside ? `${inside}/${entry.name}` : entry.name;
    return entry.isDirectory() ? filesBelow(folder, path) : [path];
  });
}

/**
 * Rewrites every exported page.
 * @param change takes the HTML of a page and its path relative to `out`, and returns the new HTML
 * @returns the number of pages
 */
export function rewritePages(out: string, change: (html: string, file: string) => string): number {
  const files = filesBelow(out).filter((file) => file.endsWith('.html'));
  for (const file of files) {
    const path = join(out, file);
    writeFileSync(path, change(readFileSync(path, 'utf8'), file));
  }
  return files.length;
}
