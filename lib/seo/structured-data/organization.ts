import type { MergeLeafTypes, OrganizationLeaf, ProfessionalServiceLeaf } from 'schema-dts';
import type { Company } from '@/lib/content/views';
import { absolute, organizationId } from './address';

/** Readers that know no subtypes look for `Organization`; those that show hours and place, for the other. */
type CompanyNode = MergeLeafTypes<[OrganizationLeaf, ProfessionalServiceLeaf]>;

type Reference = { '@type': 'Organization'; '@id': string; name: string };

type Props = {
  origin: string;
  company: Company;
  /** The path of the contact page in the page's language. */
  contact: string;
};

/** The company as the contact page and the footer present it. No street: the site names none. */
export function organization({ origin, company, contact }: Props): CompanyNode {
  const { name, founded, email, phone, address, hours, social } = company;
  return {
    '@type': ['Organization', 'ProfessionalService'],
    '@id': organizationId(origin),
    name,
    url: absolute(origin, '/'),
    logo: absolute(origin, '/icon-512.png'),
    image: absolute(origin, '/icon-512.png'),
    foundingDate: String(founded),
    telephone: phone.dial,
    email,
    address: {
      '@type': 'PostalAddress',
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    areaServed: address.country,
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: hours.days,
      opens: hours.opens,
      closes: hours.closes,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: phone.dial,
      email,
      url: absolute(origin, contact),
    },
    sameAs: social.map(({ url }) => url),
  };
}

/** Points at the company, named once more for readers that follow no references. */
export function organizationReference(origin: string, company: Pick<Company, 'name'>): Reference {
  return { '@type': 'Organization', '@id': organizationId(origin), name: company.name };
}
