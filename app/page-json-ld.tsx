import { getLocale } from 'next-intl/server';
import { getCompany } from '@/content/company';
import { siteUrl } from '@/content/environment';
import { localePath, locales } from '@/messages/routing';
import { JsonLd, type JsonLdNode } from './json-ld';
import { organization } from './structured-data/organization';
import { website } from './structured-data/website';

/**
 * What a page says of itself as linked data, with what the whole site says: in one script, since each of them
 * takes a hash in the page's policy.
 */
export async function PageJsonLd({ nodes = [] }: { nodes?: readonly JsonLdNode[] }) {
  const locale = await getLocale();
  const company = getCompany();
  const origin = siteUrl();
  return (
    <JsonLd
      nodes={[
        organization({ origin, company, contact: localePath(locale, '/contact') }),
        website({ origin, name: company.name, languages: locales }),
        ...nodes,
      ]}
    />
  );
}
