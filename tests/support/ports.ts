const first = Number(process.env.TEST_PORT ?? 4310);

/** Where the site is served for the tests: as `npm start` does, by a host without redirects, by real hosts. */
export const ports = {
  site: first,
  plain: first + 1,
  nginx: first + 2,
  cloudflare: first + 3,
  nginxLimits: first + 4,
  nginxSlow: first + 5,
  nginxEditor: first + 6,
} as const;
