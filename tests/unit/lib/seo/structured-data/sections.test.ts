/** @jest-environment node */

import { getPage } from '@/lib/content/pages';
import { listServices } from '@/lib/content/services';
import { sectionNodes } from '@/lib/seo/structured-data/sections';
import type { PageFacts } from '@/lib/site/site-map';
import { withSite } from '../../content/site';
import { crumbs, origin } from './samples';

withSite();

function nodesOf(id: string, type: PageFacts['type']) {
  const { sections } = getPage(id, 'es');
  return sectionNodes({
    origin,
    type,
    path: `/es/${id}`,
    language: 'es',
    description: 'x',
    sections,
    crumbs,
  });
}

const types = (nodes: ReturnType<typeof nodesOf>) => nodes.map((node) => node['@type']);

describe('a page of sections', () => {
  it('lists the entries of an overview page', () => {
    const nodes = nodesOf('services', 'CollectionPage');
    expect(types(nodes)).toEqual(['CollectionPage', 'BreadcrumbList']);
    expect(nodes[0]).toHaveProperty(
      'mainEntity.itemListElement',
      listServices('es').map(({ title }) => expect.objectContaining({ name: title })),
    );
  });

  it('contains the questions of the page', () => {
    expect(types(nodesOf('contact', 'ContactPage'))).toEqual(['ContactPage', 'BreadcrumbList', 'FAQPage']);
  });

  it('is about the company if it lists no entries', () => {
    expect(nodesOf('about', 'AboutPage')[0]).toMatchObject({
      name: 'Sobre headline',
      mainEntity: { '@id': 'https://www.example.com/#organization' },
    });
  });
});
