import type { Service } from 'schema-dts';
import type { Company, ServiceDetail } from '@/lib/content/views';
import { absolute, serviceId } from './address';
import { organizationReference } from './organization';

type Props = {
  origin: string;
  /** The page's path, with its language. */
  path: string;
  company: Company;
  service: Pick<ServiceDetail, 'title' | 'description' | 'content'>;
  /** The heading above what the service covers. */
  covers: string;
  /** The path of a picture of the service. */
  image: string;
};

/** A service with what it covers. Offers without a price: the site names none. */
export function service({ origin, path, company, service, covers, image }: Props): Service {
  const { title, description, content } = service;
  const url = absolute(origin, path);
  return {
    '@type': 'Service',
    '@id': serviceId(url),
    url,
    name: title,
    serviceType: title,
    description,
    image: absolute(origin, image),
    provider: organizationReference(origin, company),
    areaServed: company.address.country,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: covers,
      itemListElement: content.capabilities.map((capability) => ({
        '@type': 'Offer',
        name: capability.title,
      })),
    },
  };
}
