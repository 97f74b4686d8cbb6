import { readFileSync } from 'node:fs';
import type { PageChange } from '../../scripts/local/tested-pages';

/** A page by its address, e.g. `/fr/services/ai-ml`, and its path without the language. */
type Page = { address: string; path: string };

/** The pages that differ from the last tested export; undefined if all pages need tests. */
export const changes: Record<string, PageChange> | undefined = process.env.CHANGED_PAGES
  ? JSON.parse(readFileSync(process.env.CHANGED_PAGES, 'utf8'))
  : undefined;

/** More pages than this take longer to test than a change of content may take to publish. */
const few = 20;

/**
 * Selects the pages to test. Without a list of changes: the sample. Otherwise: every page whose content changed, if these
 * are few. One page of each kind represents the other changed pages: many changed, or only their header, footer, or styles.
 * @param all the pages that the test could open
 * @param sample the pages that it opens if everything may have changed
 * @param ofEachKind the paths of one page of each kind; each is tested in one language
 */
export function pagesToTest<T extends Page>(
  all: readonly T[],
  sample: readonly T[],
  ofEachKind: readonly string[],
  changed = changes,
): readonly T[] {
  if (!changed) return sample;
  const withNewContent = all.filter(({ address }) => changed[address] === 'content');
  const selected = new Set(withNewContent.length <= few ? withNewContent : []);
  for (const [index, kind] of ofEachKind.entries()) {
    const pages = all.filter((page) => page.path === kind && changed[page.address] && !selected.has(page));
    const page = pages[index % pages.length];
    if (page) selected.add(page);
  }
  return all.filter((page) => selected.has(page));
}
