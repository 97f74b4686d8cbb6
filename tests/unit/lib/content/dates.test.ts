/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { filesBehind, parseHistory, readHistory, statedDate } from '@/lib/content/dates';
import { temporaryFolder, writeFiles } from '../../support/folder';
import { git } from '../../support/git';
import { largeSite, withSite } from './site';

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

    expect(Object.fromEntries(readHistory(join(root, 'copy')))).toEqual({
      [ai]: { published: undefined, modified: '2026-03-01T00:00:00Z' },
    });
  });

  it('is empty without a repository', () => {
    expect(readHistory(root).size).toBe(0);
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

describe('the content files of a page', () => {
  withSite(largeSite());

  it('are the file of the entry on a detail page', () => {
    expect(filesBehind('/services/cloud')).toEqual(['content/services/cloud.json']);
    expect(filesBehind('/privacy-policy')).toEqual(['content/legal/privacy-policy.json']);
  });

  it('are the files of all entries on an overview page', () => {
    expect(filesBehind('/services')).toEqual([
      'content/pages/services.json',
      ...['cloud', 'data', 'security', 'support', 'strategy'].map((id) => `content/services/${id}.json`),
    ]);
  });

  it('are the files of the shown entries on the home page', () => {
    const files = filesBehind('/');
    expect(files[0]).toBe('content/pages/home.json');
    // Four services, three studies, four industries (specification, section 2), and the company's figures.
    expect(files).toHaveLength(1 + 4 + 3 + 4 + 1);
    expect(files).toContain('content/company.json');
  });

  it('include company.json when a page shows company facts', () => {
    expect(filesBehind('/contact')).toContain('content/company.json');
    expect(filesBehind('/about')).toContain('content/company.json');
  });

  it('contain the date of a legal page', () => {
    expect(statedDate()).toBe('2025-04-08T00:00:00Z');
  });
});
