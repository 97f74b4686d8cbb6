import { randomNumbers } from '@/lib/artwork/random-numbers';
import type { Source } from '@/lib/content/checks/source';
import { isLocalizedText } from '@/lib/content/localize';
import { locales } from '@/messages/routing';

/** A mutation of a content file and its expected result. */
export type Mutation = {
  kind: string;
  /** The file that changes. */
  file: string;
  /** The new content, undefined for a deleted file. */
  content: Buffer | undefined;
  /** The path of the changed field, if only one field changes. */
  path?: readonly PropertyKey[];
  /** Other files that the check may report instead because they refer to this one. */
  others?: readonly string[];
  /** Whether the check may pass, e.g. when an optional field is removed. */
  mayPass: boolean;
  /** A description for the message of a failing test. */
  what: string;
};

type Json = Record<string, unknown>;
type Place = { path: PropertyKey[]; value: unknown };

/** Returns every value in the data with its path, except the root. */
function placesIn(value: unknown, path: PropertyKey[] = []): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries: [PropertyKey, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(value);
  return entries.flatMap(([key, item]) => [
    { path: [...path, key], value: item },
    ...placesIn(item, [...path, key]),
  ]);
}

/** Returns a copy of the data in which the value at a path is changed. */
function change(data: unknown, path: readonly PropertyKey[], to: (parent: Json, key: string) => void) {
  const copy = structuredClone(data);
  let parent = copy as Json;
  for (const key of path.slice(0, -1)) parent = parent[key as string] as Json;
  to(parent, path.at(-1) as string);
  return copy;
}

