import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** `content`: the tests that a change of content can break; `all`: every test. */
export type Tests = 'content' | 'all';

/**
 * The files that editors change. `messages/` and `public/` also have files that are code. The manifest is written by the
 * commands that draw artwork; no page reads it.
 */
const contentPaths = [
  /^content\//,
  /^messages\/[^/]+\.json$/,
  /^public\/(?:images|files)\//,
  // Drawn from `content/logo.json`.
  /^public\/(?:favicon\.(?:ico|svg)|logo\.svg|apple-touch-icon\.png|icon-[a-z0-9-]+\.png)$/,
  /^scripts\/tools\/artwork\/manifest\.json$/,
];

/** Contains the last commit of the main branch that passed its tests; the workflow keeps this file between runs. */
const testedFile = '.tested/commit';

/** Whether a file is one that editors change. */
export const isContentFile = (path: string): boolean => contentPaths.some((pattern) => pattern.test(path));

/**
 * Decides which tests a change needs.
 * @param paths the files that differ from the commit that was tested last; undefined if that is unknown
 */
export function testsFor(paths: readonly string[] | undefined): Tests {
  if (paths === undefined) return 'all';
  return paths.every(isContentFile) ? 'content' : 'all';
}

/**
 * The files that differ between a commit and the current one, deleted files and both names of renamed ones included.
 * @returns undefined if there is no such commit, for example after a force push
 */
export function changedSince(commit: string, root = '.'): string[] | undefined {
  if (!/^[0-9a-f]{40}$/.test(commit)) return undefined;
  const options = ['diff', '--name-only', '--no-renames', '-z', commit, 'HEAD', '--'];
  try {
    const output = execFileSync('git', options, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return output.split('\0').filter(Boolean);
  } catch {
    return undefined;
  }
}

/**
 * Decides for the current commit. Compares it with the last commit that passed its tests, not with the previous push:
 * otherwise, a change of content would publish code that failed its tests in an earlier push.
 * @param event what started the workflow; a nightly or manual run tests everything
 */
export function decideTests(event: string, root = '.'): Tests {
  if (event === 'schedule' || event === 'workflow_dispatch') return 'all';
  const file = `${root}/${testedFile}`;
  return testsFor(existsSync(file) ? changedSince(readFileSync(file, 'utf8').trim(), root) : undefined);
}

/** How many computers of the workflow share all tests, so that none needs more than 8 minutes. */
const partCount = 6;

/**
 * The runs of `npm test` that a change needs, at the same time on as many computers.
 * @returns the arguments of each run
 */
export function testRuns(tests: Tests): string[] {
  if (tests === 'content') return ['--content'];
  return Array.from({ length: partCount }, (_, index) => `--part ${index + 1}/${partCount}`);
}

// The workflow runs this file with Node alone, before packages are installed: no imports of other files.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(JSON.stringify(testRuns(decideTests(process.env.GITHUB_EVENT_NAME ?? ''))));
