import { groupResults } from '@/components/islands/search/results';
import { addressOf } from '@/components/islands/search/search-address';
import { queryOf } from '@/components/islands/search/search-page';
import { isSearchShortcut } from '@/components/islands/search/shortcut';
import type { SearchIndex } from '@/lib/search/index-format';
import type { Result } from '@/lib/search/query';

function press(key: string, init: KeyboardEventInit = {}, html = '<main></main>'): boolean {
  document.body.innerHTML = html;
  const target = document.body.firstElementChild as Element;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...init });
  target.dispatchEvent(event);
  return isSearchShortcut(event);
}

describe('the shortcut of the search', () => {
  it.each<[string, KeyboardEventInit]>([
    ['/', {}],
    ['/', { shiftKey: true }],
    ['k', { ctrlKey: true }],
    ['k', { metaKey: true }],
    ['K', { ctrlKey: true }],
  ])('is %s with %j', (key, init) => {
    expect(press(key, init)).toBe(true);
  });

  it.each<[string, KeyboardEventInit]>([
    ['k', {}],
    ['/', { ctrlKey: true }],
    ['/', { altKey: true }],
    ['k', { ctrlKey: true, metaKey: true }],
    ['k', { ctrlKey: true, shiftKey: true }],
    ['/', { isComposing: true }],
  ])('is not %s with %j', (key, init) => {
    expect(press(key, init)).toBe(false);
  });

  it.each(['<input>', '<textarea></textarea>', '<select></select>'])('does not apply in %s', (html) => {
    expect(press('/', {}, html)).toBe(false);
    expect(press('k', { ctrlKey: true }, html)).toBe(false);
  });
});

describe('the address of the search page', () => {
  it('has the query in its fragment, which browsers do not send', () => {
    expect(addressOf('/es/search', 'nube & más')).toBe('/es/search#q=nube+%26+m%C3%A1s');
    expect(addressOf('/search', '')).toBe('/search');
  });

  it.each([
    ['', '#q=nube+%26+m%C3%A1s', 'nube & más'],
    ['?q=cloud', '', 'cloud'],
    ['?q=cloud', '#q=fraud', 'fraud'],
    ['?q=cloud', '#content', 'cloud'],
    ['', '', ''],
    ['?q=%E0%A4%A', '', '\ufffd%A'],
  ])('is read from "%s%s"', (search, hash, query) => {
    expect(queryOf({ search, hash })).toBe(query);
  });
});

it('shows the three best results first, then the others by group', () => {
  const result = (title: string, group: number): Result => ({
    title,
    group,
    link: '',
    excerpt: '',
    score: 1,
  });
  const index = { words: { best: 'Best' }, groups: ['Services', 'Pages'] } as unknown as SearchIndex;
  const found = [0, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0].map((group, number) => result(String(number), group));
  const groups = groupResults(found, index).map(({ title, items }) => [title, items.map((one) => one.title)]);
  expect(groups).toEqual([
    ['Best', ['0', '1', '2']],
    ['Pages', ['3', '5']],
    ['Services', ['4', '6', '7', '8', '9']],
  ]);
});
