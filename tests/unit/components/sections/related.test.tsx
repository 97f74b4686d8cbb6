import { render, screen } from '@testing-library/react';
import { CaseStudyCards } from '@/components/sections/case-study-cards';
import { RelatedCaseStudies } from '@/components/sections/related';
import type { CaseStudyCard } from '@/lib/content/views';

const study = {
  id: 'port',
  link: '/case-studies/port',
  title: 'Port',
  industry: 'Freight',
  client: 'Harbor',
  excerpt: 'Ships.',
  headline: { metric: '9%', text: 'less waiting' },
  image: { art: '/images/art/port', alt: '' },
} as unknown as CaseStudyCard;

// Other tests check the transitions in a browser.
jest.mock('react', () => ({
  ...jest.requireActual('react'),
  ViewTransition: ({ children }: { children: React.ReactNode }) => children,
}));

/** The names of the pictures that move into another page. */
const moving = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-morph]')].map((picture) => picture.getAttribute('data-morph'));

it('moves no picture of the related case studies, because the page that the visitor leaves may show them too', () => {
  const { container } = render(<RelatedCaseStudies title="Related" studies={[study]} />);
  expect(screen.getByRole('link', { name: 'Port' })).toBeInTheDocument();
  expect(moving(container)).toEqual([]);
});

it('moves the picture of the other case studies', () => {
  const { container } = render(<CaseStudyCards id="studies" title="Case studies" cards={[study]} />);
  expect(moving(container)).toEqual(['study-port']);
});
