/** @jest-environment node */
import { buildIndex } from '@/lib/search/build-index';
import { wordRules } from '@/lib/search/language-data';
import { checkQueries } from '@/scripts/tools/bench/search-quality';

const words = { best: '', found: { one: '', other: '' }, none: '', hint: '', all: '', suggestions: [] };
const source = (title: string, link: string) => ({ group: 0, title, link, excerpt: '', body: [] });

it('accepts a part of the expected section, and no other page', () => {
  const sources = [source('Priya Raman', '/about#leads-part-1'), source('Kubernetes', '/about')];
  const index = buildIndex(sources, { language: 'en', rules: wordRules.en, words, groups: [''] });
  const { count, misses } = checkQueries(index);
  const missed = misses.map(({ query }) => query);
  expect(missed).not.toContain('priya raman');
  expect(missed).toContain('kubernetes');
  expect(misses.length).toBeLessThan(count);
});
