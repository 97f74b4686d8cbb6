import { samplePaths } from '@/scripts/lib/sample-pages';

/** One page of every type, as it is named in tables, with its file in the export without the ending. */
export const pageTypes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(samplePaths()).map(([type, path]) => [type, path === '/' ? 'index' : path.slice(1)]),
);

/** The address of a page on a server. */
export function addressOf(origin: string, type: string): string {
  const file = pageTypes[type];
  return file === 'index' ? `${origin}/` : `${origin}/${file}`;
}

/**
 * The page types that a command line names.
 * @throws {Error} that names the unknown one and all that are known
 */
export function chosenPages(list: string | undefined): string[] {
  const known = Object.keys(pageTypes);
  if (!list) return known;
  const chosen = list.split(',');
  const unknown = chosen.find((name) => !Object.hasOwn(pageTypes, name));
  if (unknown !== undefined)
    throw new Error(`There is no page type "${unknown}"; choose from ${known.join(', ')}.`);
  return chosen;
}
