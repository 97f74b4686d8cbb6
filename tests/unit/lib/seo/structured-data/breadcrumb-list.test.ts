import { breadcrumbList } from '@/lib/seo/structured-data/breadcrumb-list';
import { crumbs, origin } from './samples';

describe('the breadcrumbs', () => {
  it('are counted from 1, each with the words and the whole address of its link', () => {
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
