import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** All files below a folder, as paths relative to that folder. */
export function filesBelow(folder: string, inside = ''): string[] {
  return readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const path = inside ? `${inside}/${entry.name}` : entry.name;
    return entry.isDirectory() ? filesBelow(folder, path) : [path];
  });
}
