import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from '@/lib/content/redirects';
import { entryKinds, pathOf } from '@/lib/site/site-map';
import { defaultLocale, localePath, locales } from '@/messages/routing';
import { pagesOf } from '../pages';
import { mergePolicies, upgradeInsecureRequests } from '../policy';
import { dataHashes } from '../steps/content-security';

/** The facts about an export that host rules need. */
export type ExportedSite = {
  /** The file of each page by path, e.g. `es/about.html` for `/es/about`. */
  pages: Map<string, string>;
  /** The file of the 404 page of each language by its path prefix; `/` is the default language. */
  notFoundPages: Map<string, string>;
  /** The paths of list pages. An unknown id below one redirects to it. */
  lists: string[];
  /** Redirects from renamed and removed pages. */
  redirects: readonly Redirect[];
  /** The merged policy of all pages, for a header. */
  policy: string;
  /** The policy of the visual editor at /admin, if `npm run edit -- --export` added the editor to the export. */
  editor?: string;
};

/** The page of the visual editor, which is not a page of the site. */
const editorFile = 'admin/index.html';

const policyMeta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/;

/** The policy in the meta element of a page. */
export function policyOf(html: string): string | undefined {
  return policyMeta.exec(html)?.[1];
}

/** Whether the page was built for a site URL with https. */
const isForHttps = (html: string) => html.includes('<link rel="canonical" href="https://');

/**
 * The policy in the meta element of a page.
 * @throws {Error} if the page has none
 */
function requirePolicy(out: string, file: string): string {
  const policy = policyOf(readFileSync(join(out, file), 'utf8'));
  if (policy === undefined)
    throw new Error(`${out}/${file} has no Content-Security-Policy. Build the site again: npm run build`);
  return policy;
}

/** The path of the page in a file, e.g. `/about` for `about.html`. */
function addressOfPage(file: string): string {
  const name = file.replace(/\.html$/, '');
  return name === 'index' ? '/' : `/${name}`;
}

/**
 * Expects that there is an export.
 * @param out the folder of the export
 * @throws {Error} if the folder is missing
 */
export function expectExport(out: string): void {
  if (!existsSync(out)) throw new Error(`${out}/ is missing. Build the site first: npm run build`);
}

/**
 * Reads the facts that host rules need from a finished export.
 * @param out the folder of the export
 * @param redirects redirects from renamed and removed pages, in all languages
 * @throws {Error} if a page has no policy or a different one, or if a 404 page is missing
 */
export function readSite(out: string, redirects: readonly Redirect[] = []): ExportedSite {
  const html = pagesOf(out);
  const files = html.filter((file) => file !== editorFile);
  let https = false;
  const policies = files.map((file) => {
    const text = readFileSync(join(out, file), 'utf8');
    https ||= isForHttps(text);
    // The header lists only scripts that run. The hashes of data scripts differ on each page and stay in its meta element.
    return dataHashes(text).reduce(
      (policy, hash) => policy.replace(` '${hash}'`, ''),
      requirePolicy(out, file),
    );
  });
  const notFoundPages = new Map(
    locales.map((locale) =>
      locale === defaultLocale ? ['/', '404.html'] : [`/${locale}`, `${locale}/404.html`],
    ),
  );
  for (const file of notFoundPages.values())
    if (!files.includes(file)) throw new Error(`${out} has no ${file}. Build the site again: npm run build`);
  const pages = new Map(
    files
      .filter((file) => ![...notFoundPages.values()].includes(file))
      .map((file) => [addressOfPage(file), file] as const),
  );
  const lists = locales
    .flatMap((locale) => entryKinds.map((kind) => localePath(locale, pathOf(kind))))
    .filter((address) => pages.has(address));
  const merged = mergePolicies(policies);
  const policy = https ? `${merged}; ${upgradeInsecureRequests}` : merged;
  const editor = html.includes(editorFile) ? requirePolicy(out, editorFile) : undefined;
  return { pages, notFoundPages, lists, redirects, policy, editor };
}
