/** @jest-environment node */
import { pagesToTest } from '../support/changed-pages';

const page = (address: string, path = address) => ({ address, path });
const kinds = ['/', '/about'];
const all = [
  page('/'),
  page('/about'),
  page('/services/port'),
  page('/fr', '/'),
  page('/fr/about', '/about'),
  page('/fr/services/port', '/services/port'),
];
const sample = all.slice(0, 2);

const select = (changed: Record<string, 'content' | 'frame'> | undefined, pages = all) =>
  pagesToTest(pages, sample, kinds, changed).map(({ address }) => address);

it('takes the sample if the changes are not known', () => {
  expect(select(undefined)).toEqual(['/', '/about']);
});

it('takes every page with new content, also outside of the sample', () => {
  expect(select({ '/fr/services/port': 'content', '/': 'content' })).toEqual(['/', '/fr/services/port']);
  expect(select({})).toEqual([]);
});

it('takes one page of each kind, in different languages, if only the frame of the pages changed', () => {
  expect(select(Object.fromEntries(all.map(({ address }) => [address, 'frame'])))).toEqual([
    '/',
    '/fr/about',
  ]);
});

it('takes one changed page of each kind if many pages have new content', () => {
  const many = Array.from({ length: 20 }, (_, index) => page(`/insights/${index}`));
  const changed = Object.fromEntries(many.map(({ address }) => [address, 'content' as const]));
  expect(select(changed, [...all, ...many])).toHaveLength(20);
  expect(select({ ...changed, '/fr': 'content', '/about': 'content' }, [...all, ...many])).toEqual([
    '/about',
    '/fr',
  ]);
});
