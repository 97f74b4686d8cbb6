import type { WebSite } from 'schema-dts';
import { absolute, organizationId, websiteId } from './address';

type Props = { origin: string; name: string; languages: readonly string[] };

/** The site as a whole, which is one in all its languages; each page says which one it is in. */
export function website({ origin, name, languages }: Props): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(origin),
    url: absolute(origin, '/'),
    name,
    inLanguage: languages,
    publisher: { '@id': organizationId(origin) },
  };
}
