/** @jest-environment node */

import { getCaseStudy } from '@/lib/content/case-studies';
import { getInsight } from '@/lib/content/insights';
import { getService } from '@/lib/content/services';
import type { CaseStudyDetail, InsightDetail, ServiceDetail } from '@/lib/content/views';
import {
  articleOf,
  caseStudyNodes,
  insightNodes,
  serviceNodes,
  serviceOf,
} from '@/lib/seo/structured-data/entries';
import { withSite } from '../../content/site';
import { addressesIn, company, crumbs, origin } from './samples';

withSite();

function serviceSample() {
  const detail = getService('cloud', 'es') as ServiceDetail;
  const path = '/es/services/cloud';
  return {
    origin,
    path,
    company,
    service: detail,
    capabilitiesTitle: 'Qué abarca',
    image: '/og/es/services/cloud.png',
  };
}

describe('a service', () => {
  it('contains name, type, provider, and capabilities', () => {
    const props = serviceSample();
    const { service: detail } = props;
    const node = serviceOf(props);
    expect(node).toMatchObject({
      '@type': 'Service',
      name: detail.title,
      serviceType: detail.title,
      description: detail.description,
      areaServed: 'US',
      image: 'https://www.example.com/og/es/services/cloud.png',
      provider: { '@id': 'https://www.example.com/#organization' },
      hasOfferCatalog: { name: 'Qué abarca' },
    });
    expect(node).toHaveProperty(
      'hasOfferCatalog.itemListElement',
      detail.content.capabilities.map(({ title }) => ({ '@type': 'Offer', name: title })),
    );
  });

  it('contains no price, because the site shows none', () => {
    expect(JSON.stringify(serviceOf(serviceSample()))).not.toMatch(/price/i);
  });

  it('is the main entity of its page, which also has the questions', () => {
    const nodes = serviceNodes({ ...serviceSample(), language: 'es', crumbs });
    expect(nodes.map((node) => node['@type'])).toEqual(['WebPage', 'BreadcrumbList', 'Service', 'FAQPage']);
    expect(nodes[0]).toHaveProperty('mainEntity', { '@id': nodes[2]?.['@id'] });
    for (const address of addressesIn(nodes)) expect(address).toMatch(/^https:\/\/www\.example\.com\//);
  });
});

const studySample = () => ({
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
    const props = studySample();
    const { study } = props;
    expect(articleOf(props)).toMatchObject({
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

  it('mentions the services that the project used, and each result with its value', () => {
    const props = studySample();
    expect(props.study.services).not.toHaveLength(0);
    expect(articleOf(props)).toHaveProperty('mentions', [
      ...props.study.services.map(({ title, link }) => ({
        '@type': 'Service',
        name: title,
        url: `https://www.example.com${link}`,
      })),
      ...props.study.results.map(({ metric, text }) => ({
        '@type': 'PropertyValue',
        name: text,
        value: metric,
      })),
    ]);
  });

  it('omits unknown dates', () => {
    const props = studySample();
    expect(articleOf(props)).not.toHaveProperty('datePublished');
    expect(articleOf(props)).not.toHaveProperty('dateModified');
    const dated = articleOf({
      ...props,
      published: '2026-01-02T03:04:05Z',
      modified: '2026-02-03T04:05:06Z',
    });
    expect(dated).toMatchObject({
      datePublished: '2026-01-02T03:04:05Z',
      dateModified: '2026-02-03T04:05:06Z',
    });
  });

  it('is the main entity of its page', () => {
    const nodes = caseStudyNodes({ ...studySample(), crumbs });
    expect(nodes.map((node) => node['@type'])).toEqual(['WebPage', 'BreadcrumbList', 'Article']);
    expect(nodes[0]).toHaveProperty('mainEntity', { '@id': nodes[2]?.['@id'] });
    for (const address of addressesIn(nodes)) expect(address).toMatch(/^https:\/\/www\.example\.com\//);
  });
});

describe('an article', () => {
  it('names its author as a person, its dates, subjects, and sources', () => {
    const article = getInsight('bills', 'es') as InsightDetail;
    const path = '/es/insights/bills';
    const image = '/og/es/insights/bills.png';
    const nodes = insightNodes({ origin, path, language: 'es', company, article, image, crumbs });
    expect(nodes.map((node) => node['@type'])).toEqual(['WebPage', 'BreadcrumbList', 'Article']);
    expect(nodes[2]).toMatchObject({
      headline: article.title,
      datePublished: '2026-01-10',
      dateModified: '2026-01-10',
      author: {
        '@type': 'Person',
        name: 'Ada Example',
        jobTitle: 'Sobre role',
        url: 'https://www.example.com/es/about#people',
      },
      publisher: { '@id': 'https://www.example.com/#organization' },
      mentions: [
        { '@type': 'Service' },
        { '@type': 'Service' },
        { '@type': 'Article', url: 'https://www.example.com/es/case-studies/shop' },
      ],
      citation: [{ url: 'https://www.example.com/a' }, { url: 'https://www.example.com/b' }],
    });
    expect(nodes[0]).toHaveProperty('mainEntity', { '@id': nodes[2]?.['@id'] });
  });
});
