/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { isShallowClone, parseHistory, readHistory } from '@/lib/content/history';
import { temporaryFolder, writeFiles } from '../../support/folder';
import { commitAt, git, hasGit } from '../../support/git';

jest.mock('node:child_process', () => {
  const actual = jest.requireActual<typeof import('node:child_process')>('node:child_process');
  return { ...actual, execFileSync: jest.fn(actual.execFileSync) };
});

const ai = 'content/services/ai-ml.json';
const cloud = 'content/services/cloud-solutions.json';
const ml = 'content/services/ml.json';

const withGit = hasGit ? it : it.skip;

/** A commit in the output of `git log`, with its changes such as `A content/services/ai-ml.json`. */
const logged = (time: string, parents: string, ...changes: string[]) =>
  `\u0001${time} ${parents}\n\n${changes.map((change) => `${change.replace(' ', '\t')}\n`).join('')}`;

const [january, february, march] = ['2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z', '2026-03-01T00:00:00Z'];

describe('the git history of content files', () => {
  let root: string;

  const write = (file: string, text: string) => writeFiles(root, { [file]: text });

  const commit = (time: string) => commitAt(root, time);

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
    const log =
      logged(march, 'b', `A ${ai}`) + logged(february, 'a', `D ${ai}`) + logged(january, '', `A ${ai}`);
    expect(parseHistory(log, false).get(ai)).toEqual({ published: january, modified: march });
  });

  it('says what to do about a history that is too long', () => {
    jest.mocked(execFileSync).mockImplementationOnce(() => {
      throw Object.assign(new Error('spawnSync git ENOBUFS'), { code: 'ENOBUFS' });
    });
    expect(() => readHistory(root)).toThrow(
      'The git history of content/ is longer than 64 MB; increase maxBuffer in lib/content/history.ts.',
    );
  });

  describe('of a renamed entry', () => {
    const toMl = { from: '/services/ai-ml', to: '/services/ml' };
    const toCloud = (id: string) => ({ from: `/services/${id}`, to: '/services/cloud-solutions' });

    withGit('starts with the former file', () => {
      git(root, 'init');
      write(ai, '1');
      commit(january);
      rmSync(join(root, ai));
      write(ml, '1');
      commit(february);
      expect(Object.fromEntries(readHistory(root, [toMl]))).toEqual({
        [ml]: { published: january, modified: february },
      });
    });

    it('starts with the first of several names', () => {
      const log =
        logged(march, 'b', `A ${cloud}`, `D ${ml}`) +
        logged(february, 'a', `D ${ai}`, `A ${ml}`) +
        logged(january, '', `A ${ai}`);
      expect(parseHistory(log, false, [toCloud('ai-ml'), toCloud('ml')]).get(cloud)).toEqual({
        published: january,
        modified: march,
      });
    });

    it('starts with the first commit when an entry has its former name again', () => {
      const log =
        logged(march, 'b', `A ${ai}`, `D ${ml}`) +
        logged(february, 'a', `D ${ai}`, `A ${ml}`) +
        logged(january, '', `A ${ai}`);
      const back = { from: '/services/ml', to: '/services/ai-ml' };
      expect(parseHistory(log, false, [back]).get(ai)).toEqual({ published: january, modified: march });
    });

    it('does not include an entry that another one replaced', () => {
      const log =
        logged(march, 'b', `D ${ai}`) + logged(february, 'a', `A ${cloud}`) + logged(january, '', `A ${ai}`);
      expect(parseHistory(log, false, [toCloud('ai-ml')]).get(cloud)).toEqual({
        published: february,
        modified: february,
      });
    });

    it('does not include an entry that leads to a page or to an anchor of another entry', () => {
      const log = logged(february, 'a', `D ${ai}`, `A ${ml}`) + logged(january, '', `A ${ai}`);
      const own = { published: february, modified: february };
      expect(parseHistory(log, false, [{ from: '/services/ai-ml', to: '/services' }]).get(ml)).toEqual(own);
      const part = { from: '/services/ai-ml', to: '/services/ml#approach' };
      expect(parseHistory(log, false, [part]).get(ml)).toEqual(own);
    });

    it('has no publication date if the former file is older than a shallow clone', () => {
      const log = logged(march, 'b', `D ${ai}`, `A ${ml}`) + logged(february, '', `A ${ai}`);
      expect(parseHistory(log, true, [toMl]).get(ml)).toEqual({ published: undefined, modified: march });
    });
  });
});
