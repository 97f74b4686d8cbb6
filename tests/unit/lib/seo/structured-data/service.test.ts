/** @jest-environment node */

import { getService } from '@/lib/content/services';
import { service } from '@/lib/seo/structured-data/service';
import { serviceNodes } from '@/lib/seo/structured-data/service-nodes';
import { addressesIn, company, crumbs, origin } from './samples';

const detail = getService('ai-ml', 'es');
if (!detail) throw new Error('content/services has no ai-ml');

const props = {
  origin,
  path: '/es/services/ai-ml',
  company,
  service: detail,
  covers: 'Qué abarca',
  image: '/og/es/services/ai-ml.png',
};

describe('a service', () => {
  it('says what it is, who provides it and what it covers', () => {
    const node = service(props);
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
    expect(JSON.stringify(service(props))).not.toMatch(/price/i);
  });

  it('is what its page is there for, beside the questions', () => {
    const nodes = serviceNodes({ ...props, language: 'es', crumbs });
    expect(nodes.map((node) => node['@type'])).toEqual(['WebPage', 'BreadcrumbList', 'Service', 'FAQPage']);
    expect(nodes[0]).toHaveProperty('mainEntity', { '@id': nodes[2]?.['@id'] });
    for (const address of addressesIn(nodes)) expect(address).toMatch(/^https:\/\/www\.example\.com\//);
  });
});
