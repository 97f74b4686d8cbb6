import type { Company } from '@/lib/content/views';

export const origin = 'https://www.example.com';

/** A company other than the site's, so that no test passes by chance. */
export const company: Company = {
  name: 'Sample & Sons',
  founded: 1999,
  email: 'hello@sample.example',
  phone: { display: '(512) 555-0199', dial: '+15125550199' },
  address: {
    locality: 'Austin',
    region: 'Texas',
    regionCode: 'TX',
    postalCode: '78701',
    country: 'US',
    latitude: 30.27,
    longitude: -97.74,
  },
  hours: { days: ['Monday', 'Tuesday'], opens: '08:30', closes: '17:00', zone: 'CST' },
  figures: [],
  social: [{ network: 'github', url: 'https://github.com/sample-example' }],
};

export const crumbs = [
  { text: 'Inicio', link: '/es' },
  { text: 'Servicios', link: '/es/services' },
];

/** Returns every string of a node that is, or should be, a URL. */
export function addressesIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    const isAddress = ['@id', 'url', 'item', 'logo', 'image', 'sameAs'].includes(key);
    return isAddress ? [value] : [];
  }
  if (Array.isArray(value)) return value.flatMap((item) => addressesIn(item, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => addressesIn(item, name));
}
