import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { filesBelow } from '@/scripts/lib/files';

const folder = '_next/static';

/** Stores the date on which each kept file was replaced, for the next build. */
const recordFile = 'earlier.json';

/** How many days to keep a file after it was replaced. */
const keptDays = 30;

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

type ReplacedOn = Record<string, string>;

function readRecord(assets: string): ReplacedOn {
  const path = join(assets, recordFile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/**
 * Adds the hashed files of the previous export to the new one, so that pages of the previous release that are still open
 * find their files. Never overwrites a file of the new export.
 * @param out the folder of the new export
 * @param earlier the folder of the previous export
 * @returns the number of added files
 * @throws {Error} if `earlier` has no export, or is the new one
 */
export function keepAssets(out: string, earlier: string, today = new Date()): number {
  if (resolve(out) === resolve(earlier))
    throw new Error(
      `KEEP_ASSETS_FROM=${earlier} is the folder of the new export: move the previous export to another folder first.`,
    );
  const [from, to] = [join(earlier, folder), join(out, folder)];
  if (!existsSync(from))
    throw new Error(`KEEP_ASSETS_FROM=${earlier} has no export: the folder ${folder} is missing.`);

  const known = readRecord(from);
  const oldest = dayOf(new Date(today.getTime() - keptDays * 24 * 60 * 60 * 1000));
  const kept: ReplacedOn = {};
  for (const file of filesBelow(from)) {
    const target = join(to, file);
    const replaced = known[file] ?? dayOf(today);
    if (file === recordFile || existsSync(target) || replaced < oldest) continue;
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join(from, file), target, { preserveTimestamps: true });
    kept[file] = replaced;
  }
  writeFileSync(join(to, recordFile), `${JSON.stringify(kept, null, 2)}\n`);
  return Object.keys(kept).length;
}

/**
 * The files of earlier exports that {@link keepAssets} added to an export.
 * @returns their paths in the export, e.g. `_next/static/chunks/a.js`
 */
export function listKept(out: string): ReadonlySet<string> {
  return new Set(Object.keys(readRecord(join(out, folder))).map((file) => `${folder}/${file}`));
}
