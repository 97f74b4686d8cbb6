import { parseMarks } from '@/lib/content/marks';
import { breadcrumbList, faqPage, itemList, pageNodes, webPage } from '@/lib/seo/structured-data/page';
import { crumbs, origin } from './samples';

const page = { origin, path: '/es/services', language: 'es', name: 'Servicios', description: 'Ocho.' };

describe('a page', () => {
  it('has its URL as id, its language, and its site', () => {
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

  it('has the canonical URL on the home page', () => {
    expect(webPage({ ...page, path: '/' })).toMatchObject({ url: 'https://www.example.com/' });
    expect(webPage({ ...page, path: '/fr' })).toMatchObject({ url: 'https://www.example.com/fr' });
  });

  it('has a date only if the page shows one', () => {
    expect(webPage(page)).not.toHaveProperty('dateModified');
    expect(webPage({ ...page, dateModified: '2025-04-08' })).toHaveProperty('dateModified', '2025-04-08');
  });

  it('references its breadcrumbs', () => {
    const [first, second] = pageNodes({ ...page, crumbs });
    expect(first).toHaveProperty('breadcrumb', { '@id': second?.['@id'] });
  });

  it('references no breadcrumbs if there are none', () => {
    const nodes = pageNodes({ ...page, path: '/' });
    expect(nodes).toHaveLength(1);
    expect(nodes[0]).not.toHaveProperty('breadcrumb');
  });
});

describe('the breadcrumbs', () => {
  it('have positions from 1, and the text and absolute URL of each link', () => {
    expect(breadcrumbList({ origin, url: `${origin}/es/services`, crumbs })).toEqual({
      '@type': 'BreadcrumbList',
      '@id': 'https://www.example.com/es/services#breadcrumb',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Inicio', item: 'https://www.example.com/es' },
        { '@type': 'ListItem', position: 2, name: 'Servicios', item: 'https://www.example.com/es/services' },
      ],
    });
  });
});

describe('questions', () => {
  it('have full answers as plain text, in the language of their page', () => {
    const url = `${origin}/contact`;
    const questions = [
      {
        question: 'How long?',
        answer: parseMarks(
          'Between **6 and 18** [months](/contact). ![Two people](https://images.unsplash.com/photo-1451187580459-43490279c0fa)',
        ),
      },
    ];
    expect(faqPage({ url, language: 'en', questions })).toEqual({
      '@type': 'FAQPage',
      '@id': 'https://www.example.com/contact#faq',
      inLanguage: 'en',
      isPartOf: { '@id': 'https://www.example.com/contact' },
      mainEntity: [
        {
          '@type': 'Question',
          name: 'How long?',
          acceptedAnswer: { '@type': 'Answer', text: 'Between 6 and 18 months.' },
        },
      ],
    });
  });
});

describe('a list', () => {
  it('keeps the order and contains absolute URLs', () => {
    const items = [
      { title: 'Cloud', link: '/fr/services/cloud-solutions' },
      { title: 'Data & Analytics', link: '/fr/services/data-analytics' },
    ];
    expect(itemList({ origin, items })).toEqual({
      '@type': 'ItemList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: 'Cloud',
          url: 'https://www.example.com/fr/services/cloud-solutions',
        },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Data & Analytics',
          url: 'https://www.example.com/fr/services/data-analytics',
        },
      ],
    });
  });
});
