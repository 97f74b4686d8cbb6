import { type JsonSchema, jsonSchemaOf } from '@/lib/content/json-schemas';
import { defaultLocale, locales } from '@/messages/routing';
import { randomNumbers } from '../../../lib/artwork/random-numbers';
import type { Copy, Json } from './copy';
import { textsIn } from './write-texts';

/** Replacement sentences, short enough for every field. */
const sentences = [
  {
    en: 'We agree on the result first',
    es: 'Primero acordamos el resultado',
    fr: 'Nous fixons d’abord le but',
  },
  { en: 'Every change has an owner', es: 'Cada cambio tiene responsable', fr: 'Tout changement a un pilote' },
  { en: 'You keep the source code', es: 'El código queda en sus manos', fr: 'Le code source vous revient' },
  { en: 'Your own people run it', es: 'Lo opera su propio equipo', fr: 'Vos équipes le font tourner' },
  { en: 'We write down what we learn', es: 'Anotamos todo lo aprendido', fr: 'Nous notons nos leçons' },
] as const;

/** A list in a content file, with its minimum and maximum length. */
type List = { file: string; path: PropertyKey[]; min: number; max: number };

const at = (data: Json, path: readonly PropertyKey[]): Json =>
  path.reduce((value, key) => value[key as string], data);

const describe = (path: readonly PropertyKey[]) => path.join('.');

/** Returns the lists of a file that have a maximum length. */
function listsIn(file: string, data: Json, schema: JsonSchema | undefined, path: PropertyKey[] = []): List[] {
  if (typeof data !== 'object' || data === null || !schema) return [];
  if (Array.isArray(data)) {
    const { minItems: min = 0, maxItems: max } = schema;
    const own = max === undefined ? [] : [{ file, path, min, max }];
    return [...own, ...data.flatMap((item, index) => listsIn(file, item, schema.items, [...path, index]))];
  }
  const fields = schema.oneOf?.find(({ properties }) => properties?.kind?.const === data.kind) ?? schema;
  return Object.entries(data).flatMap(([key, value]) =>
    listsIn(file, value, fields.properties?.[key], [...path, key]),
  );
}

/** The longest of the replacement sentences. */
const longest = Math.max(
  ...sentences.flatMap((sentence) => Object.values(sentence).map(({ length }) => length)),
);

/** Returns the part of a schema that describes some part of the data. */
function schemaAt(schema: JsonSchema | undefined, data: Json, path: readonly PropertyKey[]) {
  let [part, value] = [schema, data];
  for (const key of path) {
    const fields = part?.oneOf?.find(({ properties }) => properties?.kind?.const === value.kind) ?? part;
    part = typeof key === 'number' ? fields?.items : fields?.properties?.[key as string];
    value = value[key];
  }
  return part;
}

/** Whether a text at this place may be as long as a sentence; large numbers and times may not. */
function hasRoom(schema: JsonSchema | undefined, data: Json, path: readonly PropertyKey[]): boolean {
  const most = schemaAt(schema, data, path)?.properties?.[defaultLocale]?.maxLength;
  return most === undefined || most >= longest;
}

/** Lists that are as long as another one: the cells of a table as its head, the facts of a service as its sidebar. */
const isPairedList = (path: readonly PropertyKey[]) =>
  ['head', 'proof'].includes(path.at(-1) as string) ||
  (typeof path.at(-1) === 'number' && path.at(-2) === 'rows');

/** People whom articles and services name: the content check refuses to remove them. */
const isNamedList = (data: Json, path: readonly PropertyKey[]) =>
  at(data, path.slice(0, -1)).kind === 'people';

/** Texts with rules of their own: search results have lengths, and drawn bars show the numbers of their result. */
const isTied = (path: readonly PropertyKey[]) =>
  path.includes('meta') || ['metric', 'baseline'].includes(path.at(-1) as string);

/** Returns the schema of a content file. */
function schemaOf(file: string): JsonSchema {
  const [, folder = ''] = file.split('/');
  return jsonSchemaOf(folder.replace('.json', '') as Parameters<typeof jsonSchemaOf>[0]);
}

/**
 * Creates seeded random edits: the same seed gives the same edits.
 * @returns a function that edits the copy and returns a description of the edit
 */
