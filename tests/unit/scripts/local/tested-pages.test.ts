/** @jest-environment node */
import {
  changedPages,
  describeChanges,
  describePages,
  hashTests,
  readTestedPages,
  recordTestedPages,
} from '@/scripts/local/tested-pages';
import { temporaryFolder, writeFiles } from '../../support/folder';

const page = (text: string, { footer = 'Phone 1', start = 'aaa', picture = '/images/port.avif' } = {}) =>
  `<html><body><main id="main"><img srcset="${picture} 480w">${text}</main><footer>${footer}</footer>` +
  `<script data-src="/_next/static/chunks/start-${start}.js" data-integrity="sha256-${start}="></script></body></html>`;

const files = {
  'index.html': page('Home'),
  'fr.html': page('Accueil'),
  'fr/about.html': page('À propos', { picture: '/images/team.avif' }),
  'images/port.avif': 'port',
  'images/team.avif': 'team',
};

/** Returns what changes when these files of a tested export are replaced. */
function changesAfter(changed: Record<string, string>) {
  const folder = temporaryFolder(files);
  const tested = describePages(folder, 'tests');
  writeFiles(folder, changed);
  return changedPages(describePages(folder, 'tests'), tested);
}

describe('changedPages', () => {
  it('finds the page whose main part changed, by its address', () => {
    expect(changesAfter({ 'fr/about.html': page('Qui', { picture: '/images/team.avif' }) })).toEqual({
      '/fr/about': 'content',
    });
    expect(changesAfter({ 'index.html': page('Start') })).toEqual({ '/': 'content' });
  });

  it('finds a new page', () => {
    expect(changesAfter({ 'services/port.html': page('Port') })).toEqual({ '/services/port': 'content' });
  });

  it('distinguishes a change of what surrounds the main part', () => {
    expect(changesAfter({ 'index.html': page('Home', { footer: 'Phone 2' }) })).toEqual({ '/': 'frame' });
  });

  it('finds every page that shows a picture that was replaced', () => {
    expect(changesAfter({ 'images/port.avif': 'another' })).toEqual({ '/': 'content', '/fr': 'content' });
  });

  it('ignores the name of the start script, which every build changes', () => {
    expect(changesAfter({ 'index.html': page('Home', { start: 'bbb' }) })).toEqual({});
  });

  it('ignores HTML files of the folder "public", which are no pages', () => {
    const file = { 'google1a2b.html': 'google-site-verification' };
    const root = temporaryFolder();
    for (const folder of ['out', 'public']) writeFiles(`${root}/${folder}`, file);
    expect(describePages(`${root}/out`, 'tests').pages).toEqual({});
  });

  it('knows nothing if no export was tested, or if other tests tested it', () => {
    const now = describePages(temporaryFolder(files), 'tests');
    expect(changedPages(now, undefined)).toBeUndefined();
    expect(changedPages(now, { ...now, tests: 'other' })).toBeUndefined();
  });
});

it('describes the changes', () => {
  expect(describeChanges({ '/': 'content', '/fr': 'frame', '/es': 'frame' })).toBe(
    'Since the last tested export, the content of 1 page changed, and only the header, footer, head, or styles of 2 pages.',
  );
});

it('reads the pages that it recorded', () => {
  const root = temporaryFolder();
  expect(readTestedPages(root)).toBeUndefined();
  const pages = describePages(temporaryFolder(files), 'tests');
  recordTestedPages(pages, root);
  expect(readTestedPages(root)).toEqual(pages);
});

describe('hashTests', () => {
  it('changes with a test, a new file, and the browser', () => {
    const folder = temporaryFolder({ 'site/a.spec.ts': '1', 'lock.json': '1' });
    const read = (version = '1') => hashTests([`${folder}/site`, `${folder}/lock.json`], version);
    const before = read();
    expect(read()).toBe(before);
    expect(read('2')).not.toBe(before);
    writeFiles(folder, { 'lock.json': '2' });
    const withLock = read();
    expect(withLock).not.toBe(before);
    writeFiles(folder, { 'site/b.spec.ts': '' });
    expect(read()).not.toBe(withLock);
  });
});
