/** @jest-environment node */
import { checkPlaceholderParity, checkPlaceholders } from '@/lib/content/checks/placeholders';
import { lines, texts } from './given';

const known = '{company}, {email}, {phone}, {location}, {founded}';

describe('checkPlaceholders', () => {
  it.each([
    ['{compnay}', `Correct {compnay}: a text can name ${known}. Did you mean "company"?`],
    ['{ company }', `Correct { company }: a text can name ${known}. Did you mean "company"?`],
    ['{}', `Correct {}: a text can name ${known}.`],
    ['{company', `Remove this "{", or write a placeholder whole: ${known}.`],
    ['company}', `Remove this "}", or write a placeholder whole: ${known}.`],
  ])('reports the problem with %s', (value, message) => {
    expect(lines(checkPlaceholders(texts({ title: { es: value } })))).toEqual([`title.es: ${message}`]);
  });
});

describe('checkPlaceholderParity', () => {
  it('accepts the same placeholders in every language, in any order and number', () => {
    const title = {
      en: '{company}, {location}',
      es: '{location}: {company}',
      fr: '{company} et {company}, {location}',
    };
    expect(checkPlaceholderParity(texts({ title }))).toEqual([]);
  });

  it('reports a placeholder that is missing in one language', () => {
    const title = { en: 'At {company}', es: 'Aquí', fr: 'Chez {company}, {location}' };
    expect(lines(checkPlaceholderParity(texts({ title })))).toEqual([
      'title.es: Use {company} in the Spanish text too, as the English one does.',
      'title.fr: Take {location} out of the French text, or use it in the English one too.',
    ]);
  });
});
