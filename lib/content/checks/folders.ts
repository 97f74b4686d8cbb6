import { locales } from '@/messages/routing';
import { folders, singles } from '../files';
import type { Issue } from '../issue';
import { isExpected, type Listing } from './source';

const fileName = /^[a-z0-9]+(-[a-z0-9]+)*\.json$/;

/** Folders that only editing tools and the spell checker read. */
const ownFolders: readonly string[] = [...folders, 'schemas', 'dictionary'];

/** Names that this check ignores: folders next to the single files, and the code next to the messages. */
function isSkipped({ area }: Listing, name: string): boolean {
  if (area === 'singles') return ownFolders.includes(name);
  return area === 'messages' && name.endsWith('.ts');
}

function missing(file: string): Issue {
  return { file, path: [], message: 'Create this file: it is missing.' };
}

function unexpected(listing: Listing): Issue[] {
  const { area, folder, names = [] } = listing;
  const issues: Issue[] = [];
  for (const { name, isFile } of names) {
    if (isSkipped(listing, name)) continue;
    const file = `${folder}/${name}`;
    const isKnown = isFile && fileName.test(name) && isExpected(area, name.replace(/\.json$/, ''));
    if (isKnown) continue;
    issues.push({ file, path: [], message: remedy(area) });
  }
  return issues;
}

function remedy(area: Listing['area']): string {
  if (area === 'singles')
    return `Remove this file, or move it into the folder of its kind: only ${singles.map((name) => `${name}.json`).join(', ')} are here.`;
  if (area === 'messages')
    return `Remove this file, or add its language to messages/routing.ts: only ${locales.map((locale) => `${locale}.json`).join(', ')} are read.`;
  return 'Remove this file, or correct its name: only names like "cloud-solutions.json" are read here.';
}

/** Files that are missing, and folders without entries. */
export function checkMissingFiles(listings: readonly Listing[]): Issue[] {
  return listings.flatMap(({ area, folder, names = [] }): Issue[] => {
    const has = (name: string) => names.some((entry) => entry.name === `${name}.json`);
    const required = area === 'singles' ? singles : area === 'messages' ? locales : [];
    const lacking = required.filter((name) => !has(name)).map((name) => missing(`${folder}/${name}.json`));
    const isEmpty = required.length === 0 && !names.some(({ name }) => name.endsWith('.json'));
    const empty = { file: folder, path: [], message: 'Add at least one entry: this folder holds none.' };
    return [...lacking, ...(isEmpty ? [empty] : [])];
  });
}

/** Files that are missing, files that nothing reads, folders without entries. */
export function checkFolders(listings: readonly Listing[]): Issue[] {
  return [...checkMissingFiles(listings), ...listings.flatMap(unexpected)];
}
