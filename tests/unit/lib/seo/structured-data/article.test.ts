/** @jest-environment node */

import { getCaseStudy } from '@/lib/content/case-studies';
import { article } from '@/lib/seo/structured-data/article';
import { caseStudyNodes } from '@/lib/seo/structured-data/case-study-nodes';
import { addressesIn, company, crumbs, origin } from './samples';

const study = getCaseStudy('financial-ml-platform', 'fr');
if (!study) throw new Error('content/case-studies has no financial-ml-platform');

const props = {
  origin,
  path: '/fr/case-studies/financial-ml-platform',
  language: 'fr',
  company,
  study,
  industry: '/fr/industries/financial',
  image: '/og/fr/case-studies/financial-ml-platform.png',
};

describe('a case study', () => {
  it('is an article by the company about its industry', () => {
    expect(article(props)).toMatchObject({
      '@type': 'Article',
      headline: study.title,
      description: study.summary,
      inLanguage: 'fr',
      image: 'https://www.example.com/og/fr/case-studies/financial-ml-platform.png',
      author: { '@type': 'Organization', name: 'Sample & Sons', url: 'https://www.example.com/' },
      publisher: { '@id': 'https://www.example.com/#organization' },
      about: { name: study.industry, url: 'https://www.example.com/fr/industries/financial' },
    });
  });

  it('tells each result with its value', () => {
    expect(article(props)).toHaveProperty(
      'mentions',
      study.results.map(({ metric, text }) => ({ '@type': 'PropertyValue', name: text, value: metric })),
    );
  });

  it('says nothing of dates that nobody knows', () => {
    expect(article(props)).not.toHaveProperty('datePublished');
    expect(article(props)).not.toHaveProperty('dateModified');
    const dated = article({ ...props, published: '2026-01-02T03:04:05Z', modified: '2026-02-03T04:05:06Z' });
    expect(dated).toMatchObject({
      datePublished: '2026-01-02T03:04:05Z',
      dateModified: '2026-02-03T04:05:06Z',
    });
  });

  it('is what its page is there for', () => {
    const nodes = caseStudyNodes({ ...props, crumbs });
    expect(nodes.map((node) => node['@type'])).toEqual(['WebPage', 'BreadcrumbList', 'Article']);
    expect(nodes[0]).toHaveProperty('mainEntity', { '@id': nodes[2]?.['@id'] });
    for (const address of addressesIn(nodes)) expect(address).toMatch(/^https:\/\/www\.example\.com\//);
  });
});
