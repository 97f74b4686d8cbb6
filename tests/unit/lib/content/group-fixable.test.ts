/** @jest-environment node */
import { groupFixable } from '@/lib/content/group-fixable';
import type { Issue } from '@/lib/content/issue';

const issue = (message: string, isFixable: boolean): Issue => ({
  file: 'a.json',
  path: ['x'],
  message,
  isFixable,
});

it('counts many problems that a command corrects, and names all others', () => {
  const many = Array.from({ length: 4 }, (_, index) => issue(`space ${index}`, true));
  const other = issue('icon', false);
  expect(groupFixable([...many, other]).map(({ message }) => message)).toEqual([
    '4 typography problems; "npm run content -- --fix" corrects them all.',
    'icon',
  ]);
});

it('names a few problems one by one', () => {
  const few = [issue('one', true), issue('two', true)];
  expect(groupFixable(few)).toEqual(few);
});
