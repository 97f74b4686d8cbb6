import { heroLines } from '@/components/sections/hero-title';

test.each([
  ['Our Services', ['Our Services']],
  ['Strategy and Consulting', ['Strategy and Consulting']],
  [
    'Transform Your Business with AI-Powered Solutions',
    ['Transform Your Business', 'with AI-Powered Solutions'],
  ],
  ['Modernizing Cloud, Data and AI', ['Modernizing Cloud, Data', 'and AI']],
  ['one two three four five six seven', ['one two three', 'four five six', 'seven']],
  ['  spaces   do not\ncount ', ['spaces do not', 'count']],
  ['', []],
])('"%s" breaks after every third word', (title, lines) => {
  expect(heroLines(title)).toEqual(lines);
});

it('does not break at a non-breaking space', () => {
  expect(heroLines('Plus de 200\u00a0clients servis')).toEqual(['Plus de 200\u00a0clients', 'servis']);
});
