/** @jest-environment node */
import { checkCharacters, checkSpaces } from '@/lib/content/checks/characters';
import { fixHint } from '@/lib/content/issue';
import { lines, source } from './given';

/** Returns the messages without the fix command, which another test covers. */
const messagesFrom = (rule: typeof checkCharacters, data: unknown) =>
  lines(rule(source('services', 'cloud', data))).map((line) => line.replace(` ${fixHint}`, ''));
const check = (data: unknown) => messagesFrom(checkCharacters, data);
const checkHarmless = (data: unknown) => messagesFrom(checkSpaces, data);

describe('checkCharacters', () => {
  it('accepts accents, dashes, quotation marks, and non-breaking spaces', () => {
    expect(
      check({ title: { fr: '«\u00a0À 37\u00a0% – l’été…\u00a0»' }, technologies: ['C#', '.NET'] }),
    ).toEqual([]);
  });

  it.each([
    ['a\0b', 'Remove the null character (U+0000).'],
    ['a\u202eb', 'Remove the character that changes the direction of the text (U+202E).'],
    ['a\u2066b', 'Remove the character that changes the direction of the text (U+2066).'],
    ['a\u200bb', 'Remove the invisible character of no width (U+200B).'],
    ['a\u00adb', 'Remove the soft hyphen: browsers break words by themselves (U+00AD).'],
    ['a\ufffdb', 'Write the letter again that was lost, and save the file as UTF-8 (U+FFFD).'],
    ['a\ud800b', 'Write the letter again that was lost, and save the file as UTF-8 (U+D800).'],
    ['a\u0007b', 'Remove the character that cannot be shown (U+0007).'],
  ])('reports the problem with %j', (value, message) => {
    expect(check({ title: { en: value } })).toEqual([`title.en: ${message}`]);
  });

  it.each([
    ['a\nb', 'Remove the line break: a text is one line; start a new paragraph instead (U+000A).'],
    ['a\tb', 'Write a space instead of the tab (U+0009).'],
    ['a  b', 'Write one space instead of several.'],
    ['a \u00a0b', 'Write one space instead of several.'],
    ['e\u0301te\u0301', 'The accented letters of this text are stored as two characters each.'],
    [' a', 'Remove the spaces at the start or the end.'],
    ['a\u00a0', 'Remove the spaces at the start or the end.'],
  ])('only warns about %j', (value, message) => {
    expect(check({ title: { en: value } })).toEqual([]);
    expect(checkHarmless({ title: { en: value } })).toEqual([`title.en: ${message}`]);
  });

  it('suggests the fix command when a problem is fixable', () => {
    const found = (value: string) => checkCharacters(source('services', 'cloud', { icon: value }));
    expect(found('a\u200bb')).toMatchObject([{ isFixable: true, message: expect.stringContaining('--fix') }]);
    expect(found('a\ufffdb')).toMatchObject([
      { isFixable: false, message: expect.not.stringContaining('--fix') },
    ]);
  });

  it('checks company facts too, including surrounding spaces', () => {
    const facts = { technologies: ['Kafka ', 'Re\u200bdis'] };
    expect(checkHarmless(facts)).toEqual(['technologies[0]: Remove the spaces at the start or the end.']);
    expect(check(facts)).toEqual(['technologies[1]: Remove the invisible character of no width (U+200B).']);
  });
});
