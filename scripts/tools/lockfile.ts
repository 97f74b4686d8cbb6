import { readFileSync, writeFileSync } from 'node:fs';
import { run } from '@/scripts/lib/run';

/** The part of an npm lockfile that matters here. */
export type Lockfile = {
  packages: Record<string, { version?: string; resolved?: string; integrity?: string; link?: boolean }>;
};

/** Every lockfile of the project. */
export const lockfiles = ['package-lock.json', 'deploy/wrangler/package-lock.json'];

/** Packages whose hash could not be looked up yet, as `name@version`; `npm run check -- lockfile --fix` shortens the list. */
export const exceptionsFile = 'scripts/tools/lockfile-exceptions.json';

const registry = 'https://registry.npmjs.org/';

/** Reads a JSON file; its form is not checked. */
export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

const nameOf = (path: string, version = '') => `${path.replace(/^.*node_modules\//, '')}@${version}`;

/** The packages of a lockfile that npm would install without comparing their content with a hash. */
export function withoutIntegrity({ packages }: Lockfile): { path: string; name: string }[] {
  return Object.entries(packages)
    .filter(([path, { integrity, link }]) => path !== '' && !link && !/^sha512-/.test(integrity ?? ''))
    .map(([path, { version }]) => ({ path, name: nameOf(path, version) }));
}

/**
 * Adds the hashes that a lockfile lacks. Versions and everything else stay as they are.
 * @param lookUp gives the hash of a package (`name@version`), or undefined if the registry has none
 * @returns the packages whose hash is still missing
 */
export async function addIntegrity(
  lock: Lockfile,
  lookUp: (name: string) => Promise<string | undefined>,
): Promise<string[]> {
  const unknown: string[] = [];
  for (const { path, name } of withoutIntegrity(lock)) {
    const found = await lookUp(name);
    const { version, resolved, integrity: _, ...rest } = lock.packages[path] ?? {};
    if (found === undefined) unknown.push(name);
    else lock.packages[path] = { version, ...(resolved && { resolved }), integrity: found, ...rest };
  }
  return unknown;
}

/**
 * What is wrong with the lockfiles: a package without a hash, one from another registry, or an exception that is no
 * longer needed.
 * @param exceptions packages that may lack a hash, as `name@version`
 * @returns one sentence for each issue, with its remedy
 */
export function lockfileIssues(files: Record<string, Lockfile>, exceptions: readonly string[]): string[] {
  const missing = Object.entries(files).flatMap(([file, lock]) =>
    withoutIntegrity(lock).map(({ name }) => ({ file, name })),
  );
  return [
    ...missing
      .filter(({ name }) => !exceptions.includes(name))
      .map(
        ({ file, name }) =>
          `${file}: ${name} has no integrity. Run "npm run check -- lockfile --fix". If the registry has no hash for it, add it to ${exceptionsFile}.`,
      ),
    ...exceptions
      .filter((exception) => !missing.some(({ name }) => name === exception))
      .map((exception) => `${exceptionsFile}: remove ${exception}; the lockfiles no longer need it.`),
    ...Object.entries(files).flatMap(([file, { packages }]) =>
      Object.entries(packages)
        .filter(([, { resolved, link }]) => resolved && !link && !resolved.startsWith(registry))
        .map(([path]) => `${file}: ${path} comes from another registry. Use ${registry} and lock it again.`),
    ),
  ];
}

/**
 * Reads the hash of a package from the output of `npm view <name> dist.integrity --json`.
 * @param code the exit code of the command
 * @returns undefined if the registry has no SHA-512 hash for the package
 * @throws {Error} if the registry did not answer
 */
export function hashFrom(
  name: string,
  { code, output }: { code: number; output: string },
): string | undefined {
  if (code === 0) return /"(sha512-[\w+/]+={0,2})"/.exec(output)?.[1];
  if (/\bE404\b/.test(output)) return undefined;
  throw new Error(
    `The hash of ${name} could not be looked up; nothing has changed. npm says: ${output.trim()}`,
  );
}

async function lookUp(name: string): Promise<string | undefined> {
  return hashFrom(name, await run('npm', ['view', name, 'dist.integrity', '--json'], { quiet: true }));
}

const write = (file: string, data: unknown) => writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);

/** Adds missing hashes to the lockfiles, and removes exceptions that are no longer needed. Adds no exception. */
async function fix(): Promise<void> {
  const locks = lockfiles.map((file) => ({ file, lock: readJson<Lockfile>(file) }));
  const unknown: string[] = [];
  for (const { lock } of locks) unknown.push(...(await addIntegrity(lock, lookUp)));
  for (const { file, lock } of locks) write(file, lock);
  write(
    exceptionsFile,
    readJson<string[]>(exceptionsFile).filter((name) => unknown.includes(name)),
  );
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
