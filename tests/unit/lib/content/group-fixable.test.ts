/** @jest-environment node */
import { groupFixable } from '@/lib/content/group-fixable';
import type { Issue } from '@/lib/content/issue';

const issue = (message: string, isFixable: boolean): Issue => ({
  file: 'a.json',
  path: ['x'],
  message,
  isFixable,
});

it('counts many fixable issues, and lists all others', () => {
  const many = Array.from({ length: 4 }, (_, index) => issue(`space ${index}`, true));
  const other = issue('icon', false);
  expect(groupFixable([...many, other]).map(({ message }) => message)).toEqual([
    '4 typography problems; "npm run content -- --fix" corrects all.',
    'icon',
  ]);
});

it('counts fixable issues per file if there are many in total', () => {
  const inFile = (file: string) => [1, 2].map((index) => ({ ...issue(`space ${index}`, true), file }));
  const single = { ...issue('dash', true), file: 'c.json' };
  expect(
    groupFixable([...inFile('a.json'), ...inFile('b.json'), single]).map(({ message }) => message),
  ).toEqual([
    '2 typography problems; "npm run content -- --fix" corrects all.',
    '2 typography problems; "npm run content -- --fix" corrects all.',
    'dash',
  ]);
});

it('lists a few fixable issues one by one', () => {
  const few = [issue('one', true), issue('two', true)];
  expect(groupFixable(few)).toEqual(few);
});
