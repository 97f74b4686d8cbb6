import { render, screen } from '@testing-library/react';
import { CaseStudyFilter } from '@/components/islands/case-study-filter/case-study-filter';
import type { CaseStudyCard } from '@/lib/content/views';

jest.mock('@/components/islands/language-provider', () => ({ useLanguage: () => ({ language: 'en' }) }));

const words = {
  filters: 'Filters',
  service: 'Service',
  allServices: 'All services',
  all: 'All',
  allIndustries: 'All industries',
  search: 'Search',
  placeholder: 'Search',
  none: 'None',
  hint: 'Hint',
  clear: 'Clear',
  found: { one: '# case study', other: '# case studies' },
};

const card = (industryId: string, industry: string): CaseStudyCard => ({
  id: `study-${industryId}`,
  title: industry,
  client: 'Client',
  industry,
  industryId,
  serviceIds: [],
  summary: 'Text',
  excerpt: 'Text',
  link: `/case-studies/${industryId}`,
  headline: { metric: '3', text: 'more' },
  image: { art: '/a', photo: 'https://photos.example/a', alt: '' },
});

describe('CaseStudyFilter', () => {
  it('has a button for each industry, even if its name is that of another button', () => {
    const issue = jest.spyOn(console, 'error').mockImplementation();
    const cards = [card('finance', 'Finance'), card('conglomerates', words.all)];
    render(<CaseStudyFilter cards={cards} services={[]} words={words} />);
    const names = screen.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent);
    expect([screen.getByRole('button', { pressed: true }).textContent, ...names]).toEqual([
      'All',
      'Finance',
      'All',
    ]);
    // jsdom does not know the element <search>, which React reports too.
    expect(issue).not.toHaveBeenCalledWith(expect.stringContaining('same key'), expect.anything());
    issue.mockRestore();
  });
});
