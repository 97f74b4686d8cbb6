/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isShallowClone, parseHistory, readHistory } from '@/lib/content/history';
import { temporaryFolder, writeFiles } from '../../support/folder';
import { git } from '../../support/git';

const ai = 'content/services/ai-ml.json';
const cloud = 'content/services/cloud-solutions.json';

/** These tests need git, which may be missing when an unpacked archive is tested. */
const withGit = spawnSync('git', ['--version']).status === 0 ? it : it.skip;

describe('the git history of content files', () => {
  let root: string;

  const write = (file: string, text: string) => writeFiles(root, { [file]: text });

  /** Commits all changes with this committer date, including its time zone. */
  const commit = (time: string) => {
    git(root, 'add', '.');
    process.env.GIT_COMMITTER_DATE = time;
    git(root, 'commit', '-m', 'x');
    delete process.env.GIT_COMMITTER_DATE;
  };

  beforeEach(() => {
    root = temporaryFolder();
  });

  withGit('contains the first and last commit time of each file, in UTC', () => {
    git(root, 'init');
    write(ai, '1');
    commit('2026-01-01T12:00:00-06:00');
    write(cloud, '1');
    commit('2026-02-01T12:00:00+00:00');
    write(ai, '2');
    write('lib/content/services.ts', 'code');
    commit('2026-03-01T12:00:00+01:00');

    expect(Object.fromEntries(readHistory(root))).toEqual({
      [ai]: { published: '2026-01-01T18:00:00Z', modified: '2026-03-01T11:00:00Z' },
      [cloud]: { published: '2026-02-01T12:00:00Z', modified: '2026-02-01T12:00:00Z' },
    });
  });

  withGit('uses paths relative to the project folder, even inside a larger repository', () => {
    git(root, 'init');
    write(`website/${ai}`, '1');
    commit('2026-01-01T00:00:00Z');
    expect([...readHistory(join(root, 'website')).keys()]).toEqual([ai]);
  });

  withGit('has no publication date for history that a shallow clone lacks', () => {
    git(root, 'init');
    write(ai, '1');
    write(cloud, '1');
    commit('2026-01-01T00:00:00Z');
    write(ai, '2');
    commit('2026-02-01T00:00:00Z');
    write(ai, '3');
    commit('2026-03-01T00:00:00Z');
    git(root, 'clone', '--depth', '2', `file://${root}`, 'copy');

    expect([isShallowClone(root), isShallowClone(join(root, 'copy'))]).toEqual([false, true]);
    expect(Object.fromEntries(readHistory(join(root, 'copy')))).toEqual({
      [ai]: { published: undefined, modified: '2026-03-01T00:00:00Z' },
    });
  });

  it('is empty without a repository', () => {
    expect(readHistory(root).size).toBe(0);
    expect(isShallowClone(root)).toBe(false);
  });

  it('keeps the first publication date of a file that was deleted and restored', () => {
    const line = (time: string, parents: string, status: string) =>
      `\u0001${time} ${parents}\n\n${status}\t${ai}\n`;
    const log =
      line('2026-03-01T00:00:00Z', 'b', 'A') +
      line('2026-02-01T00:00:00Z', 'a', 'D') +
      line('2026-01-01T00:00:00Z', '', 'A');
    expect(parseHistory(log, false).get(ai)).toEqual({
      published: '2026-01-01T00:00:00Z',
      modified: '2026-03-01T00:00:00Z',
    });
  });
});
