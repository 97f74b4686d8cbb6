import { organization, organizationReference, website } from '@/lib/seo/structured-data/site';
import { addressesIn, company, origin } from './samples';

describe('the organization', () => {
  const node = organization({ origin, company, contact: '/es/contact' });

  it('has the types Organization and ProfessionalService', () => {
    expect(node['@type']).toEqual(['Organization', 'ProfessionalService']);
    expect(node['@id']).toBe('https://www.example.com/#organization');
  });

  it('contains the facts that the site shows', () => {
    expect(node).toMatchObject({
      name: 'Sample & Sons',
      url: 'https://www.example.com/',
      foundingDate: '1999',
      telephone: '+15125550199',
      email: 'hello@sample.example',
      address: {
        addressLocality: 'Austin',
        addressRegion: 'Texas',
        postalCode: '78701',
        addressCountry: 'US',
      },
      geo: { latitude: 30.27, longitude: -97.74 },
      openingHoursSpecification: { dayOfWeek: ['Monday', 'Tuesday'], opens: '08:30', closes: '17:00' },
      contactPoint: { telephone: '+15125550199', url: 'https://www.example.com/es/contact' },
      sameAs: ['https://github.com/sample-example'],
    });
  });

  it('contains only absolute URLs', () => {
    expect(addressesIn(node)).toHaveLength(6);
    for (const address of addressesIn(node)) expect(address).toMatch(/^https:\/\//);
  });

  it('has its name in references too, for parsers that do not resolve them', () => {
    expect(organizationReference(origin, company)).toEqual({
      '@type': 'Organization',
      '@id': node['@id'],
      name: 'Sample & Sons',
    });
  });
});

describe('the website', () => {
  it('lists all languages and the company as publisher', () => {
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