export function createEdits(copy: Copy, seed: number): (index: number) => string {
  const next = randomNumbers(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const shuffle = <T>(list: T[]): T[] =>
    list
      .map((item) => [next(), item] as const)
      .sort(([a], [b]) => a - b)
      .map(([, item]) => item);
  const files = () => copy.contentFiles().filter((file) => file.split('/').length > 2);
  const lists = () => files().flatMap((file) => listsIn(file, copy.readJson(file), schemaOf(file)));

  const kinds: Record<string, () => string> = {
    text() {
      const file = pick(files());
      const data = copy.readJson(file);
      const { path } = pick(
        textsIn(data).filter(({ path }) => !isTied(path) && hasRoom(schemaOf(file), data, path)),
      );
      const sentence = pick(sentences);
      copy.edit(file, (data) => {
        Object.assign(at(data, path), sentence);
      });
      return `${file}: ${describe(path)} became “${sentence.en}”`;
    },
    'longer text'() {
      // Body text has no length limit.
      const places = files()
        .flatMap((file) => textsIn(copy.readJson(file)).map((place) => ({ file, ...place })))
        .filter(({ path, text }) => path.at(-1) === 'text' && text.en.endsWith('.'));
      const { file, path } = pick(places);
      const sentence = pick(sentences);
      copy.edit(file, (data) => {
        const text = at(data, path);
        for (const locale of locales) text[locale] += ` ${sentence[locale as 'en']}.`;
      });
      return `${file}: ${describe(path)} has another sentence, “${sentence.en}”`;
    },
    'interface word'() {
      const words = copy.readJson(`messages/${defaultLocale}.json`);
      const groups = Object.keys(words);
      const path = pick(
        groups.flatMap((group) =>
          Object.keys(words[group])
            .filter((key) => typeof words[group][key] === 'string' && !words[group][key].includes('{'))
            .map((key) => [group, key]),
        ),
      );
      const sentence = pick(sentences);
      for (const locale of locales)
        copy.edit(`messages/${locale}.json`, (data) => {
          at(data, path.slice(0, -1))[path.at(-1) as string] = sentence[locale as 'en'];
        });
      return `messages: ${describe(path)} became “${sentence.en}”`;
    },
    'order of entries'() {
      const folder = pick(['services', 'case-studies', 'industries']);
      copy.edit('content/order.json', (data) => {
        data[folder] = shuffle(data[folder]);
      });
      return `content/order.json: ${folder} in another order`;
    },
    'order of a list'() {
      const { file, path } = pick(lists());
      copy.edit(file, (data) => {
        const list = at(data, path);
        list.splice(0, list.length, ...shuffle([...list]));
      });
      return `${file}: ${describe(path)} in another order`;
    },
    'order of sections'() {
      const file = pick(
        files().filter((one) => one.startsWith('content/pages/') && !one.includes('not-found')),
      );
      copy.edit(file, (data) => {
        const [hero, ...others] = data.sections;
        data.sections = [hero, ...shuffle(others)];
      });
      return `${file}: sections in another order`;
    },
    'shorter list'() {
      const { file, path } = pick(
        lists().filter(
          ({ file, path, min }) =>
            !isPairedList(path) &&
            !isNamedList(copy.readJson(file), path) &&
            at(copy.readJson(file), path).length > min,
        ),
      );
      copy.edit(file, (data) => {
        const list = at(data, path);
        list.splice(Math.floor(next() * list.length), 1);
      });
      return `${file}: ${describe(path)} has one item less`;
    },
    'longer list'() {
      // Skips lists of ids, because each entry may be listed only once.
      const { file, path } = pick(
        lists().filter((list) => {
          const items = at(copy.readJson(list.file), list.path);
          if (isPairedList(list.path) || items.length >= list.max) return false;
          return typeof items[0] === 'object' && !('figure' in items[0]);
        }),
      );
      const sentence = pick(sentences);
      copy.edit(file, (data) => {
        const list = at(data, path);
        const item = structuredClone(pick<Json>(list));
        const own = schemaAt(schemaOf(file), data, path)?.items;
        const text = textsIn(item).find((place) => hasRoom(own, item, place.path));
        if (text) Object.assign(at(item, text.path), sentence);
        list.push(item);
      });
      return `${file}: ${describe(path)} has one item more`;
    },
    fact() {
      const change = pick<(company: Json) => string>([
        (company) => {
          company.phone = { display: '(512) 555-0177', dial: '+15125550177' };
          return 'phone';
        },
        (company) => {
          company.hours.opens = '08:30';
          return 'hours.opens';
        },
        (company) => {
          company.founded -= 1;
          return 'founded';
        },
        (company) => {
          pick<Json>(company.figures.filter(({ value }: Json) => value !== undefined)).value += 1;
          return 'figures';
        },
      ]);
      let what = '';
      copy.edit('content/company.json', (company) => {
        what = change(company);
      });
      return `content/company.json: ${what}`;
    },
  };
  const names = Object.keys(kinds);
  return (index) => (kinds[names[index % names.length] as string] as () => string)();
}
