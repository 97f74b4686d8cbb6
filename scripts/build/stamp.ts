import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** All that the export is made of. */
const inputs = [
  'app',
  'components',
  'lib',
  'content',
  'messages',
  'public',
  'scripts/build',
  'lib/site/tokens.ts',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];

const file = '.cache/build-stamp';

function filesOf(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** A fingerprint of all that the export is made of, the environment's settings included. */
export function fingerprint(env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256');
  for (const [name, value] of Object.entries(env).sort(([a], [b]) => a.localeCompare(b)))
    if (name.startsWith('NEXT_PUBLIC_') || name === 'START') hash.update(`${name}=${value}\n`);
  for (const path of inputs.flatMap(filesOf)) hash.update(`${path}\n`).update(readFileSync(path));
  return hash.digest('hex');
}

/** Whether `out/` is what a build of today's files would make. */
export function isBuilt(stamp: string): boolean {
  return existsSync('out/index.html') && existsSync(file) && readFileSync(file, 'utf8') === stamp;
}

/** Notes what `out/` was made of. */
export function noteBuild(stamp: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stamp);
}
