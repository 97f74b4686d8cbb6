/** @jest-environment node */
import { foreignCharacter, messageTexts, textsOf } from '@/lib/content/checks/text';
import { paragraph, source } from './given';

describe('textsOf', () => {
  it('finds every text at any depth, with its languages', () => {
    const data = { id: 'cloud', title: { en: 'Cloud', es: 'Nube' }, items: [{ text: { fr: 'Nuage' } }] };
    const found = textsOf(source('services', 'cloud', data)).map((text) => [
      text.path.join('.'),
      Object.values(text.in).map(({ value }) => value),
    ]);
    expect(found).toEqual([
      ['title', ['Cloud', 'Nube']],
      ['items.0.text', ['Nuage']],
    ]);
  });
});

describe('a text with words in another language', () => {
  it('has them separately, and a text of the same length without them', () => {
    const masked = (length: number) => foreignCharacter.repeat(length);
    const [text] = paragraph('fr', 'Lisez **[Who pays?](lang:en)** et [Wer zahlt?](lang:de).');
    expect(text?.in.fr).toMatchObject({
      value: 'Lisez Who pays? et Wer zahlt?.',
      ownWords: `Lisez ${masked(3)} ${masked(5)} et ${masked(3)} ${masked(6)}.`,
      foreign: [{ locale: 'en', value: 'Who pays?' }],
    });
  });
});

describe('messageTexts', () => {
  it('combines the languages of each message', () => {
    const sources = [
      source('messages', 'en', { Form: { send: 'Send' } }),
      source('messages', 'es', { Form: { send: 'Enviar' } }),
    ];
    expect(messageTexts(sources).map((text) => [text.in.en?.value, text.in.es?.value])).toEqual([
      ['Send', 'Enviar'],
    ]);
  });

  it('reads plural branches as texts, and skips messages with invalid syntax', () => {
    const data = { a: '{count, plural, one {# day} other {# days}}', b: 'For {name}', c: '{' };
    const values = messageTexts([source('messages', 'en', data)]).map((text) => text.in.en?.value);
    expect(values).toEqual(['# day / # days', 'For {name}']);
  });
});
