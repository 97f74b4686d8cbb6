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

  it('reports a text that is missing in one language', () => {
    const { send: _, ...rest } = es;
    expect(check({ es: rest })).toEqual([
      'messages/es.json: Add "Form.send" in Spanish: it is missing. The English text is “Send”.',
    ]);
  });

  it('reports a text that is missing only in English', () => {
    const { send: _, ...rest } = en;
    expect(check({ en: rest })).toEqual([
      'messages/en.json: Add "Form.send" in English: it is missing, and every other language has it.',
    ]);
  });

  it('reports a text that only one language has, and suggests a similar key', () => {
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
  ])('reports wrong placeholders in “%s”', (text, message) => {
    expect(check({ es: { ...es, for: text } })).toEqual([`messages/es.json: ${message}`]);
  });

  it('reports English when its placeholders differ from all other languages', () => {
    expect(check({ en: { ...en, for: 'For you' } })).toEqual([
      'messages/en.json: Add {name} to this text, as in every other language.',
    ]);
  });

  it('leaves messages with invalid syntax to checkMessageSyntax', () => {
    expect(check({ es: { ...es, for: 'Para {' } })).toEqual([]);
  });
});
