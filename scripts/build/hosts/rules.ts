import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRedirects } from '@/lib/content/redirects';
import { cloudflareRules } from './cloudflare';
import { cloudfrontRules } from './cloudfront';
import { type ExportedSite, readSite } from './exported-site';
import { netlifyRules } from './netlify';
import { nginxRules } from './nginx';
import { vercelRules } from './vercel';

/** The rule files of each host, made from the same site; `deploy/README.md` says where they belong. */
const hosts = {
  cloudflare: cloudflareRules,
  cloudfront: cloudfrontRules,
  // Knows no rules, and would leave out the folder `_next` without this file.
  'github-pages': () => ({ '.nojekyll': '' }),
  netlify: netlifyRules,
  nginx: nginxRules,
  vercel: vercelRules,
} satisfies Record<string, (site: ExportedSite) => Record<string, string>>;

export type Host = keyof typeof hosts;

/** Files that a host looks for in the published folder itself. */
const published: Partial<Record<Host, string[]>> = {
  cloudflare: ['_headers'],
  'github-pages': ['.nojekyll'],
  netlify: ['_headers', '_redirects'],
  vercel: ['vercel.json'],
};

/** Tells whether a string names a host that the rules are written for. */
export function isHost(name: string): name is Host {
  return Object.hasOwn(hosts, name);
}

/** The names of all hosts. */
export const hostNames = Object.keys(hosts) as Host[];

/** The rule files of one host, by name. */
export function rulesFor(host: Host, site: ExportedSite): Record<string, string> {
  return hosts[host](site);
}

/** Writes the rules of every host into `folder/<host>/`. */
export function writeRules(out: string, folder: string): void {
  const site = readSite(out, listRedirects());
  rmSync(folder, { recursive: true, force: true });
  for (const host of hostNames) {
    mkdirSync(join(folder, host), { recursive: true });
    for (const [name, text] of Object.entries(rulesFor(host, site)))
      writeFileSync(join(folder, host, name), text);
  }
}

/** Puts the files that one host looks for in the published folder there. */
export function publishRules(host: Host, out: string): string[] {
  const rules = rulesFor(host, readSite(out, listRedirects()));
  const names = published[host] ?? [];
  for (const name of names) writeFileSync(join(out, name), rules[name] ?? '');
  return names;
}
