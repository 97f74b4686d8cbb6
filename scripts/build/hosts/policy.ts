/** Who else than the site itself a page speaks to; from the settings of the build. */
export type Neighbors = {
  /** Where inquiries are sent: an origin, or `self`. */
  provider: string;
  /** Where measurements are sent: an address, a path of the site, or nowhere. */
  vitals?: string;
};

/** Photographs and the map; content names no other host for them (`content/schemas`). */
const photos = 'https://images.unsplash.com';
const map = 'https://www.openstreetmap.org';

type Directives = Record<string, readonly string[]>;

/** What a page has inline, each as `sha256-…`. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

function connections({ provider, vitals = '' }: Neighbors): string[] {
  const elsewhere = [provider === 'self' ? '' : provider];
  if (/^https?:/.test(vitals)) {
    const { origin, pathname } = new URL(vitals);
    // Addresses are compared without their query; a semicolon or a comma would end the directive or the policy.
    elsewhere.push(origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C'));
  }
  // Whether the map answers is asked before its frame is shown.
  return ["'self'", map, ...new Set(elsewhere.filter(Boolean))];
}

/**
 * What a page may load, run and be sent to; everything else is refused.
 * @param hashes of what stands inline
 */
function directives({ scripts, styles }: InlineHashes, neighbors: Neighbors): Directives {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scripts)],
    'style-src': ["'self'", ...quoted(styles)],
    'img-src': ["'self'", photos],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': connections(neighbors),
    'frame-src': [map],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Without script, a form opens the visitor's mail program.
    'form-action': ["'self'", 'mailto:'],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
}

function print(list: Directives): string {
  return Object.entries(list)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** The policy that a page carries itself, with the hashes of what it has inline. */
export function pagePolicy(hashes: InlineHashes, neighbors: Neighbors): string {
  return print(directives(hashes, neighbors));
}

/** A page's policy as a header: with what only a header can say. */
export function asHeader(policy: string): string {
  return `${policy}; frame-ancestors 'none'`;
}

/**
 * Added to the header of hosts only, never to a page: WebKit obeys it on http://localhost too, and a local preview
 * would then ask for every file over https.
 */
export const upgradeInsecureRequests = 'upgrade-insecure-requests';

/** What every page says for itself only: each has other styles inline, and a header for all would grow with them. */
const pagesOwn = new Set(['default-src', 'style-src']);

/**
 * One policy for all pages, for hosts that send the same headers with each: it allows the scripts that any page
 * runs inline. The browser holds a page to this one and to its own.
 * @param policies as {@link pagePolicy} made them
 * @throws {Error} if they differ in more than their hashes
 */
export function mergePolicies(policies: readonly string[]): string {
  const hashes = new Set<string>();
  const rests = new Set(
    policies.map((policy) =>
      policy
        .split('; ')
        .filter((directive) => !pagesOwn.has(directive.split(' ')[0] ?? ''))
        .join('; ')
        .replace(/ '(sha256-[^']+)'/g, (_whole, hash: string) => {
          hashes.add(hash);
          return '';
        }),
    ),
  );
  const [rest = '', ...others] = rests;
  if (others.length > 0) throw new Error(`The pages' policies differ:\n${[rest, ...others].join('\n')}`);
  const own = "script-src 'self'";
  return rest.replace(own, [own, ...quoted([...hashes].sort())].join(' '));
}
