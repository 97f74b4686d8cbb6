import data, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/** The name of a browser in the support list, and in the data on what browsers know. */
const names = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
} as const;

export type Browser = keyof typeof names;

/** The oldest version of each browser that the site supports, as `package.json` lists them. */
export type Oldest = Partial<Record<Browser, number>>;

/**
 * Reads the support list.
 * @param queries the list itself; without it that of `package.json`
 * @throws {Error} if it names a browser that nothing is known of here
 */
export function oldestBrowsers(queries?: readonly string[]): Oldest {
  const oldest: Oldest = {};
  for (const entry of browserslist(queries)) {
    const [name = '', versions = ''] = entry.split(' ');
    if (!(name in names)) {
      throw new Error(
        `The support list names ${name}; add it to scripts/tools/browsers/support.ts or take it out.`,
      );
    }
    const version = Number.parseFloat(versions);
    const known = oldest[name as Browser];
    if (known === undefined || version < known) oldest[name as Browser] = version;
  }
  return oldest;
}

/** The entry for a feature, e.g. for `css.selectors.has`; nothing if the data do not name it. */
export function featureAt(path: string): Identifier | undefined {
  let place: unknown = data;
  for (const key of path.split('.')) {
    if (typeof place !== 'object' || place === null || !Object.hasOwn(place, key)) return undefined;
    place = (place as Record<string, unknown>)[key];
  }
  return place as Identifier;
}

const number = (version: string | false | null | undefined) =>
  typeof version === 'string' ? Number.parseFloat(version.replace('≤', '')) : Number.POSITIVE_INFINITY;

function knows(version: number, statement: SimpleSupportStatement): boolean {
  const { version_added, version_removed, flags, prefix, alternative_name, partial_implementation } =
    statement;
  if (flags || prefix || alternative_name || partial_implementation) return false;
  return number(version_added) <= version && number(version_removed) > version;
}

/** The browsers of the list that do not know a feature, or only in part, e.g. "safari 17". */
export function without({ support }: CompatStatement, oldest: Oldest): string[] {
  return (Object.entries(oldest) as [Browser, number][]).flatMap(([browser, version]) => {
    const statements = [support[names[browser]] ?? []].flat() as SimpleSupportStatement[];
    return statements.some((statement) => knows(version, statement)) ? [] : [`${browser} ${version}`];
  });
}
