import { website } from '@/lib/seo/structured-data/website';
import { origin } from './samples';

describe('the website', () => {
  it('is one in all its languages, published by the company', () => {
    expect(website({ origin, name: 'Sample', languages: ['en', 'fr'] })).toEqual({
      '@type': 'WebSite',
      '@id': 'https://www.example.com/#website',
      url: 'https://www.example.com/',
      name: 'Sample',
      inLanguage: ['en', 'fr'],
      publisher: { '@id': 'https://www.example.com/#organization' },
    });
  });
});
