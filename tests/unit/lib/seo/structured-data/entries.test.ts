/** @jest-environment node */

import { getCaseStudy } from '@/lib/content/case-studies';
import { getService } from '@/lib/content/services';
import { articleOf, caseStudyNodes, serviceNodes, serviceOf } from '@/lib/seo/structured-data/entries';
import { addressesIn, company, crumbs, origin } from './samples';

const detail = getService('ai-ml', 'es');
if (!detail) throw new Error('content/services has no ai-ml');

const serviceProps = {
  origin,
  path: '/es/services/ai-ml',
  company,
  service: detail,
  covers: 'Qué abarca',
  image: '/og/es/services/ai-ml.png',
};

describe('a service', () => {
  it('says what it is, who provides it and what it covers', () => {
    const node = serviceOf(serviceProps);
    expect(node).toMatchObject({
      '@type': 'Service',
      name: detail.title,
      serviceType: detail.title,
      description: detail.description,
      areaServed: 'US',
      image: 'https://www.example.com/og/es/services/ai-ml.png',
      provider: { '@id': 'https://www.example.com/#organization' },
      hasOfferCatalog: { name: 'Qué abarca' },
    });
    expect(node).toHaveProperty(
      'hasOfferCatalog.itemListElement',
      detail.content.capabilities.map(({ title }) => ({ '@type': 'Offer', name: title })),
    );
  });

  it('names no price, because the site names none', () => {
    expect(JSON.stringify(serviceOf(serviceProps))).not.toMatch(/price/i);
  });

  it('is what its page is there for, beside the questions', () => {
    const nodes = serviceNodes({ ...serviceProps, language: 'es', crumbs });
    expect(nodes.map((node) => node['@type'])).toEqual(['WebPage', 'BreadcrumbList', 'Service', 'FAQPage']);
    expect(nodes[0]).toHaveProperty('mainEntity', { '@id': nodes[2]?.['@id'] });
    for (const address of addressesIn(nodes)) expect(address).toMatch(/^https:\/\/www\.example\.com\//);
  });
});

const study = getCaseStudy('financial-ml-platform', 'fr');
if (!study) throw new Error('content/case-studies has no financial-ml-platform');

const studyProps = {
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
    expect(articleOf(studyProps)).toMatchObject({
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
    expect(articleOf(studyProps)).toHaveProperty(
      'mentions',
      study.results.map(({ metric, text }) => ({ '@type': 'PropertyValue', name: text, value: metric })),
    );
  });

  it('says nothing of dates that nobody knows', () => {
    expect(articleOf(studyProps)).not.toHaveProperty('datePublished');
    expect(articleOf(studyProps)).not.toHaveProperty('dateModified');
    const dated = articleOf({
      ...studyProps,
      published: '2026-01-02T03:04:05Z',
      modified: '2026-02-03T04:05:06Z',
    });
    expect(dated).toMatchObject({
      datePublished: '2026-01-02T03:04:05Z',
      dateModified: '2026-02-03T04:05:06Z',
    });
  });

  it('is what its page is there for', () => {
    const nodes = caseStudyNodes({ ...studyProps, crumbs });
    expect(nodes.map((node) => node['@type'])).toEqual(['WebPage', 'BreadcrumbList', 'Article']);
    expect(nodes[0]).toHaveProperty('mainEntity', { '@id': nodes[2]?.['@id'] });
    for (const address of addressesIn(nodes)) expect(address).toMatch(/^https:\/\/www\.example\.com\//);
  });
});
