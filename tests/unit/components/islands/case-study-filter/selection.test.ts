import { noSelection, readSelection, urlOf } from '@/components/islands/case-study-filter/selection';

const known = { industry: new Set(['retail', 'finance']), service: new Set(['cloud']) };

describe('the selection of the filter', () => {
  it.each([
    ['?industry=retail&service=cloud&q=a+b', { industry: 'retail', service: 'cloud', search: 'a b' }],
    ['?industry=unknown&service=__proto__&q=', noSelection],
    ['?from=mail', noSelection],
    ['', noSelection],
  ])('is read from "%s"', (query, selection) => {
    expect(readSelection(query, known)).toEqual(selection);
  });

  it('is written to the URL, without what selects all', () => {
    history.replaceState(null, '', '/es/case-studies?from=mail');
    expect(urlOf({ industry: 'retail', service: 'cloud', search: 'a b' })).toBe(
      '/es/case-studies?industry=retail&service=cloud&q=a+b',
    );
    expect(urlOf({ ...noSelection, service: 'cloud' })).toBe('/es/case-studies?service=cloud');
    expect(urlOf(noSelection)).toBe('/es/case-studies');
  });
});
