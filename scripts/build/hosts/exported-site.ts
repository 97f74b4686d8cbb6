import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from '@/lib/content/redirects';
import { entryKinds, pathOf } from '@/lib/site/site-map';
import { defaultLocale, localePath, locales } from '@/messages/routing';
import { dataHashes } from '../steps/content-security';
import { filesBelow } from '../steps/pages';
import { mergePolicies, upgradeInsecureRequests } from './policy';

/** What the rules of a host are made from. */
export type ExportedSite = {
  /** The file of each page by its address, for example `es/about.html` for `/es/about`. */
  pages: Map<string, string>;
  /** The 404 page of each language by its prefix, and of all other addresses under `/`. */
  missing: Map<string, string>;
  /** Lists whose entries have pages: an unknown entry redirects to its list. */
  lists: string[];
  /** Redirects of renamed and removed pages. */
  moved: readonly Redirect[];
  /** The policy for all pages together, as hosts send it. */
  policy: string;
  /** The policy of the visual editor at /admin, if `npm run edit -- --export` added it. */
  editor?: string;
};

/** The page of the visual editor, which is not a page of the site. */
const editorFile = 'admin/index.html';

const policyMeta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/;

/** The policy that a page carries. */
export function policyOf(html: string): string | undefined {
  return policyMeta.exec(html)?.[1];
}

/** Whether a page was built for an address with https. */
const isForHttps = (html: string) => html.includes('<link rel="canonical" href="https://');

/** @throws {Error} for a page without a policy */
function requirePolicy(out: string, file: string): string {
  const policy = policyOf(readFileSync(join(out, file), 'utf8'));
  if (policy === undefined)
    throw new Error(`${out}/${file} carries no policy. Build the site again: npm run build`);
  return policy;
}

/** The address of a page, given by its file. */
function addressOf(file: string): string {
  const name = file.replace(/\.html$/, '');
  return name === 'index' ? '/' : `/${name}`;
}

/**
 * Reads from a finished export what the rules of hosts are made from.
 * @param moved redirects of renamed and removed pages, in every language
 * @throws {Error} if a page has no policy or a different one, or if a 404 page is missing
 */
export function readSite(out: string, moved: readonly Redirect[] = []): ExportedSite {
  const html = filesBelow(out).filter((file) => file.endsWith('.html'));
  const files = html.filter((file) => file !== editorFile);
  let https = false;
  const policies = files.map((file) => {
    const text = readFileSync(join(out, file), 'utf8');
    https ||= isForHttps(text);
    // A header for all pages lists the scripts that run; the data of each page stays with the page.
    return dataHashes(text).reduce(
      (policy, hash) => policy.replace(` '${hash}'`, ''),
      requirePolicy(out, file),
    );
  });
  const missing = new Map(
    locales.map((locale) =>
      locale === defaultLocale ? ['/', '404.html'] : [`/${locale}`, `${locale}/404.html`],
    ),
  );
  for (const file of missing.values())
    if (!files.includes(file)) throw new Error(`${out} has no ${file}. Build the site again: npm run build`);
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
  const editor = html.includes(editorFile) ? requirePolicy(out, editorFile) : undefined;
  return { pages, missing, lists, moved, policy, editor };
}
