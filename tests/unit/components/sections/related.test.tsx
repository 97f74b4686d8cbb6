import { render, screen } from '@testing-library/react';
import { CaseStudyCards } from '@/components/sections/case-study-cards';
import { InsightBody } from '@/components/sections/insight-body';
import { RelatedCaseStudies, RelatedIndustries, RelatedServices } from '@/components/sections/related';
import { RelatedInsights } from '@/components/sections/related-insights';
import type { CaseStudyCard, InsightDetail, TemplateWords } from '@/lib/content/views';

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

jest.mock('next-intl', () => ({ useTranslations: () => (key: string) => key, useFormatter: () => ({}) }));

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

describe('without other entries', () => {
  it.each([
    ['services', <RelatedServices key="" title="Related" services={[]} />],
    ['industries', <RelatedIndustries key="" title="Related" tiles={[]} />],
    ['case studies', <RelatedCaseStudies key="" title="Related" studies={[]} />],
    ['articles', <RelatedInsights key="" title="Related" articles={[]} />],
  ])('shows no heading above related %s', (_, section) => {
    expect(render(section).container).toBeEmptyDOMElement();
  });

  it.each([true, false])(
    'links from the contents of an article to related ones only if there are any: %s',
    (hasRelated) => {
      const article = { body: [], services: [], studies: [] } as unknown as InsightDetail;
      const words = { related: 'Related' } as TemplateWords['insight'];
      render(<InsightBody article={article} words={words} hasRelated={hasRelated} />);
      expect(screen.queryAllByRole('link', { name: 'Related' })).toHaveLength(hasRelated ? 1 : 0);
    },
  );

  it.each([true, false])('shows the box of services and case studies only if there are any: %s', (hasAny) => {
    const services = hasAny ? [{ title: 'Cloud', link: '/services/cloud' }] : [];
    const article = { body: [], services, studies: [] } as unknown as InsightDetail;
    const { container } = render(
      <InsightBody
        article={article}
        words={{ services: 'Services' } as TemplateWords['insight']}
        hasRelated={false}
      />,
    );
    expect(container.querySelectorAll('.study-form')).toHaveLength(hasAny ? 1 : 0);
  });
});
