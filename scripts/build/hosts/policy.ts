/** The other parties that a page connects to, from the settings of the build. */
export type ThirdParties = {
  /** Where inquiries are sent: an origin, or `self`. */
  provider: string;
  /** Where measurements are sent: an address, a path of the site, or nowhere. */
  vitals?: string;
};

/** Photos and the map; the content schemas (`lib/content/schemas`) allow no other host for them. */
const photos = 'https://images.unsplash.com';
const map = 'https://www.openstreetmap.org';

type Directives = Record<string, readonly string[]>;

/** The hashes of a page's inline scripts and styles, each as `sha256-…`. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

function connections({ provider, vitals = '' }: ThirdParties): string[] {
  const elsewhere = [provider === 'self' ? '' : provider];
  if (/^https?:/.test(vitals)) {
    const { origin, pathname } = new URL(vitals);
    // Policies have no queries; a semicolon would end the directive and a comma the policy.
    elsewhere.push(origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C'));
  }
  // A script requests the map before it shows the frame.
  return ["'self'", map, ...new Set(elsewhere.filter(Boolean))];
}

/**
 * What a page may load, run, and submit to. Browsers block everything else.
 */
function directives({ scripts, styles }: InlineHashes, thirdParties: ThirdParties): Directives {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scripts)],
    'style-src': ["'self'", ...quoted(styles)],
    'img-src': ["'self'", photos],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': connections(thirdParties),
    'frame-src': [map],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Without JavaScript, a form opens the visitor's mail program.
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
export function pagePolicy(hashes: InlineHashes, thirdParties: ThirdParties): string {
  return print(directives(hashes, thirdParties));
}

/** A page's policy as a header. Browsers ignore `frame-ancestors` in a page. */
export function asHeader(policy: string): string {
  return `${policy}; frame-ancestors 'none'`;
}

/**
 * Added to the header of hosts only, never to a page: WebKit obeys it on http://localhost too, and a local preview
 * would then ask for every file over https.
 */
export const upgradeInsecureRequests = 'upgrade-insecure-requests';

/** Directives that only the pages carry. Each page has its own inline styles; a header for all pages would list them all. */
const pagesOwn = new Set(['default-src', 'style-src']);

/**
 * One policy for all pages, for hosts that send the same headers with each. It allows the inline scripts of every
 * page. Browsers apply it in addition to the page's own.
 * @param policies as {@link pagePolicy} made them
 * @throws {Error} if they differ in more than hashes
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
  if (others.length > 0)
    throw new Error(
      `The pages have different policies, but hosts send one. Make them the same in scripts/build/hosts/policy.ts:\n${[rest, ...others].join('\n')}`,
    );
  const own = "script-src 'self'";
  return rest.replace(own, [own, ...quoted([...hashes].sort())].join(' '));
}