/** Creates seeded mutations: the same seed gives the same mutations. */
export function createMutations(sources: readonly Source[], seed: number): (index: number) => Mutation {
  const next = randomNumbers(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const content = sources.filter(({ area }) => area !== 'messages');
  const entries = content.filter(({ area }) => area !== 'singles');

  const json = (data: unknown) => Buffer.from(`${JSON.stringify(data, null, 2)}\n`);
  const somewhere = (source: Source, wanted: (place: Place) => boolean = () => true) =>
    pick(placesIn(source.data).filter(wanted));
  /** Picks a file that has a matching value, and one of those values. */
  const anywhere = (list: readonly Source[], wanted: (place: Place) => boolean) => {
    const [source, places] = pick(
      list
        .map((one) => [one, placesIn(one.data).filter(wanted)] as const)
        .filter(([, found]) => found.length > 0),
    );
    return { source, ...pick(places) };
  };

  type Result = Omit<Mutation, 'kind'>;
  /** A mutation that replaces one value, which the check has to report. */
  const replaced = (
    { file, data }: Source,
    path: readonly PropertyKey[],
    value: unknown,
    rest: Partial<Result> = {},
  ): Result => ({
    file,
    path,
    content: json(change(data, path, (parent, key) => Object.assign(parent, { [key]: value }))),
    mayPass: false,
    what: `became ${JSON.stringify(value)}`,
    ...rest,
  });

  const kinds: Record<string, () => Result> = {
    missing() {
      const source = pick(sources);
      const { path } = somewhere(source);
      const data = change(source.data, path, (parent, key) => {
        if (Array.isArray(parent)) parent.splice(Number(key), 1);
        else delete parent[key];
      });
      return { file: source.file, content: json(data), path, mayPass: true, what: 'was removed' };
    },
    'wrong type'() {
      const source = pick(sources);
      const { path, value } = somewhere(source);
      const others = [42, true, null, 'text', [], {}, ['text'], { en: 1 }].filter(
        (one) => typeof one !== typeof value || Array.isArray(one) !== Array.isArray(value),
      );
      return replaced(source, path, pick(others));
    },
    'unknown field'() {
      const { source, path } = anywhere(
        content,
        ({ value }) => typeof value === 'object' && !Array.isArray(value),
      );
      const name = pick(['titel', 'de', 'constructor', 'price', 'toString', 'Title']);
      return replaced(source, [...path, name], pick(['x', 1, {}]), { what: 'was added' });
    },
    'broken link'() {
      const { source, path } = anywhere(content, (place) => place.path.at(-1) === 'link');
      const links =
        '/nowhere contact /es/contact //example.com http://example.com javascript:alert(1) /services/ai-m /contact#nowhere /Contact';
      return replaced(source, path, pick([...links.split(' '), '']));
    },
    'bad id'() {
      const { source, path, value } = anywhere(content, (place) => {
        const key = place.path.at(-1);
        const isStudy = place.path.at(-2) === 'studies' && typeof key === 'number';
        return typeof place.value === 'string' && (key === 'id' || key === 'industry' || isStudy);
      });
      const upper = String(value).toUpperCase();
      const id = pick(['Bad Id', '', '../x', 'no-such-thing', `${value}-`, 'a--b', upper]);
      return replaced(source, path, id, {
        // Any valid id is allowed for a legal section and for a figure that no page shows.
        mayPass: path.some((key) => key === 'sections' || key === 'figures') && id === 'no-such-thing',
        // Pages refer to figures by id.
        others: path.includes('figures') ? content.map(({ file }) => file) : [],
      });
    },
    duplicate() {
      const { file, text, data } = pick(entries);
      const field = pick(['id', 'meta', 'title'].filter((name) => name in (data as Json)));
      const line = `{\n  ${JSON.stringify(field)}: ${JSON.stringify((data as Json)[field])},`;
      const twice = Buffer.from(text.replace('{', line));
      return { file, content: twice, path: [field], mayPass: false, what: 'was duplicated' };
    },
    'duplicate entry'() {
      const source = pick(entries);
      const other = pick(entries.filter(({ area, name }) => area === source.area && name !== source.name));
      const what = `is that of ${other.file}`;
      return replaced(source, ['meta'], (other.data as Json).meta, { others: [other.file], what });
    },
    'wrong language'() {
      const { source, path, value } = anywhere(
        content,
        (place) =>
          isLocalizedText(place.value) && Object.values(place.value).every((text) => text.length > 120),
      );
      const [one, two] = [pick(locales), pick(locales)];
      const text = value as Record<string, string>;
      const swapped = { ...text, [one]: text[two], [two]: text[one] };
      return replaced(source, path, swapped, { mayPass: one === two, what: `has ${one} and ${two} swapped` });
    },
    'random byte'() {
      const source = pick(sources);
      const bytes = Buffer.from(source.text);
      const at = Math.floor(next() * bytes.length);
      const byte = Buffer.from([Math.floor(next() * 256)]);
      const [before, after] = [bytes.subarray(0, at), bytes.subarray(at)];
      const content = pick([
        Buffer.concat([before, byte, after.subarray(1)]),
        Buffer.concat([before, byte, after]),
        Buffer.concat([before, after.subarray(1)]),
        before,
      ]);
      // May be harmless: one letter may replace another.
      return { file: source.file, content, mayPass: true, what: `has another byte at ${at}` };
    },
    'swapped files'() {
      const { file } = pick(content);
      const other = pick(sources.filter((source) => source.file !== file && source.area !== 'messages'));
      return {
        file,
        content: Buffer.from(other.text),
        mayPass: false,
        what: `has the text of ${other.file}`,
      };
    },
    'absurd length'() {
      const { source, path, value } = anywhere(sources, (place) => typeof place.value === 'string');
      const long = `${value} `.repeat(100_000 / (String(value).length + 1)).trim();
      return replaced(source, path, long, { what: 'has 100,000 characters' });
    },
    'missing file'() {
      const { file } = pick(sources);
      const others = sources.map((source) => source.file);
      return { file, content: undefined, mayPass: false, others, what: 'was deleted' };
    },
  };
  const names = Object.keys(kinds);
  return (index) => {
    const kind = names[index % names.length] as string;
    return { kind, ...(kinds[kind] as () => Omit<Mutation, 'kind'>)() };
  };
}
