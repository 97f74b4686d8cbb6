import { render, screen } from '@testing-library/react';
import { SectionList } from '@/components/sections/section-list';
import type { ResolvedSection } from '@/lib/content/views';

jest.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string) => key,
  getLocale: async () => 'en',
}));

const list = { kind: 'case-study-list', title: 'All studies', cards: [], services: [] } as ResolvedSection;

const CaseStudyList = ({ title }: { title: string }) => <h2>{title}</h2>;

describe('SectionList', () => {
  it('renders a heavy section with the component that the page passes', async () => {
    render(await SectionList({ sections: [list], heavy: { 'case-study-list': CaseStudyList } }));
    expect(screen.getByRole('heading')).toHaveTextContent('All studies');
  });

  it('throws an error that says where to pass a missing component', async () => {
    await expect(SectionList({ sections: [list] })).rejects.toThrow(/"case-study-list".*page\.tsx/);
  });
});
