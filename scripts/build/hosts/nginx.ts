import { defaultLocale } from '@/messages/routing';
import { contentTypes } from '@/scripts/lib/content-types';
import type { ExportedSite } from './exported-site';
import { editorHeaders, hashedFiles, revalidated, securityHeaders } from './headers';

/** The target of a redirect with the query of the request, which goes before the anchor. */
const withQuery = (to: string) => to.replace(/#|$/, (sign) => `$is_args$args${sign}`);

const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

function map(from: string, to: string, rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([key]) => key.length));
  return `map ${from} ${to} {\n${rows.map(([key, value]) => `    ${key.padEnd(width)} ${value};`).join('\n')}\n}\n`;
}

/** The maps for `http { … }`: the file of each page, and the redirects. */
function maps({ pages, lists, notFoundPages, redirects }: ExportedSite): string {
  const otherPages = [...pages].filter(([address]) => address !== '/');
  return [
    'map_hash_bucket_size 256;\n',
    '# The path of the request, without its query.',
    map('$request_uri', '$site_asked', [['"~^(?<site_raw>[^?]*)"', '$site_raw']]),
    '# Without the default language, ".html", "index" and slashes at the end; nginx has merged double ones.',
    map('$uri', '$site_path', [
      [`"~*^(?:/${defaultLocale}(?=/|$))?(?<site_bare>/.*?)?(?:/index)?(?:\\.html)?/*$"`, '$site_bare'],
      ['default', '$uri'],
    ]),
    '# The correct address of each page; maps ignore case.',
    map('$site_path', '$site_page', [
      ['default', '""'],
      ['""', '/'],
      ['/', '/'],
      ['/index', '/'],
      ...otherPages.map(([address]) => [address, address] as const),
    ]),
    map('$site_page', '$site_file', [
      ['default', '""'],
      ...[...pages].map(([address, file]) => [address, `/${file}`] as const),
    ]),
    '# The list of an unknown entry. A name with an extension is a missing file.',
    map('$site_path', '$site_list', [
      ['default', '""'],
      ...lists.map((list) => [`"~*^${list}/(?![^/]*\\.[a-z0-9]+$)[^/]+$"`, list] as const),
    ]),
    '# Redirects of renamed and removed pages, with the query of the request.',
    map('$site_path', '$site_moved', [
      ['default', '""'],
      ...redirects.map(({ from, to }) => [from, withQuery(to)] as const),
    ]),
    '# The redirect of a request for a page by another address than the correct one.',
    map('"$site_page $site_asked"', '$site_elsewhere', [
      ['"~^(?<site_same>\\S+) \\k<site_same>$"', '""'],
      ['"~^ "', '""'],
      ['default', '$site_page'],
    ]),
    map('"$site_page,$site_list"', '$site_unknown', [
      ['"~^,."', '$site_list'],
      ['default', '""'],
    ]),
    map('$uri', '$site_missing', [
      ['default', `/${notFoundPages.get('/')}`],
      ...[...notFoundPages]
        .filter(([prefix]) => prefix !== '/')
        .map(([prefix, file]) => [`"~*^${prefix}(?:/|$)"`, `/${file}`] as const),
    ]),
    '# Caches may keep only existing files permanently.',
    map('"$status $uri"', '$site_caching', [
      ['default', quote(revalidated)],
      [`"~^(?:200|206|304) ${hashedFiles.path}"`, quote(hashedFiles.caching)],
    ]),
  ].join('\n');
}

const addHeaders = (headers: Record<string, string>) => [
  ...Object.entries(headers).map(([name, value]) => `add_header ${name} ${quote(value)} always;`),
  'add_header Cache-Control $site_caching always;',
];

/** The locations of the visual editor. They repeat all headers, because headers in a location replace those of the server. */
function editorLocations(policy: string): string {
  const headers = addHeaders(editorHeaders(policy)).map((line) => `    ${line}`);
  const location = (match: string, files: string) =>
    [`location ${match} {`, ...headers, `    try_files ${files} =404;`, '}', ''].join('\n');
  return `# The visual editor, with a policy of its own.
${location('= /admin', '/admin/index.html')}${location('^~ /admin/files/', '$uri')}location ^~ /admin/ { return 308 /admin; }
`;
}

/** The headers and locations of the site's server. */
function server({ notFoundPages, policy, editor }: ExportedSite): string {
  return `# Include this inside "server { … }"; "root" must be the export's folder.
${addHeaders(securityHeaders(policy)).join('\n')}

charset utf-8;
charset_types text/plain text/css text/javascript text/markdown text/vtt application/json application/manifest+json application/xml image/svg+xml;
absolute_redirect off;
server_tokens off;
# The maps choose the 404 page of the language.
error_page 404 $site_missing;
${[...notFoundPages.values()].map((file) => `location = /${file} { internal; }`).join('\n')}
# Hidden files are not served, except those in .well-known (security.txt).
location ~ /\\.(?!well-known/) { return 404; }
${editor ? editorLocations(editor) : ''}location / {
    if ($site_elsewhere) { return 308 $site_elsewhere$is_args$args; }
    if ($site_moved) { return 308 $site_moved; }
    if ($site_unknown) { return 302 $site_unknown$is_args$args; }
    try_files $uri $site_file =404;
}
`;
}

function types(): string {
  const byType = new Map<string, string[]>();
  for (const [ending, type] of Object.entries(contentTypes)) {
    const name = type.split(';')[0] ?? type;
    byType.set(name, [...(byType.get(name) ?? []), ending.slice(1)]);
  }
  const rows = [...byType].map(([type, endings]) => `    ${type} ${endings.join(' ')};`);
  return `types {\n${rows.join('\n')}\n}\ndefault_type application/octet-stream;\n`;
}

/** The rule files for nginx: include `maps.conf` and `types.conf` in `http { … }`, and `server.conf` in `server { … }`. */
export function nginxRules(site: ExportedSite): Record<string, string> {
  return { 'maps.conf': maps(site), 'server.conf': server(site), 'types.conf': types() };
}
