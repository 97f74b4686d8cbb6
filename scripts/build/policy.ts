/** Other servers that a page connects to, from the settings. */
export type ThirdParties = {
  /** The origin that receives inquiries, or `self`. */
  provider: string;
  /** The URL or path that receives measurements, if any. */
  vitals?: string;
};

/** The hosts of photos and of the map. The content schemas (`lib/content/schemas`) allow no other hosts. */
const photos = 'https://images.unsplash.com';
const map = 'https://www.openstreetmap.org';

type Directives = Record<string, readonly string[]>;

/** The hashes of a page's inline scripts and styles, each as `sha256-…`. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);

function connections({ provider, vitals = '' }: ThirdParties): string[] {
  const origins = [provider === 'self' ? '' : provider];
  if (/^https?:/.test(vitals)) {
    const { origin, pathname } = new URL(vitals);
    // Sources in a policy have no query. A semicolon would end the directive, and a comma the policy.
    origins.push(origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C'));
  }
  // The map island requests the map before it shows the frame.
  return ["'self'", map, ...new Set(origins.filter(Boolean))];
}

/** The directives of the policy of a page. */
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

function format(list: Directives): string {
  return Object.entries(list)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** The Content-Security-Policy for the meta element of a page, with the hashes of its inline scripts and styles. */
export function pagePolicy(hashes: InlineHashes, thirdParties: ThirdParties): string {
  return format(directives(hashes, thirdParties));
}

/**
 * Only in the header that hosts send, not in pages: WebKit applies it on http://localhost as well, where a local preview
 * would then request every file over https.
 */
export const upgradeInsecureRequests = 'upgrade-insecure-requests';

/** Directives that only pages have, not the header: inline styles differ on each page, so a header would be too long. */
const pageOnly = new Set(['default-src', 'style-src']);

/**
 * Merges the policies of all pages into one for the header, which is the same for all pages. It allows the inline scripts
 * of every page. Browsers apply it in addition to the policy in the page.
 * @param policies the results of {@link pagePolicy}
 * @throws {Error} if they differ in anything but hashes
 */
export function mergePolicies(policies: readonly string[]): string {
  const hashes = new Set<string>();
  const rests = new Set(
    policies.map((policy) =>
      policy
        .split('; ')
        .filter((directive) => !pageOnly.has(directive.split(' ')[0] ?? ''))
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
      `The pages have different policies, but hosts send only one. Make them the same in scripts/build/policy.ts:\n${[rest, ...others].join('\n')}`,
    );
  const own = "script-src 'self'";
  return rest.replace(own, [own, ...quoted([...hashes].sort())].join(' '));
}
