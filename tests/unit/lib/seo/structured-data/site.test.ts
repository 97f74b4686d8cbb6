import { organization, organizationReference, website } from '@/lib/seo/structured-data/site';
import { addressesIn, company, origin } from './samples';

describe('the organization', () => {
  const node = organization({ origin, company, contact: '/es/contact' });

  it('is an organization to everybody and a local business to those who know the type', () => {
    expect(node['@type']).toEqual(['Organization', 'ProfessionalService']);
    expect(node['@id']).toBe('https://www.example.com/#organization');
  });

  it('gives the facts that the site shows', () => {
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

  it('names whole addresses only', () => {
    expect(addressesIn(node)).toHaveLength(6);
    for (const address of addressesIn(node)) expect(address).toMatch(/^https:\/\//);
  });

  it('is named in references too, for readers that follow none', () => {
    expect(organizationReference(origin, company)).toEqual({
      '@type': 'Organization',
      '@id': node['@id'],
      name: 'Sample & Sons',
    });
  });
});

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
