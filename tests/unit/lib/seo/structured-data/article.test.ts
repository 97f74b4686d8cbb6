/** @jest-environment node */

import { getCaseStudy } from '@/lib/content/case-studies';
import type { CaseStudyDetail } from '@/lib/content/views';
import { article } from '@/lib/seo/structured-data/article';
import { caseStudyNodes } from '@/lib/seo/structured-data/case-study-nodes';
import { withSite } from '../../content/site';
import { addressesIn, company, crumbs, origin } from './samples';

withSite();

const sample = () => ({
  origin,
  path: '/fr/case-studies/bank',
  language: 'fr',
  company,
  study: getCaseStudy('bank', 'fr') as CaseStudyDetail,
  industry: '/fr/industries/finance',
  image: '/og/fr/case-studies/bank.png',
});

describe('a case study', () => {
  it('is an article by the company about its industry', () => {
    const props = sample();
    const { study } = props;
    expect(article(props)).toMatchObject({
      '@type': 'Article',
      headline: study.title,
      description: study.summary,
      inLanguage: 'fr',
      image: 'https://www.example.com/og/fr/case-studies/bank.png',
      author: { '@type': 'Organization', name: 'Sample & Sons', url: 'https://www.example.com/' },
      publisher: { '@id': 'https://www.example.com/#organization' },
      about: { name: study.industry, url: 'https://www.example.com/fr/industries/finance' },
    });
  });

  it('tells each result with its value', () => {
    const props = sample();
    expect(article(props)).toHaveProperty(
      'mentions',
      props.study.results.map(({ metric, text }) => ({
        '@type': 'PropertyValue',
        name: text,
        value: metric,
      })),
    );
  });

  it('says nothing of dates that nobody knows', () => {
    const props = sample();
    expect(article(props)).not.toHaveProperty('datePublished');
    expect(article(props)).not.toHaveProperty('dateModified');
    const dated = article({ ...props, published: '2026-01-02T03:04:05Z', modified: '2026-02-03T04:05:06Z' });
    expect(dated).toMatchObject({
      datePublished: '2026-01-02T03:04:05Z',
      dateModified: '2026-02-03T04:05:06Z',
    });
  });

  it('is what its page is there for', () => {
    const nodes = caseStudyNodes({ ...sample(), crumbs });
    expect(nodes.map((node) => node['@type'])).toEqual(['WebPage', 'BreadcrumbList', 'Article']);
    expect(nodes[0]).toHaveProperty('mainEntity', { '@id': nodes[2]?.['@id'] });
    for (const address of addressesIn(nodes)) expect(address).toMatch(/^https:\/\/www\.example\.com\//);
  });
});
