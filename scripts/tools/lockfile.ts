import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  addIntegrity,
  exceptionsFile,
  type Lockfile,
  lockfileIssues,
  lockfiles,
  readJson,
} from '@/scripts/lib/lockfile';
import { run } from '@/scripts/lib/run';

/** The hash that the registry gives for a package, or undefined if it does not have the package. */
async function lookUp(name: string): Promise<string | undefined> {
  const { code, output } = await run('npm', ['view', name, 'dist.integrity', '--json'], { quiet: true });
  return code === 0 ? /"(sha512-[\w+/]+={0,2})"/.exec(output)?.[1] : undefined;
}

const write = (file: string, data: unknown) => writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);

/** Adds the hashes that are missing. Versions and everything else stay as they are. */
async function fix(): Promise<void> {
  const unknown = new Set<string>();
  for (const file of lockfiles) {
    const lock = readJson<Lockfile>(file);
    for (const name of await addIntegrity(lock, lookUp)) unknown.add(name);
    write(file, lock);
  }
  write(exceptionsFile, [...unknown].sort());
}

/** `npm run lockfile`: checks that npm compares every package with a hash; with `--fix` it looks up missing ones. */
async function main(): Promise<void> {
  const { fix: isFix } = parseArgs({ options: { fix: { type: 'boolean', default: false } } }).values;
  if (isFix) await fix();
  const files = Object.fromEntries(lockfiles.map((file) => [file, readJson<Lockfile>(file)]));
  const exceptions = readJson<string[]>(exceptionsFile);
  const issues = lockfileIssues(files, exceptions);
  if (issues.length > 0) throw new Error(issues.join('\n'));
  const packages = Object.values(files).flatMap((lock) => Object.keys(lock.packages).filter(Boolean));
  console.log(`${packages.length} locked packages; ${exceptions.length} without a hash (${exceptionsFile}).`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
