import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { filesBelow } from './pages';

const folder = '_next/static';

/** Says of each kept file on which day it was replaced; kept files of a kept export are not forgotten. */
const record = 'earlier.json';

/** How long a file is kept after it was replaced, in days: longer than anyone leaves a page open. */
const keptFor = 30;

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

type Days = Record<string, string>;

function readRecord(assets: string): Days {
  const path = join(assets, record);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/**
 * Adds the hashed files of an earlier export to a new one, so that who has an earlier page open still finds what
 * that page needs. A file of the new export is never replaced.
 * @param out the new export
 * @param earlier the export that was published before
 * @returns how many files were added
 * @throws {Error} if `earlier` holds no export, or is the new one
 */
export function keepAssets(out: string, earlier: string, today = new Date()): number {
  if (resolve(out) === resolve(earlier))
    throw new Error(
      `KEEP_ASSETS_FROM=${earlier} is the folder of the new export: move the old one away first.`,
    );
  const [from, to] = [join(earlier, folder), join(out, folder)];
  if (!existsSync(from))
    throw new Error(`KEEP_ASSETS_FROM=${earlier} holds no export: there is no ${folder}.`);

  const known = readRecord(from);
  const oldest = dayOf(new Date(today.getTime() - keptFor * 24 * 60 * 60 * 1000));
  const kept: Days = {};
  for (const file of filesBelow(from)) {
    const target = join(to, file);
    const replaced = known[file] ?? dayOf(today);
    if (file === record || existsSync(target) || replaced < oldest) continue;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(from, file), target, { preserveTimestamps: true });
    kept[file] = replaced;
  }
  writeFileSync(join(to, record), `${JSON.stringify(kept, null, 2)}\n`);
  return Object.keys(kept).length;
}
