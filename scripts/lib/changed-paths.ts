import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** `content`: the short path to publishing; `all`: every test. */
export type Tests = 'content' | 'all';

/**
 * What editors change. The folder of the messages also has code, and other public files are part of the code. The
 * commands that draw the artwork of an entry write the manifest, which no page reads.
 */
const contentPaths = [
  /^content\//,
  /^messages\/[^/]+\.json$/,
  /^public\/(?:images|files)\//,
  /^scripts\/tools\/artwork\/manifest\.json$/,
];

/** The commit that passed its tests last on the main branch; the workflow keeps this file between runs. */
const testedFile = '.tested/commit';

/**
 * Decides which tests a change needs.
 * @param paths the files that differ from the commit that was tested last; undefined if that is unknown
 */
export function testsFor(paths: readonly string[] | undefined): Tests {
  if (paths === undefined) return 'all';
  return paths.every((path) => contentPaths.some((pattern) => pattern.test(path))) ? 'content' : 'all';
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
 * Decides for the current commit. A push is compared with the last tested commit, not with the push before it: after
 * code that failed its tests, a change of content must not publish that code.
 * @param event what started the workflow; a nightly or manual run tests everything
 */
export function decideTests(event: string, root = '.'): Tests {
  if (event === 'schedule' || event === 'workflow_dispatch') return 'all';
  const file = `${root}/${testedFile}`;
  return testsFor(existsSync(file) ? changedSince(readFileSync(file, 'utf8').trim(), root) : undefined);
}

// The workflow runs this file with Node alone, before packages are installed: no imports of other files.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(decideTests(process.env.GITHUB_EVENT_NAME ?? ''));
