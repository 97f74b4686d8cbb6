/** @jest-environment node */
import { checkCharacters } from '@/lib/content/checks/characters';
import { lines, source } from './given';

const check = (data: unknown) => lines(checkCharacters(source('services', 'cloud', data)));

describe('checkCharacters', () => {
  it('leaves accents, dashes, quotation marks and no-break spaces alone', () => {
    expect(
      check({ title: { fr: '«\u202fÀ 37\u202f% – l’été…\u202f»' }, technologies: ['C#', '.NET'] }),
    ).toEqual([]);
  });

  it.each([
    ['a\0b', 'Remove the null character (U+0000).'],
    ['a\u202eb', 'Remove the character that changes the direction of the text (U+202E).'],
    ['a\u2066b', 'Remove the character that changes the direction of the text (U+2066).'],
    ['a\u200bb', 'Remove the invisible character of no width (U+200B).'],
    ['a\u00adb', 'Remove the soft hyphen: browsers break words by themselves (U+00AD).'],
    ['a\nb', 'Remove the line break: a text is one line; start a new paragraph instead (U+000A).'],
    ['a\tb', 'Write a space instead of the tab (U+0009).'],
    ['a\ufffdb', 'Write the letter again that was lost, and save the file as UTF-8 (U+FFFD).'],
    ['a\ud800b', 'Write the letter again that was lost, and save the file as UTF-8 (U+D800).'],
    ['a\u0007b', 'Remove the character that cannot be shown (U+0007).'],
    ['a  b', 'Write one space instead of several.'],
    ['a \u00a0b', 'Write one space instead of several.'],
    [
      'e\u0301te\u0301',
      'Type the accented letters of this text again: each is stored as a letter and a separate accent.',
    ],
  ])('names what is wrong with %j', (value, message) => {
    expect(check({ title: { en: value } })).toEqual([`title.en: ${message}`]);
  });

  it('looks at facts too, and at the spaces around them', () => {
    expect(check({ technologies: ['Kafka ', 'Re\u200bdis'] })).toEqual([
      'technologies[0]: Remove the spaces at the start or the end.',
      'technologies[1]: Remove the invisible character of no width (U+200B).',
    ]);
  });
});
