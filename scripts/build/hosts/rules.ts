import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listRedirects } from '@/lib/content/redirects';
import { cloudflareRules } from './cloudflare';
import { cloudfrontRules } from './cloudfront';
import { type ExportedSite, readSite } from './exported-site';
import { netlifyRules } from './netlify';
import { nginxRules } from './nginx';
import { vercelRules } from './vercel';

/** Functions that create the rule files of each host. `deploy/README.md` explains where to put them. */
const hosts = {
  cloudflare: cloudflareRules,
  cloudfront: cloudfrontRules,
  // GitHub Pages has no rules. Without this file it would not publish the folder `_next`.
  'github-pages': () => ({ '.nojekyll': '' }),
  netlify: netlifyRules,
  nginx: nginxRules,
  vercel: vercelRules,
} satisfies Record<string, (site: ExportedSite) => Record<string, string>>;

export type Host = keyof typeof hosts;

/** Rule files that a host reads from the published folder. */
const published: Partial<Record<Host, string[]>> = {
  cloudflare: ['_headers'],
  'github-pages': ['.nojekyll'],
  netlify: ['_headers', '_redirects'],
  vercel: ['vercel.json'],
};

/** Whether a name is one of the supported hosts. */
export function isHost(name: string): name is Host {
  return Object.hasOwn(hosts, name);
}

/** The names of all supported hosts. */
export const hostNames = Object.keys(hosts) as Host[];

/** The rule files of one host: text by file name. */
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

/** Writes the rule files that a host reads from the published folder into `out`. Returns their names. */
export function publishRules(host: Host, out: string): string[] {
  const rules = rulesFor(host, readSite(out, listRedirects()));
  const names = published[host] ?? [];
  for (const name of names) writeFileSync(join(out, name), rules[name] ?? '');
  return names;
}
