import { writeFileSync } from 'node:fs';
import {
  addIntegrity,
  exceptionsFile,
  type Lockfile,
  lockfileIssues,
  lockfiles,
  readJson,
} from '@/scripts/lib/lockfile';
import { run } from '@/scripts/lib/run';

/** The hash of a package in the registry, or undefined if the registry does not have the package. */
async function lookUp(name: string): Promise<string | undefined> {
  const { code, output } = await run('npm', ['view', name, 'dist.integrity', '--json'], { quiet: true });
  return code === 0 ? /"(sha512-[\w+/]+={0,2})"/.exec(output)?.[1] : undefined;
}

const write = (file: string, data: unknown) => writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);

/** Adds missing hashes to the lockfiles. Changes nothing else. */
async function fix(): Promise<void> {
  const unknown = new Set<string>();
  for (const file of lockfiles) {
    const lock = readJson<Lockfile>(file);
    for (const name of await addIntegrity(lock, lookUp)) unknown.add(name);
    write(file, lock);
  }
  write(exceptionsFile, [...unknown].sort());
}

/**
 * `npm run check -- lockfile`: checks that the lockfiles have a hash for every package.
 * @param isFix (`--fix`) looks up missing hashes in the registry first
 * @throws {Error} that lists all issues
 */
export async function checkLockfiles(isFix: boolean): Promise<void> {
  if (isFix) await fix();
  const files = Object.fromEntries(lockfiles.map((file) => [file, readJson<Lockfile>(file)]));
  const exceptions = readJson<string[]>(exceptionsFile);
  const issues = lockfileIssues(files, exceptions);
  if (issues.length > 0) throw new Error(issues.join('\n'));
  const packages = Object.values(files).flatMap((lock) => Object.keys(lock.packages).filter(Boolean));
  console.log(`${packages.length} locked packages; ${exceptions.length} without a hash (${exceptionsFile}).`);
}
