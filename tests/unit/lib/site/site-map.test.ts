/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  entries,
  entryKinds,
  pageIds,
  pages,
  pageTypeOf,
  pathOf,
  pathOfFile,
  samplePages,
  sectionPageIds,
} from '@/lib/site/site-map';

it('has a content file for every page and a folder for every kind of entry', () => {
  const files = pageIds.map((id) => `content/${pages[id].content}/${id}.json`);
  const folders = entryKinds.map((kind) => `content/${kind}`);
  expect([...files, ...folders].filter((path) => !existsSync(path))).toEqual([]);
});

it('has a route for every page and for the entries of every kind', () => {
  const routes = [
    ...sectionPageIds.map((id) => join('app/[locale]', pathOf(id), 'page.tsx')),
    ...entryKinds.map((kind) => join('app/[locale]', pathOf(kind), '[id]/page.tsx')),
  ];
  expect(routes.filter((path) => !existsSync(path))).toEqual([]);
});

it('lists every page that has a route', () => {
  const routes = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('page.tsx') && !path.includes('['))
    .map((path) => `/${path.replace(/\/?page\.tsx$/, '')}`);
  expect(routes.filter((path) => pageTypeOf(path) === undefined)).toEqual([]);
});

it('lists only anchors that exist on the pages of entries', () => {
  const folder = 'components/sections';
  const source = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  const anchors = entryKinds.flatMap((kind) => entries[kind].anchors);
  expect(anchors.filter((id) => !source.includes(`id="${id}"`))).toEqual([]);
});

it.each([
  ['/', 'home'],
  ['/services', 'services'],
  ['/services/ai-ml', 'service'],
  ['/case-studies/a', 'case-study'],
  ['/terms-of-service', 'legal'],
  ['/404', 'not-found'],
  ['/services/a/b', undefined],
  ['/about/us', undefined],
  ['/careers', undefined],
])('the type of %s is %s', (path, type) => {
  expect(pageTypeOf(path)).toBe(type);
});

it.each([
  ['pages', 'home', '/'],
  ['legal', 'privacy-policy', '/privacy-policy'],
  ['industries', 'retail', '/industries/retail'],
  ['pages', 'not-found', undefined],
  ['pages', 'privacy-policy', undefined],
  ['singles', 'company', undefined],
])('%s/%s has the path %s', (folder, id, path) => {
  expect(pathOfFile(folder, id)).toBe(path);
});

it('returns one page of every type for tools', () => {
  const types = samplePages((kind) => `first-of-${kind}`);
  expect(new Set(types.map(({ path }) => pageTypeOf(path)))).toEqual(new Set(types.map(({ type }) => type)));
  expect(types).toContainEqual({ type: 'case-study', path: '/case-studies/first-of-case-studies' });
});
