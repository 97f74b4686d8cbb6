import { getLocale } from 'next-intl/server';
import { getCompany } from '@/lib/content/company';
import { JsonLd, type JsonLdNode } from '@/lib/seo/json-ld';
import { organization, website } from '@/lib/seo/structured-data/site';
import { siteUrl } from '@/lib/site/settings';
import { pathOf } from '@/lib/site/site-map';
import { localePath, locales } from '@/messages/routing';

/**
 * The structured data of the site and of one page (`nodes`), in one script, because each inline script needs a hash in
 * the page's content security policy.
 */
export async function PageJsonLd({ nodes = [] }: { nodes?: readonly JsonLdNode[] }) {
  const locale = await getLocale();
  const company = getCompany();
  const origin = siteUrl();
  return (
    <JsonLd
      nodes={[
        organization({ origin, company, contact: localePath(locale, pathOf('contact')) }),
        website({ origin, name: company.name, languages: locales }),
        ...nodes,
      ]}
    />
  );
}
