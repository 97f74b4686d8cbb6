/** @jest-environment node */

import { unambiguousNames } from '@/lib/content/checks/ordinary-words';
import { checkParity, checkShortParity, namesIn } from '@/lib/content/checks/parity';
import { lines, source, texts } from './given';

const names = ['Apache Kafka', 'PCI DSS'];
const same = [{ text: 'Services', languages: ['fr'] }];

describe('checkParity', () => {
  it.each([
    ['figures and units', { en: '41\u00a0ms', es: '41\u00a0ms', fr: '41\u00a0ms' }],
    ['placeholders', { en: '{company}', es: '{company}', fr: '{company}' }],
    [
      'listed names',
      { en: 'PCI DSS, Apache Kafka', es: 'PCI DSS, Apache Kafka', fr: 'PCI DSS, Apache Kafka' },
    ],
    ['listed words that are the same in a language', { en: 'Services', es: 'Servicios', fr: 'Services' }],
    ['translations', { en: 'Search', es: 'Buscar', fr: 'Rechercher' }],
  ])('accepts %s', (_, title) => {
    expect(checkParity(texts({ title }), names, same)).toEqual([]);
    expect(checkShortParity(texts({ title }), names, same)).toEqual([]);
  });

  it('reports a text that is still English', () => {
    const title = {
      en: 'Search the case studies',
      es: 'Search the case studies',
      fr: 'Search the case studies ',
    };
    expect(checkShortParity(texts({ title }), names, same)).toEqual([]);
    expect(lines(checkParity(texts({ title }), names, same))).toEqual([
      'title.es: Translate this text into Spanish: it is the same as the English one. If it is a name, add it to content/dictionary/names.txt; if both languages have the same word, add it to content/dictionary/same-in-every-language.json.',
      'title.fr: Translate this text into French: it is the same as the English one. If it is a name, add it to content/dictionary/names.txt; if both languages have the same word, add it to content/dictionary/same-in-every-language.json.',
    ]);
  });

  it('accepts a listed word only in the languages that it is listed for', () => {
    const title = { en: 'Services', es: 'Services' };
    expect(lines(checkShortParity(texts({ title }), names, same))).toHaveLength(1);
  });

  it.each(['Search', 'Ambient Networks Act', 'Kafka – 41 %'])(
    'only advises about the short text “%s”',
    (value) => {
      const title = { en: value, es: value };
      expect(checkParity(texts({ title }), names, same)).toEqual([]);
      expect(lines(checkShortParity(texts({ title }), names, same))).toEqual([
        expect.stringMatching(/^title\.es: Translate this text into Spanish/),
      ]);
    },
  );

  it('accepts a text that is marked as another language', () => {
    const text = { en: 'Who pays for the cloud?', es: '[Who pays for the cloud?](lang:en)' };
    const content = { introduction: [{ kind: 'paragraph', text }] };
    expect(checkParity(texts({ content }), names, same)).toEqual([]);
    expect(checkShortParity(texts({ content }), names, same)).toEqual([]);
  });
});

describe('namesIn', () => {
  it('lists technologies and regulations, each once', () => {
    const study = source('case-studies', 'bank', { technologies: ['Kafka', 'Redis'] });
    const industry = source('industries', 'finance', {
      content: { rules: [{ name: 'PCI DSS' }, { name: 'Kafka' }] },
    });
    expect(namesIn([study, industry])).toEqual(['Kafka', 'Redis', 'PCI DSS']);
  });
});

describe('unambiguousNames', () => {
  const written = texts({
    details: { en: 'We move data to the cloud, and use Snowflake and Microsoft Fabric.' },
  });

  it('returns names of several words, and words that no text has in lower case', () => {
    expect(unambiguousNames(['Microsoft Fabric', 'Snowflake', 'Cloud', 'Data'], written)).toEqual([
      'Microsoft Fabric',
      'Snowflake',
    ]);
  });
});
