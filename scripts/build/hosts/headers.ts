const year = 31_536_000;

/**
 * Security headers of every response, the same on all hosts.
 * @param policy the merged policy of the pages; the header adds `frame-ancestors`, which browsers ignore in a meta element
 */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
    // Two years, which the preload lists of browsers require.
    'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains; preload`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Only features that ask the visitor for permission, to keep the header short.
    'Permissions-Policy': ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
      .map((feature) => `${feature}=()`)
      .join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** The headers of the visual editor, whose sign-in opens a pop-up window of the Git host that reports back. */
export function editorHeaders(policy: string): Record<string, string> {
  return { ...securityHeaders(policy), 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' };
}

/** For pages, payloads, and other files without a hash in their name: cached, and revalidated on each request. */
export const revalidated = 'no-cache';

/** Files that caches may keep permanently: their names contain a hash of their content. */
export const hashedFiles = { path: '/_next/static/', caching: `public, max-age=${year}, immutable` } as const;

/** The Cache-Control header of a file; `file` is its path relative to the export. */
export function cacheControl(file: string): string {
  return `/${file}`.startsWith(hashedFiles.path) ? hashedFiles.caching : revalidated;
}
