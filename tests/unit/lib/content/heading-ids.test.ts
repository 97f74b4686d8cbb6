/** @jest-environment node */
import { headingIds } from '@/lib/content/heading-ids';

describe('headingIds', () => {
  it('makes ids from the headings, and counts equal ones', () => {
    expect(headingIds(['What it costs', 'Prices', 'Prices', '…'])).toEqual([
      'what-it-costs',
      'prices',
      'prices-2',
      'part',
    ]);
  });

  it('counts until the id is free', () => {
    expect(headingIds(['Cost', 'Cost 2', 'Cost'])).toEqual(['cost', 'cost-2', 'cost-3']);
  });

  it('leaves out the ids that the page has already', () => {
    const headings = ['References', 'Content', 'Call to action', 'Related insights'];
    expect(headingIds(headings)).toEqual([
      'references-2',
      'content-2',
      'call-to-action-2',
      'related-insights-2',
    ]);
  });

  it('leaves out the ids of the titles of parts', () => {
    expect(headingIds(['Cost', 'Cost title', 'Page', 'References title'])).toEqual([
      'cost',
      'cost-title-2',
      'page-2',
      'references-title-2',
    ]);
  });
});
