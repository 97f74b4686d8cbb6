/** @jest-environment node */

import { getService } from '@/lib/content/services';
import type { ServiceDetail } from '@/lib/content/views';
import { service } from '@/lib/seo/structured-data/service';
import { serviceNodes } from '@/lib/seo/structured-data/service-nodes';
import { withSite } from '../../content/site';
import { addressesIn, company, crumbs, origin } from './samples';

withSite();

function sample() {
  const detail = getService('cloud', 'es') as ServiceDetail;
  const path = '/es/services/cloud';
  return {
    origin,
    path,
    company,
    service: detail,
    covers: 'Qué abarca',
    image: '/og/es/services/cloud.png',
  };
}

describe('a service', () => {
  it('says what it is, who provides it and what it covers', () => {
    const props = sample();
    const { service: detail } = props;
    const node = service(props);
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

  it('names no price, because the site names none', () => {
    expect(JSON.stringify(service(sample()))).not.toMatch(/price/i);
  });

  it('is what its page is there for, beside the questions', () => {
    const nodes = serviceNodes({ ...sample(), language: 'es', crumbs });
    expect(nodes.map((node) => node['@type'])).toEqual(['WebPage', 'BreadcrumbList', 'Service', 'FAQPage']);
    expect(nodes[0]).toHaveProperty('mainEntity', { '@id': nodes[2]?.['@id'] });
    for (const address of addressesIn(nodes)) expect(address).toMatch(/^https:\/\/www\.example\.com\//);
  });
});
