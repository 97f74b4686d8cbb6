import { itemList } from '@/lib/seo/structured-data/item-list';
import { origin } from './samples';

describe('a list', () => {
  it('keeps the order and gives each entry its whole address', () => {
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
