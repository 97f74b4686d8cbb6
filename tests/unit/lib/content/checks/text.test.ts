/** @jest-environment node */
import { messageTexts, textsOf } from '@/lib/content/checks/text';
import { source } from './given';

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
