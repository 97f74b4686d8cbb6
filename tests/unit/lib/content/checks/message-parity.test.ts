/** @jest-environment node */
import { checkMessageParity } from '@/lib/content/checks/message-parity';
import { source } from './given';

const en = { send: 'Send', for: 'For {name}', left: '{n, plural, other {#}}' };
const es = { send: 'Enviar', for: 'Para {name}', left: '{n, plural, other {#}}' };
const fr = { send: 'Envoyer', for: 'Pour {name}', left: '{n, plural, other {#}}' };

function check(files: { en?: object; es?: object; fr?: object }): string[] {
  const all = { en, es, fr, ...files };
  const sources = Object.entries(all).map(([name, Form]) => source('messages', name, { Form }));
  return checkMessageParity(sources).map(({ file, message }) => `${file}: ${message}`);
}

describe('checkMessageParity', () => {
  it('accepts the same keys with the same placeholders', () => {
    expect(check({})).toEqual([]);
  });

  it('names a text that a language lacks', () => {
    const { send: _, ...rest } = es;
    expect(check({ es: rest })).toEqual([
      'messages/es.json: Add "Form.send" in Spanish: it is missing. The English text is “Send”.',
    ]);
  });

  it('names a text that English lacks, where every other language has it', () => {
    const { send: _, ...rest } = en;
    expect(check({ en: rest })).toEqual([
      'messages/en.json: Add "Form.send" in English: it is missing, and every other language has it.',
    ]);
  });

  it('names a text that only one language has, and the one that was probably meant', () => {
    const { send, ...rest } = fr;
    expect(check({ fr: { ...rest, sned: send } })).toEqual([
      'messages/fr.json: Add "Form.send" in French: it is missing. The English text is “Send”.',
      'messages/fr.json: Remove "Form.sned", or add it to messages/en.json first: English has no such text. Did you mean "Form.send"?',
    ]);
  });

  it.each([
    ['Para usted', 'Add {name} to this text, as in the English text.'],
    ['Para {nombre}', 'Write {name} instead of {nombre}, as in the English text.'],
    ['Para {name} y {x}', 'Remove {x} from this text: it is not there in the English text.'],
    ['Para {name, select, other {}}', 'Write {name} instead of {name, select, …}, as in the English text.'],
  ])('names what is wrong with the placeholders of “%s”', (text, message) => {
    expect(check({ es: { ...es, for: text } })).toEqual([`messages/es.json: ${message}`]);
  });

  it('names English where its placeholders differ from all other languages', () => {
    expect(check({ en: { ...en, for: 'For you' } })).toEqual([
      'messages/en.json: Add {name} to this text, as in every other language.',
    ]);
  });

  it('leaves messages that cannot be parsed to the check of their syntax', () => {
    expect(check({ es: { ...es, for: 'Para {' } })).toEqual([]);
  });
});
