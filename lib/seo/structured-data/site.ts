import type { MergeLeafTypes, OrganizationLeaf, ProfessionalServiceLeaf, WebSite } from 'schema-dts';
import type { Company } from '@/lib/content/views';

/** The absolute URL of a path of this site. */
export function absolute(origin: string, path: string): string {
  return new URL(path, origin).href;
}

// With an `@id`, one node of structured data refers to another. `page` is the absolute URL of a page.

/** The `@id` of the company. */
export const organizationId = (origin: string) => `${origin}/#organization`;
/** The `@id` of the site. */
export const websiteId = (origin: string) => `${origin}/#website`;
/** The `@id` of the service that a page describes. */
export const serviceId = (page: string) => `${page}#service`;
/** The `@id` of the article or the case study on a page. */
export const articleId = (page: string) => `${page}#article`;
/** The `@id` of the questions on a page. */
export const questionsId = (page: string) => `${page}#faq`;
/** The `@id` of the breadcrumbs of a page. */
export const breadcrumbsId = (page: string) => `${page}#breadcrumb`;

/** Both types: some consumers know only `Organization`; others show the hours and place of a `ProfessionalService`. */
type CompanyNode = MergeLeafTypes<[OrganizationLeaf, ProfessionalServiceLeaf]>;

type Reference = { '@type': 'Organization'; '@id': string; name: string };

type OrganizationProps = {
  origin: string;
  company: Company;
  /** The path of the contact page in the page's language. */
  contact: string;
};

/** The company, with the same facts as the contact page and the footer. It has no street address. */
export function organization({ origin, company, contact }: OrganizationProps): CompanyNode {
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

/** A reference to the company. It repeats the name for consumers that do not resolve references. */
export function organizationReference(origin: string, company: Pick<Company, 'name'>): Reference {
  return { '@type': 'Organization', '@id': organizationId(origin), name: company.name };
}

type WebsiteProps = { origin: string; name: string; languages: readonly string[] };

/** The website: one node for all languages. Each page states its own language. */
export function website({ origin, name, languages }: WebsiteProps): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(origin),
    url: absolute(origin, '/'),
    name,
    inLanguage: languages,
    publisher: { '@id': organizationId(origin) },
  };
}
