import type { Graph, Thing } from 'schema-dts';
import type { organization } from './structured-data/site';

/** One item of a page's structured data. */
export type JsonLdNode = Exclude<Thing, string> | ReturnType<typeof organization>;

type Document = Pick<Graph, '@context'> & { '@graph': readonly JsonLdNode[] };

/** `<`, `>`, and `&` could end the script or start a comment; U+2028 and U+2029 are line breaks in old JavaScript. */
const unsafe = /[<>&\u2028\u2029]/g;

/** Serializes structured data as JSON that is safe inside `<script>`. */
export function serializeJsonLd(nodes: readonly JsonLdNode[]): string {
  const document: Document = { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(document).replace(
    unsafe,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The page's structured data for search engines, as one script element. */
export function JsonLd({ nodes }: { nodes: readonly JsonLdNode[] }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above; React would escape it as text, which is wrong in a script
      dangerouslySetInnerHTML={{ __html: serializeJsonLd(nodes) }}
    />
  );
}
