import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All files below a folder, as paths relative to that folder. */
export function filesBelow(folder: string, inside = ''): string[] {
  return readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const path = inside ? `${inside}/${entry.name}` : entry.name;
    return entry.isDirectory() ? filesBelow(folder, path) : [path];
  });
}

/**
 * Changes a page: takes its HTML, its path relative to `out`, e.g. `services/ai-ml.html`, and the text of its payload file
 * if there is one, and returns the new HTML.
 */
export type PageChange = (html: string, file: string, payload: string | undefined) => string;
