const year = 31_536_000;

/** What is said of every file and every answer, whatever the host. */
export function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    // Two years, as browsers ask for their preload list.
    'Strict-Transport-Security': `max-age=${2 * year}; includeSubDomains; preload`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // What a visitor would be asked for; every byte here comes with every page.
    'Permissions-Policy': ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
      .map((feature) => `${feature}=()`)
      .join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/** Pages, payloads and whatever keeps its name: kept, and asked for again each time; an answer of 304 is short. */
export const revalidated = 'no-cache';

/** What the host may keep for good, by the beginning of its path: a hash in its name stands for its content. */
export const hashedFiles = { path: '/_next/static/', caching: `public, max-age=${year}, immutable` } as const;

/** How long a file may be kept, by its path from the export's folder. */
export function cacheControl(file: string): string {
  return `/${file}`.startsWith(hashedFiles.path) ? hashedFiles.caching : revalidated;
}
