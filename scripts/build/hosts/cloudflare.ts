import { edgeSource } from './edge';
import type { ExportedSite } from './exported-site';
import { editorHeaders, hashedFiles, revalidated, securityHeaders } from './headers';
import { headersFile } from './headers-file';

/** The worker. It runs only for paths that are not files; Cloudflare serves files itself. */
const worker = `
export default {
  async fetch(request, env) {
    const url = new URL(request.url);
    const found = resolveRequest(url.pathname, site);
    if (found.location)
      return new Response(null, { status: found.status, headers: { ...headers, Location: withQuery(found.location, url.search) } });
    // Requested by its own address, the 404 page has the headers of a page, not those of the missing file.
    const page = await env.ASSETS.fetch(new Request(new URL((found.missing || '') + '/404', url), { method: request.method }));
    return new Response(page.body, { status: 404, headers: page.headers });
  },
};
`;

/** The headers that differ from the common headers. */
const changedHeaders = (headers: Record<string, string>, common: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name, value]) => common[name] !== value));

/** The rule files for Cloudflare Workers with static assets. */
export function cloudflareRules(site: ExportedSite): Record<string, string> {
  // Cloudflare adds the headers in "_headers" to files only, so the worker adds them to its responses.
  const common = securityHeaders(site.policy);
  const headers = { ...common, 'Cache-Control': revalidated };
  const config = {
    name: 'website',
    compatibility_date: '2026-01-01',
    main: 'worker.js',
    assets: {
      directory: '../../../out',
      binding: 'ASSETS',
      html_handling: 'drop-trailing-slash',
      // With another value, Cloudflare serves the 404 page to browsers without running the worker.
      not_found_handling: 'none',
    },
  };
  return {
    'wrangler.json': `${JSON.stringify(config, null, 2)}\n`,
    'worker.js': `${edgeSource(site)}const headers=${JSON.stringify(headers)};${worker}`,
    _headers: headersFile(site.policy, [
      { path: '/*', headers: { 'Cache-Control': revalidated } },
      { path: `${hashedFiles.path}*`, headers: { 'Cache-Control': hashedFiles.caching }, isReplacing: true },
      ...(site.editor ? ['/admin', '/admin/*'] : []).map((path) => ({
        path,
        headers: changedHeaders(editorHeaders(site.editor ?? ''), common),
        isReplacing: true,
      })),
    ]),
  };
}
