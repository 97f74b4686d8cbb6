import { pageNodes } from '@/lib/seo/structured-data/page-nodes';
import { webPage } from '@/lib/seo/structured-data/web-page';
import { crumbs, origin } from './samples';

const page = { origin, path: '/es/services', language: 'es', name: 'Servicios', description: 'Ocho.' };

describe('a page', () => {
  it('is known by its address and says its language and its site', () => {
    expect(webPage(page)).toEqual({
      '@type': 'WebPage',
      '@id': 'https://www.example.com/es/services',
      url: 'https://www.example.com/es/services',
      name: 'Servicios',
      description: 'Ocho.',
      inLanguage: 'es',
      isPartOf: { '@id': 'https://www.example.com/#website' },
      breadcrumb: { '@id': 'https://www.example.com/es/services#breadcrumb' },
    });
  });

  it('has the same address as its canonical link on the home page', () => {
    expect(webPage({ ...page, path: '/' })).toMatchObject({ url: 'https://www.example.com/' });
    expect(webPage({ ...page, path: '/fr' })).toMatchObject({ url: 'https://www.example.com/fr' });
  });

  it('gives a date only if the page states one', () => {
    expect(webPage(page)).not.toHaveProperty('dateModified');
    expect(webPage({ ...page, dateModified: '2025-04-08' })).toHaveProperty('dateModified', '2025-04-08');
  });

  it('refers to the breadcrumbs that stand beside it', () => {
    const [first, second] = pageNodes({ ...page, crumbs });
    expect(first).toHaveProperty('breadcrumb', { '@id': second?.['@id'] });
  });

  it('refers to no breadcrumbs where there are none', () => {
    const nodes = pageNodes({ ...page, path: '/' });
    expect(nodes).toHaveLength(1);
    expect(nodes[0]).not.toHaveProperty('breadcrumb');
  });
});
