import data, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import browserslist from 'browserslist';

/** The names of browsers in browserslist and in MDN's compatibility data. */
const names = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
} as const;

export type Browser = keyof typeof names;

/** The oldest supported version of each browser (`browserslist` in package.json). */
export type Oldest = Partial<Record<Browser, number>>;

/**
 * Reads the oldest supported browsers.
 * @param queries browserslist queries; by default those of package.json
 * @throws {Error} if a browser is not listed in this file
 */
export function oldestBrowsers(queries?: readonly string[]): Oldest {
  const oldest: Oldest = {};
  for (const entry of browserslist(queries)) {
    const [name = '', versions = ''] = entry.split(' ');
    if (!(name in names)) {
      throw new Error(
        `"browserslist" in package.json has ${name}: add it to scripts/tools/browsers/support.ts, or remove it from package.json.`,
      );
    }
    const version = Number.parseFloat(versions);
    const known = oldest[name as Browser];
    if (known === undefined || version < known) oldest[name as Browser] = version;
  }
  return oldest;
}

/** The data of a feature, e.g. `css.selectors.has`; undefined if there is none. */
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

function supports(version: number, statement: SimpleSupportStatement): boolean {
  const { version_added, version_removed, flags, prefix, alternative_name, partial_implementation } =
    statement;
  if (flags || prefix || alternative_name || partial_implementation) return false;
  return number(version_added) <= version && number(version_removed) > version;
}

/** The supported browsers without full support of a feature, e.g. "safari 17". */
export function lackingBrowsers({ support }: CompatStatement, oldest: Oldest): string[] {
  return (Object.entries(oldest) as [Browser, number][]).flatMap(([browser, version]) => {
    const statements = [support[names[browser]] ?? []].flat() as SimpleSupportStatement[];
    return statements.some((statement) => supports(version, statement)) ? [] : [`${browser} ${version}`];
  });
}
