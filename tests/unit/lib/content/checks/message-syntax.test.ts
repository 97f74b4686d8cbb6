/** @jest-environment node */
import { checkMessageSyntax, placeholdersIn } from '@/lib/content/checks/message-syntax';
import { lines, source } from './given';

const check = (data: unknown) => lines(checkMessageSyntax(source('messages', 'es', data)));

describe('checkMessageSyntax', () => {
  it('accepts texts in groups, with placeholders and plurals', () => {
    const left = '{count, plural, one {Queda #} other {Quedan #}}';
    expect(check({ Form: { send: 'Enviar', left, for: 'Para {name}', brace: "Una '{'" } })).toEqual([]);
  });

  it.each([
    ['', 'Write a text here; it is empty.'],
    [3, 'Put this text between quotation marks (").'],
    [['Enviar'], 'Put this text between quotation marks (").'],
    [{}, 'Remove this group, or fill it: it is empty.'],
    ['{name', 'Fix the braces in this text: a "{" has no "}".'],
    ['name}', 'Fix the braces in this text: a "}" has no "{".'],
    ['{}', 'Fix the braces in this text: there is nothing between "{" and "}".'],
    ['{a b}', 'Fix the braces in this text: a name in braces has no spaces, e.g. {title}.'],
    ['{n, plural, one {#}}', 'Fix the braces in this text: a plural needs the branch "other {…}".'],
    ['{n, foo}', 'Fix the braces in this text: write plural, select, number, date, or time after the comma.'],
  ])('reports the problem with %j', (send, message) => {
    expect(check({ Form: { send } })).toEqual([`Form.send: ${message}`]);
  });

  it('reports keys with a dot, and a file that is not an object', () => {
    expect(check({ Form: { 'send.now': 'Enviar' } })).toEqual([
      'Form.send.now: Take the "." out of "send.now": it separates groups of words.',
    ]);
    expect(check({ Form: { 'send.now': ' ' } })).toEqual([
      'Form.send.now: Take the "." out of "send.now": it separates groups of words.',
      'Form.send.now: Write a text here; it is empty.',
    ]);
    expect(check(['Enviar'])).toEqual(['(file): Write groups of texts in { } here, as in the English file.']);
  });

  it('does not check content files', () => {
    expect(checkMessageSyntax(source('services', 'cloud', { title: { en: '{' } }))).toEqual([]);
  });
});

describe('placeholdersIn', () => {
  it('includes placeholders in plural branches', () => {
    expect(placeholdersIn('{n, plural, one {# of {all}} other {#}} for {name}')).toEqual(
      new Set(['{n, plural, …}', '{all}', '{name}']),
    );
    expect(placeholdersIn('{')).toBeUndefined();
  });
});
