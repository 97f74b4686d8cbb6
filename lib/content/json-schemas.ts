import { z } from 'zod';
import { escapePattern } from '@/lib/site/escape-pattern';
import { entryKinds } from '@/lib/site/site-map';
import { defaultLocale, locales } from '@/messages/routing';
import { routesOf } from './checks/routes';
import type { Source } from './checks/source';
import { folders } from './files';
import { formatJson } from './format-json';
import { schemas } from './schemas/kinds';

/** The part of JSON Schema that the content needs, with the texts that editing tools show. */
export type JsonSchema = {
  $schema?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  definitions?: Record<string, JsonSchema>;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  /** The message for an invalid value; an extension that text editors support. */
  errorMessage?: string;
  patternErrorMessage?: string;
  /** Whether a text may contain bold words, links, and pictures. */
  marks?: boolean;
  /** Whether line breaks are part of a string, as in a program. */
  multiline?: boolean;
  /** The list of `known.json` with the values. */
  known?: Known;
};

/** The lists of `known.json`, which schemas name by `.meta({ known: … })`. */
const knownLists = ['pages', 'links', ...entryKinds] as const;
type Known = (typeof knownLists)[number];

/** The folder of the schemas in the project. */
const schemaFolder = 'content/schemas';

const draft = 'http://json-schema.org/draft-07/schema#';

type Check = { _zod: { def: { error?: (issue: object) => unknown; check: string } } };

/** The schema's own error messages, which are written for people who edit content. */
function ownMessages(schema: z.core.$ZodType): Pick<JsonSchema, 'errorMessage' | 'patternErrorMessage'> {
  const def = schema._zod.def as { checks?: Check[]; error?: (issue: object) => unknown; type: string };
  const say = (error: ((issue: object) => unknown) | undefined) => {
    const words = error?.({ input: null, code: 'invalid_value' });
    return typeof words === 'string' ? words : undefined;
  };
  if (def.type === 'enum') return { errorMessage: say(def.error) };
  const format = def.checks?.find(({ _zod }) => _zod.def.check === 'string_format');
  return { patternErrorMessage: say(format?._zod.def.error ?? def.error) };
}

/** In zod, integers have default bounds, which mean nothing to an editor. */
function dropUnsafeBounds(json: JsonSchema): void {
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
}

/**
 * The JSON Schema of one kind of content, made from its zod schema.
 * @param kind the folder or the file of the content
 */
export function jsonSchemaOf(kind: keyof typeof schemas): JsonSchema {
  return z.toJSONSchema(schemas[kind], {
    io: 'input',
    target: 'draft-7',
    override({ zodSchema, jsonSchema }) {
      const json = jsonSchema as JsonSchema;
      dropUnsafeBounds(json);
      for (const [key, words] of Object.entries(ownMessages(zodSchema)))
        if (words !== undefined) Object.assign(json, { [key]: words });
    },
  }) as JsonSchema;
}

const byKind = new Map<keyof typeof schemas, JsonSchema>();

/** The same, cached: schemas are code, which does not change while a process runs. */
export function kindSchema(kind: keyof typeof schemas): JsonSchema {
  const schema = byKind.get(kind) ?? jsonSchemaOf(kind);
  byKind.set(kind, schema);
  return schema;
}

/** Puts references to `known.json` where schemas name one of its lists. */
function withReferences(json: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(json), (_, value) => {
    if (typeof value?.known !== 'string') return value;
    const { known, ...rest } = value as JsonSchema;
    return { ...rest, allOf: [{ $ref: `known.json#/definitions/${known}` }] };
  });
}

/** Whether a schema is that of a text in every language. */
export const isTextSchema = ({ properties = {} }: JsonSchema) =>
  Object.keys(properties).length === locales.length && locales.every((locale) => locale in properties);

/** Names as a pattern of alternatives. */
const oneOf = (names: readonly string[]) => `(?:${names.map(escapePattern).join('|')})`;

/** What may follow the path of a page before an anchor. */
const query = '(?:\\?[^#]*)?';

