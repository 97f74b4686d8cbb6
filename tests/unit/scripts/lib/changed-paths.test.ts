/** @jest-environment node */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedSince, decideTests, testRuns, testsFor } from '@/scripts/lib/changed-paths';
import { readArguments } from '@/scripts/local/suites';
import { temporaryFolder, writeFiles } from '../../support/folder';
import { git } from '../../support/git';

describe('testsFor', () => {
  it.each([
    ['a service', ['content/services/ai-ml.json']],
    ['a label', ['messages/en.json', 'messages/fr.json']],
    ['a picture', ['public/images/photos/port.jpg', 'content/dictionary/names.txt']],
    ['a file to download', ['public/files/brochure.pdf']],
    [
      'a new entry with its artwork',
      [
        'content/services/port.json',
        'public/images/art/services/port-480.avif',
        'scripts/tools/artwork/manifest.json',
      ],
    ],
    [
      'a logo with its icons',
      [
        'content/logo.json',
        'public/favicon.ico',
        'public/favicon.svg',
        'public/logo.svg',
        'public/apple-touch-icon.png',
        'public/icon-maskable-512.png',
      ],
    ],
    ['nothing', []],
  ])('runs only the content tests for %s', (_what, paths) => {
    expect(testsFor(paths)).toBe('content');
  });

  it.each([
    'components/ui/button.tsx',
    'messages/routing.ts',
    'messages/nested/en.json',
    'public/videos/hero.mp4',
    'public/images.txt',
    'public/icons.svg',
    'package-lock.json',
    '.github/workflows/site.yml',
    'tests/content/a.json',
    'scripts/tools/artwork/draw.ts',
  ])('runs everything if %s changed too', (path) => {
    expect(testsFor(['content/services/ai-ml.json', path])).toBe('all');
  });

  it('runs everything if the changes are unknown', () => {
    expect(testsFor(undefined)).toBe('all');
  });
});

describe('testRuns', () => {
  const requests = (tests: 'content' | 'all') =>
    testRuns(tests).map((argument) => readArguments(argument.split(' ')));

  it('is one run for the content tests', () => {
    expect(requests('content')).toEqual([{ kind: 'all', contentOnly: true }]);
  });

  it('shares all tests between as many runs as there are parts', () => {
    const runs = requests('all');
    expect(runs).toEqual(
      runs.map((_, index) => ({
        kind: 'all',
        contentOnly: false,
        part: { number: index + 1, count: runs.length },
      })),
    );
  });
});

describe('decideTests', () => {
  let root: string;
  const write = (file: string, text: string) => writeFiles(root, { [file]: text });
  const commit = (file: string, text: string) => {
    write(file, text);
    git(root, 'add', file);
    git(root, 'commit', '-m', file);
    return git(root, 'rev-parse', 'HEAD');
  };

  beforeEach(() => {
    root = temporaryFolder();
    git(root, 'init');
    write('.tested/commit', `${commit('app/page.tsx', 'one')}\n`);
  });

  it('runs only the content tests for a change of content', () => {
    commit('content/company.json', '{}');
    expect(decideTests('push', root)).toBe('content');
    expect(decideTests('pull_request', root)).toBe('content');
  });

  it('runs everything nightly and on demand', () => {
    commit('content/company.json', '{}');
    expect(decideTests('schedule', root)).toBe('all');
    expect(decideTests('workflow_dispatch', root)).toBe('all');
  });

  it('runs everything for content after code that was never tested', () => {
    commit('app/page.tsx', 'two');
    commit('content/company.json', '{}');
    expect(decideTests('push', root)).toBe('all');
  });

  it('runs everything when a code file is moved to the content', () => {
    write('content/a.json', '{}');
    git(root, 'mv', 'app/page.tsx', 'content/page.json');
    git(root, 'commit', '-m', 'move');
    expect(decideTests('push', root)).toBe('all');
  });

  it('runs everything if no commit was tested yet, or the tested commit is missing', () => {
    commit('content/company.json', '{}');
    write('.tested/commit', '0'.repeat(40));
    expect(decideTests('push', root)).toBe('all');
    rmSync(join(root, '.tested'), { recursive: true });
    expect(decideTests('push', root)).toBe('all');
  });

  it('passes only valid commit ids to git', () => {
    expect(changedSince('--output=changed', root)).toBeUndefined();
  });
});
