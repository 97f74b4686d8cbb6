import { readFileSync, writeFileSync } from 'node:fs';
import { run } from '@/scripts/lib/run';

/** The ranges of the packages that a package requests, by name. */
type Requests = Record<string, string>;

type Entry = {
  /** The name of the package, if its folder has another one (`"folder": "npm:name@range"`). */
  name?: string;
  version?: string;
  /** The address of the package. Without one, npm uses the address that the registry has for the name and the version. */
  resolved?: string;
  integrity?: string;
  link?: boolean;
  dependencies?: Requests;
  devDependencies?: Requests;
  optionalDependencies?: Requests;
  peerDependencies?: Requests;
};

/** The part of an npm lockfile that matters here. */
export type Lockfile = { packages: Record<string, Entry> };

/** Every lockfile of the project. */
export const lockfiles = ['package-lock.json', 'deploy/wrangler/package-lock.json'];

/** Packages whose hash could not be looked up yet, as `name@version`; `npm run check -- lockfile --fix` shortens the list. */
export const exceptionsFile = 'scripts/tools/lockfile-exceptions.json';

const registry = 'https://registry.npmjs.org/';

/** Reads a JSON file; its form is not checked. */
export const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8'));

/** The name under which other packages load a package. */
const folderOf = (path: string) => path.replace(/^.*node_modules\//, '');

const nameOf = (path: string, { name = folderOf(path) }: Entry) => name;

/** The packages of a lockfile that npm would install without comparing their content with a hash. */
export function withoutIntegrity({ packages }: Lockfile): { path: string; name: string }[] {
  return Object.entries(packages)
    .filter(([path, { integrity, link }]) => path !== '' && !link && !/^sha512-/.test(integrity ?? ''))
    .map(([path, entry]) => ({ path, name: `${nameOf(path, entry)}@${entry.version ?? ''}` }));
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

/** Whether a package of the lockfile requests a package under the name of a folder (`"folder": "npm:name@range"`). */
function isRequested({ packages }: Lockfile, folder: string, name: string): boolean {
  return Object.values(packages).some((entry) =>
    [entry.dependencies, entry.devDependencies, entry.optionalDependencies, entry.peerDependencies].some(
      (requests) => `${requests?.[folder]}@`.startsWith(`npm:${name}@`),
    ),
  );
}

/** What is wrong with the origin of a package: npm would install another one than the name and the version say. */
function originIssue(lock: Lockfile, path: string, entry: Entry): string | undefined {
  const { version, resolved, link } = entry;
  const folder = folderOf(path);
  const name = nameOf(path, entry);
  if (link) return `is a link to ${resolved}. Remove the entry, and lock it again.`;
  if (name !== folder && !isRequested(lock, folder, name))
    return `has the package ${name}, which no package requests under this name. Remove the entry, and lock it again.`;
  const address = `${registry}${name}/-/${name.replace(/^.*\//, '')}-${version}.tgz`;
  if (resolved !== undefined && resolved !== address)
    return `comes from ${resolved}. Use ${address}, or lock it again.`;
  return undefined;
}

/** What is wrong with the origins of the packages in a lockfile, with their paths. */
function originIssues(lock: Lockfile): string[] {
  return Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ path, issue: originIssue(lock, path, entry) }))
    .filter(({ issue }) => issue !== undefined)
    .map(({ path, issue }) => `${path} ${issue}`);
}

/**
 * What is wrong with the lockfiles: a package without a hash, one that is not what its name and its version say, a link,
 * or an exception that is no longer needed.
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
    ...Object.entries(files).flatMap(([file, lock]) =>
      originIssues(lock).map((issue) => `${file}: ${issue}`),
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