/** Paths, with a query, and with an anchor that the page has. */
function pageSchema(sources: readonly Source[]): JsonSchema {
  const routes = routesOf(sources);
  const byAnchors = new Map<string, { anchors: readonly string[]; paths: string[] }>();
  for (const [path, anchors] of routes) {
    if (anchors.length === 0) continue;
    const key = anchors.join(' ');
    const group = byAnchors.get(key) ?? { anchors, paths: [] };
    group.paths.push(path);
    byAnchors.set(key, group);
  }
  const anchored = [...byAnchors.values()].map(
    ({ anchors, paths }): JsonSchema => ({ pattern: `^${oneOf(paths)}${query}#${oneOf(anchors)}$` }),
  );
  const errorMessage = 'Lead this link to a page of this site, without the language, e.g. "/contact".';
  const pages = [...routes.keys()];
  return { anyOf: [{ enum: pages, errorMessage }, { pattern: `^${oneOf(pages)}\\?[^#]*$` }, ...anchored] };
}

/** The same, and addresses that lead to files and out of the site; the schema of a link says what they look like. */
function linkSchema(sources: readonly Source[]): JsonSchema {
  const others: JsonSchema[] = [{ pattern: '^(?:https:|mailto:|tel:)' }, { pattern: '^/.*\\.[a-z0-9]+$' }];
  return { anyOf: [...(pageSchema(sources).anyOf ?? []), ...others] };
}

/** What the content itself names, so that a tool can offer it: pages to link to, and the ids of entries. */
function knownSchema(sources: readonly Source[]): JsonSchema {
  const ids = (folder: Known): JsonSchema => ({
    enum: sources.filter(({ area }) => area === folder).map(({ name }) => name),
    errorMessage: `Name a file of content/${folder}, without ".json".`,
  });
  const schemaOf = (list: Known) =>
    list === 'links' ? linkSchema(sources) : list === 'pages' ? pageSchema(sources) : ids(list);
  return {
    $schema: draft,
    definitions: Object.fromEntries(knownLists.map((list) => [list, schemaOf(list)])),
  };
}

/** The schema of messages: the keys of the English file, each explained by its English text. */
function messagesSchema(english: unknown): JsonSchema {
  if (typeof english === 'string')
    return { type: 'string', pattern: '\\S', description: `In English: ${english}` };
  const fields = Object.entries((english ?? {}) as object);
  const names = fields.map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, value]) => [name, messagesSchema(value)])),
    required: names,
    additionalProperties: false,
  };
}

/** The files that each schema applies to, in the format of editing tools. */
export function schemaPlaces(): { fileMatch: string[]; url: string }[] {
  const place = (match: string, name: string) => ({
    fileMatch: [match],
    url: `./${schemaFolder}/${name}.json`,
  });
  return [
    ...(Object.keys(schemas) as (keyof typeof schemas)[]).map((kind) =>
      place(
        (folders as readonly string[]).includes(kind) ? `/content/${kind}/*.json` : `/content/${kind}.json`,
        kind,
      ),
    ),
    place('/messages/*.json', 'messages'),
  ];
}

/** The schema files that depend on code only, by path from the project's folder. */
export function kindSchemaFiles(): Map<string, string> {
  const kinds = Object.keys(schemas) as (keyof typeof schemas)[];
  return new Map(
    kinds.map((kind) => [`${schemaFolder}/${kind}.json`, formatJson(withReferences(jsonSchemaOf(kind)))]),
  );
}

/** The schema files that change with the content: what it names, and the interface words. */
export function contentSchemaFiles(sources: readonly Source[]): Map<string, string> {
  const english = sources.find(({ area, name }) => area === 'messages' && name === defaultLocale)?.data;
  return new Map([
    [`${schemaFolder}/known.json`, formatJson(knownSchema(sources))],
    [`${schemaFolder}/messages.json`, formatJson({ $schema: draft, ...messagesSchema(english) })],
  ]);
}
