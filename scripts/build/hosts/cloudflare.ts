import { edgeSource } from './edge';
import type { ExportedSite } from './exported-site';
import { hashedFiles, revalidated } from './headers';
import { headersFile } from './headers-file';

/** Runs for addresses that name no file only: the host serves the rest without it. */
const worker = `
export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    const found = answer(url.pathname, site);
    if (found.location)
      return new Response(null, { status: found.status, headers: { Location: found.location + url.search } });
    // Under its own address the 404 page has the headers of a page, not those of the file that is missing.
    const page = await env.ASSETS.fetch(new Request(new URL((found.missing || '') + '/404', url), { method: request.method }));
    return new Response(page.body, { status: 404, headers: page.headers });
  },
};
`;

/** Cloudflare Workers with static assets. */
export function cloudflareRules(site: ExportedSite): Record<string, string> {
  const config = {
    name: 'website',
    compatibility_date: '2026-01-01',
    main: 'worker.js',
    assets: {
      directory: '../../../out',
      binding: 'ASSETS',
      html_handling: 'drop-trailing-slash',
      // Otherwise a browser gets the 404 page without the worker being asked.
      not_found_handling: 'none',
    },
  };
  return {
    'wrangler.json': `${JSON.stringify(config, null, 2)}\n`,
    'worker.js': edgeSource(site) + worker,
    _headers: headersFile(site.policy, [
      { path: '/*', caching: revalidated },
      // "!" takes away what the rule above has set; two values would be joined.
      { path: `${hashedFiles.path}*`, detach: true, caching: hashedFiles.caching },
    ]),
  };
}
