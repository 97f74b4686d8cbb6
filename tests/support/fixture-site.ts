import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '@/scripts/lib/copy-project';
import { filesBelow } from '@/scripts/lib/files';
import { readEntries } from '@/scripts/tools/artwork/entries';
import { picturesOf } from '@/scripts/tools/artwork/pictures';

/** The root of the repository. */
const project = process.cwd();

/** Frozen content and messages, independent of edits in `content/`; see README.md in that folder. */
const source = 'tests/fixture-site';

/** The folder in which the fixture site is assembled and built. It is inside the project so that packages resolve. */
export const fixtureRoot = join(project, '.cache/fixture-site');

const stampFile = `${fixtureRoot}.stamp`;

/** The files that a build reads besides content, messages, and artwork. */
const code = /^(app|components|deploy|lib|public|scripts)\/|^messages\/.*\.ts$|^content\/schemas\//;
const codeFiles = [
  'middleware.ts',
  'proxy.server.ts',
  'next.config.mjs',
  'package.json',
  'tsconfig.json',
  '.gitignore',
];
/** Scripts that do not affect the export. */
const notBuilt = /^scripts\/(?!(build|lib)\/)/;
const drawn = /^public\/images\/art\//;

/** The artwork of the site. Every entry gets a copy of the same set of pictures. */
const listArtwork = (): [path: string, from: string][] =>
  readEntries(join(project, source))
    .flatMap((entry) => picturesOf(entry))
    .flatMap(({ shape, files }) =>
      files.map(({ path, width, format }): [string, string] => [
        path,
        `${source}/artwork/${shape}-${width}.${format}`,
      ]),
    );

/** Returns the content, the messages, and the artwork of the fixture site: their paths and their contents. */
function readContent(): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const [path, from] of listArtwork()) files.set(path, readFileSync(from));
  for (const folder of ['content', 'messages'])
    for (const file of filesBelow(join(source, folder)))
      files.set(join(folder, file), readFileSync(join(source, folder, file)));
  return files;
}

/** Returns every file of the fixture site: its path and its contents. */
function readFiles(): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const file of listFiles(project))
    if (codeFiles.includes(file) || (code.test(file) && !drawn.test(file)))
      files.set(file, readFileSync(file));
  return new Map([...files, ...readContent()]);
}

/** Replaces the content, the messages, and the artwork in a copy of the project with those of the fixture site. */
export function putFixtureContent(root: string): void {
  for (const file of listFiles(root))
    if (drawn.test(file) || /^(content\/(?!schemas\/)|messages\/).*(?<!\.ts)$/.test(file))
      rmSync(join(root, file));
  for (const [file, contents] of readContent()) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), contents);
  }
}

/** Writes changed files only, so that the Next.js cache stays valid, and deletes files that are no longer listed. */
function writeFiles(files: Map<string, Buffer>): void {
  const kept = /^(\.next|out|node_modules|deploy\/rules|\.cache)(\/|$)|^next-env\.d\.ts$/;
  if (existsSync(fixtureRoot))
    for (const entry of readdirSync(fixtureRoot)) {
      if (kept.test(entry)) continue;
      const path = join(fixtureRoot, entry);
      const below = lstatSync(path).isDirectory()
        ? filesBelow(path).map((file) => join(entry, file))
        : [entry];
      for (const file of below) if (!files.has(file) && !kept.test(file)) rmSync(join(fixtureRoot, file));
    }
  for (const [name, contents] of files) {
    const path = join(fixtureRoot, name);
    if (existsSync(path) && readFileSync(path).equals(contents)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, contents);
  }
  const packages = join(fixtureRoot, 'node_modules');
  if (!existsSync(packages)) symlinkSync('../../node_modules', packages);
}

/** The settings of the fixture site, independent of the local environment: forms send to the local server. */
const settings = {
  NEXT_PUBLIC_SITE_URL: 'http://localhost:3000',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'local-public-key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'local-service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'local-template',
  NEXT_PUBLIC_EMAILJS_ORIGIN: 'self',
  NEXT_PUBLIC_VITALS_URL: '/api/vitals',
  NEXT_TELEMETRY_DISABLED: '1',
};

const tsx = ['--conditions=react-server', '--import', 'tsx'];

function stampOf(files: Map<string, Buffer>): string {
  const hash = createHash('sha256').update(process.version);
  hash.update(readFileSync('package-lock.json'));
  hash.update(JSON.stringify(settings)).update(process.env.START ?? '');
  for (const [name, contents] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    if (!notBuilt.test(name)) hash.update(`\n${name}\n`).update(contents);
  return hash.digest('hex');
}

/**
 * Builds the fixture site with the project's build, unless an up-to-date build exists.
 * @returns the folder of its export
 * @throws {Error} if the build fails
 */
export function buildFixtureSite(): string {
  const out = join(fixtureRoot, 'out');
  const files = readFiles();
  const stamp = stampOf(files);
  if (
    existsSync(join(out, 'index.html')) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp
  )
    return out;
  rmSync(stampFile, { force: true });
  writeFiles(files);
  const { NODE_ENV: _, ...env } = process.env;
  // Budgets apply to the real export only: every entry of the fixture site has the same artwork.
  execFileSync(process.execPath, [...tsx, 'scripts/build/build.ts', '--skip', 'Checking budgets'], {
    cwd: fixtureRoot,
    stdio: 'inherit',
    env: { ...env, ...settings } as unknown as NodeJS.ProcessEnv,
  });
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  return out;
}
