import { samplePaths } from '@/scripts/lib/sample-pages';

/** One page of each type: its file in the export, without the extension, by the name of the type. */
const pageTypes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(samplePaths()).map(([type, path]) => [type, path === '/' ? 'index' : path.slice(1)]),
);

/** The URL of a page on a server. @param name its file without the extension */
export function urlOf(origin: string, name: string): string {
  return name === 'index' ? `${origin}/` : `${origin}/${name}`;
}

/**
 * Parses the option `--pages`.
 * @throws {Error} if a page type is unknown
 */
export function chosenPages(list: string | undefined): [type: string, name: string][] {
  const known = Object.keys(pageTypes);
  const chosen = list?.split(',') ?? known;
  const unknown = chosen.find((name) => !Object.hasOwn(pageTypes, name));
  if (unknown !== undefined)
    throw new Error(`There is no page type "${unknown}"; choose from ${known.join(', ')}.`);
  return chosen.map((type) => [type, pageTypes[type] ?? '']);
}
