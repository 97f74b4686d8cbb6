const first = Number(process.env.TEST_PORT ?? 4310);

/** Ports of the tests: the site as `npm start` serves it, a host without redirects, nginx, Cloudflare, WebDriver, and field data. */
export const ports = {
  site: first,
  plain: first + 1,
  nginx: first + 2,
  cloudflare: first + 3,
  nginxLimits: first + 4,
  nginxSlow: first + 5,
  nginxEditor: first + 6,
  webdriver: first + 7,
  nginxAttacks: first + 8,
  fieldData: first + 9,
} as const;
