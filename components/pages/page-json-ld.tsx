import { getLocale } from 'next-intl/server';
import { getCompany } from '@/lib/content/company';
import { JsonLd, type JsonLdNode } from '@/lib/seo/json-ld';
import { organization, organizationReference, website } from '@/lib/seo/structured-data/site';
import { siteUrl } from '@/lib/site/settings';
import { pathOf } from '@/lib/site/site-map';
import { localePath, locales } from '@/messages/routing';

type Props = {
  nodes?: readonly JsonLdNode[];
  /** Whether the page describes the company. Other pages only name it, which makes them shorter. */
  describesCompany?: boolean;
};

/**
 * The structured data of the site and of one page (`nodes`), in one script, because each inline script needs a hash in
 * the page's content security policy.
 */
export async function PageJsonLd({ nodes = [], describesCompany = false }: Props) {
  const locale = await getLocale();
  const company = getCompany();
  const origin = siteUrl();
  return (
    <JsonLd
      nodes={[
        describesCompany
          ? organization({ origin, company, contact: localePath(locale, pathOf('contact')) })
          : organizationReference(origin, company),
        website({ origin, name: company.name, languages: locales }),
        ...nodes,
      ]}
    />
  );
}
