import { createMatcher, normalize, searchText } from '@/components/islands/case-study-filter/matches';

const study = {
  title: 'Detección de fraude (C++)',
  client: 'Regional bank',
  industry: 'Financial Services',
  summary: 'Fraud fell by 37%.',
  excerpt: '46\u00a0% fewer declines, 5\u202f200 hours saved',
};
const item = { industryId: 'financial', text: searchText(study) };

describe('createMatcher', () => {
  test.each([
    ['no industry and no search text', null, '', true],
    ['the industry of the item', 'financial', '', true],
    ['another industry', 'retail', '', false],
    ['a word of the title', null, 'fraude', true],
    ['a word of the client', null, 'bank', true],
    ['a word of the industry', null, 'financial serv', true],
    ['a word of the summary', null, '37%', true],
    ['a word of the excerpt', null, 'declines', true],
    ['a space for a no-break space', null, '46 % fewer', true],
    ['a space for a narrow no-break space', null, '5 200 hours', true],
    ['a no-break space for a space', null, 'regional\u00a0bank', true],
    ['upper case', null, 'REGIONAL', true],
    ['a single letter', null, 'z', false],
    ['without its accents', null, 'deteccion', true],
    ['with accents that are not there', null, 'frâude', true],
    ['special characters of regular expressions', null, '(c++)', true],
    ['a regular expression is not interpreted', null, '.*', false],
    ['a text across two fields', null, 'bank financial', false],
    ['500 characters', null, 'a'.repeat(500), false],
    ['the right industry and the wrong word', 'financial', 'nothing', false],
    ['the wrong industry and the right word', 'retail', 'fraude', false],
  ])('%s', (_name, industry, search, expected) => {
    expect(createMatcher(industry, search)(item)).toBe(expected);
  });
});

it('normalizes case and accents', () => {
  expect(normalize('Éxito ÑANDÚ œuvre')).toBe('exito nandu œuvre');
});

describe('a chosen service', () => {
  const studyItem = { ...item, serviceIds: ['ai-ml', 'cyber-security'] };

  it.each([
    ['cyber-security', null, true],
    ['cyber-security', 'retail', false],
    ['managed-it', null, false],
    [null, null, true],
  ])('%s in the industry %s', (service, industry, expected) => {
    expect(createMatcher(industry, '', service)(studyItem)).toBe(expected);
  });
});
