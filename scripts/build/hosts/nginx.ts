import { defaultLocale } from '@/messages/routing';
import { contentTypes } from '@/scripts/lib/content-types';
import type { ExportedSite } from './exported-site';
import { hashedFiles, revalidated, securityHeaders } from './headers';
import { asHeader } from './policy';

const quote = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

function map(from: string, to: string, rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([key]) => key.length));
  return `map ${from} ${to} {\n${rows.map(([key, value]) => `    ${key.padEnd(width)} ${value};`).join('\n')}\n}\n`;
}

/** What holds for the whole server: which address means which page, and what else there is to answer. */
function maps({ pages, lists, missing, moved }: ExportedSite): string {
  const dynamic = [...pages].filter(([address]) => address !== '/');
  return [
    'map_hash_bucket_size 256;\n',
    '# The path as it was asked for, without its query.',
    map('$request_uri', '$site_asked', [['"~^(?<site_raw>[^?]*)"', '$site_raw']]),
    '# Without the default language, ".html", "index" and slashes at the end; nginx has merged double ones.',
    map('$uri', '$site_path', [
      [`"~*^(?:/${defaultLocale}(?=/|$))?(?<site_bare>/.*?)?(?:/index)?(?:\\.html)?/*$"`, '$site_bare'],
      ['default', '$uri'],
    ]),
    '# The right address of each page; upper and lower case are the same here.',
    map('$site_path', '$site_page', [
      ['default', '""'],
      ['""', '/'],
      ['/', '/'],
      ['/index', '/'],
      ...dynamic.map(([address]) => [address, address] as const),
    ]),
    map('$site_page', '$site_file', [
      ['default', '""'],
      ...[...pages].map(([address, file]) => [address, `/${file}`] as const),
    ]),
    '# The list of an unknown service, study or industry. What has an ending is a file that is missing.',
    map('$site_path', '$site_list', [
      ['default', '""'],
      ...lists.map((list) => [`"~*^${list}/(?![^/]*\\.[a-z0-9]+$)[^/]+$"`, list] as const),
    ]),
    '# Where addresses that are gone lead.',
    map('$site_path', '$site_moved', [
      ['default', '""'],
      ...moved.map(({ from, to }) => [from, to] as const),
    ]),
    '# Where a request is sent on to, if it was not for the right address.',
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
      ['default', `/${missing.get('/')}`],
      ...[...missing]
        .filter(([prefix]) => prefix !== '/')
        .map(([prefix, file]) => [`"~*^${prefix}(?:/|$)"`, `/${file}`] as const),
    ]),
    '# Only what is there may be kept for good.',
    map('"$status $uri"', '$site_caching', [
      ['default', quote(revalidated)],
      [`"~^(?:200|206|304) ${hashedFiles.path}"`, quote(hashedFiles.caching)],
    ]),
  ].join('\n');
}

/** What the site's server says and does. */
function server({ missing, policy }: ExportedSite): string {
  const headers = { ...securityHeaders(asHeader(policy)) };
  return `# Inside "server { … }"; needs "root" to be the export's folder.
${Object.entries(headers)
  .map(([name, value]) => `add_header ${name} ${quote(value)} always;`)
  .join('\n')}
add_header Cache-Control $site_caching always;

charset utf-8;
charset_types text/plain text/css text/javascript text/markdown text/vtt application/json application/manifest+json application/xml image/svg+xml;
absolute_redirect off;
server_tokens off;
# The right one is chosen by the maps.
error_page 404 $site_missing;
${[...missing.values()].map((file) => `location = /${file} { internal; }`).join('\n')}
# Hidden files are nobody's business, except those that a standard puts there (security.txt).
location ~ /\\.(?!well-known/) { return 404; }
location / {
    if ($site_elsewhere) { return 308 $site_elsewhere$is_args$args; }
    if ($site_moved) { return 308 $site_moved$is_args$args; }
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

/** nginx: `maps.conf` and `types.conf` belong into `http { … }`, `server.conf` into the site's `server { … }`. */
export function nginxRules(site: ExportedSite): Record<string, string> {
  return { 'maps.conf': maps(site), 'server.conf': server(site), 'types.conf': types() };
}
