/** @jest-environment node */
import { needsOf } from '@/scripts/build/steps/inline-styles/selectors';

describe('needsOf', () => {
  it.each([
    ['.a .b>c', ['.a', '.b', 'c']],
    ['.md\\:flex:hover', ['.md:flex']],
    ['.w-1\\/2', ['.w-1/2']],
    ['details[open]>summary::marker', ['details', 'summary']],
    [':is(.a,.b) p', ['p']],
    ['.x:not(.y .z)', ['.x']],
    ['.\\[\\&\\>a\\]\\:b>a', ['.[&>a]:b', 'a']],
    ['#top', ['#top']],
    ['h2', ['h2']],
    ['*,:before', []],
    ['::placeholder', ['input']],
    ['::-webkit-datetime-edit-year-field', ['input']],
  ])('%s', (selector, needs) => {
    expect(needsOf(selector)).toEqual(needs);
  });
});
