import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from '@/lib/content/redirects';
import { entryKinds, pathOf } from '@/lib/site/site-map';
import { defaultLocale, localePath, locales } from '@/messages/routing';
import { dataHashes } from '../steps/content-security';
import { filesBelow } from '../steps/pages';
import { mergePolicies, upgradeInsecureRequests } from './policy';

/** What a host has to know of an export. */
export type ExportedSite = {
  /** The address of each page and its file, e.g. `/es/about` and `es/about.html`. */
  pages: Map<string, string>;
  /** The 404 page of each language that has a prefix, and of all the rest under `/`. */
  missing: Map<string, string>;
  /** Lists whose entries have pages of their own: an unknown entry leads there. */
  lists: string[];
  /** Where addresses that are gone lead. */
  moved: readonly Redirect[];
  /** The policy for all pages together, as hosts send it. */
  policy: string;
};

const policyMeta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/;

/** The policy that a page carries. */
export function policyOf(html: string): string | undefined {
  return policyMeta.exec(html)?.[1];
}

/** Whether a page was built for an address with https. */
const isForHttps = (html: string) => html.includes('<link rel="canonical" href="https://');

/** The address under which a page's file is meant to be asked for. */
function addressOf(file: string): string {
  const name = file.replace(/\.html$/, '');
  return name === 'index' ? '/' : `/${name}`;
}

/**
 * Reads from a finished export what the hosts' rules are made of.
 * @param moved where addresses that are gone lead, in every language
 * @throws {Error} if a page carries no policy or another than the rest, or a 404 page is missing
 */
export function readSite(out: string, moved: readonly Redirect[] = []): ExportedSite {
  const files = filesBelow(out).filter((file) => file.endsWith('.html'));
  let https = false;
  const policies = files.map((file) => {
    const html = readFileSync(join(out, file), 'utf8');
    https ||= isForHttps(html);
    const policy = policyOf(html);
    if (policy === undefined) throw new Error(`${out}/${file} carries no policy; was the build finished?`);
    // Each page's data is its own; a header for all names what runs.
    return dataHashes(html).reduce((text, hash) => text.replace(` '${hash}'`, ''), policy);
  });
  const missing = new Map(
    locales.map((locale) =>
      locale === defaultLocale ? ['/', '404.html'] : [`/${locale}`, `${locale}/404.html`],
    ),
  );
  for (const file of missing.values()) if (!files.includes(file)) throw new Error(`${out} holds no ${file}.`);
  const pages = new Map(
    files
      .filter((file) => ![...missing.values()].includes(file))
      .map((file) => [addressOf(file), file] as const),
  );
  const lists = locales
    .flatMap((locale) => entryKinds.map((kind) => localePath(locale, pathOf(kind))))
    .filter((address) => pages.has(address));
  const merged = mergePolicies(policies);
  const policy = https ? `${merged}; ${upgradeInsecureRequests}` : merged;
  return { pages, missing, lists, moved, policy };
}
