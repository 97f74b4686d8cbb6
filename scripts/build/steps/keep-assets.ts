import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { filesBelow } from './pages';

const folder = '_next/static';

/** Lists the day on which each kept file was replaced. It is read again when the export itself is replaced. */
const recordFile = 'earlier.json';

/** How long a file is kept after it was replaced: longer than anyone leaves a page open. */
const keptDays = 30;

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

type ReplacedOn = Record<string, string>;

function readRecord(assets: string): ReplacedOn {
  const path = join(assets, recordFile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/**
 * Adds the hashed files of an earlier export to a new one, so that an earlier page that is still open finds what
 * it needs. A file of the new export is never replaced.
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
