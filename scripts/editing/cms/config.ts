import { withoutPhotoQuery } from '@/lib/content/addresses';
import { redirectsOf } from '@/lib/content/checks/redirects';
import { routesOf } from '@/lib/content/checks/routes';
import { eachString, type Source } from '@/lib/content/checks/source';
import { type Folder, folders, type Single, singles } from '@/lib/content/files';
import { isTextSchema, type JsonSchema, jsonSchemaOf } from '@/lib/content/json-schemas';
import { languageName } from '@/lib/content/language-name';
import { type EntryKind, entries, entryKinds, isEntryKind } from '@/lib/site/site-map';
import { defaultLocale, locales, preferenceKey } from '@/messages/routing';

/** A field of the editor's configuration: https://decapcms.org/docs/widgets/ */
type Field = { name: string; label: string; widget: string; hint?: string; required?: boolean } & Record<
  string,
  unknown
>;

/** `heroImageAlt` → `Hero image alt`. */
function labelOf(name: string): string {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

const isPhoto = ({ pattern = '' }: JsonSchema) => pattern.includes('images');

type Options = Readonly<Record<NonNullable<JsonSchema['known']>, readonly string[]>>;

function textField(schema: JsonSchema): Partial<Field> {
  const leaf = schema.properties?.[defaultLocale];
  return { widget: 'languages', max: leaf?.maxLength, multiline: (leaf?.maxLength ?? 1000) > 100 };
}

function stringField(schema: JsonSchema, options: Options): Partial<Field> {
  const { known, pattern, patternErrorMessage, enum: values } = schema;
  if (known) return { widget: 'select', options: options[known] };
  if (values)
    return { widget: 'select', options: values.map((value) => ({ value, label: String(value) || '—' })) };
  if (isPhoto(schema)) return { widget: 'photo' };
  return { widget: 'string', ...(pattern ? { pattern: [pattern, patternErrorMessage ?? ''] } : {}) };
}

/** What a closed item shows of itself. */
function summaryOf({ properties = {} }: JsonSchema): string {
  const names = Object.keys(properties);
  const title = ['title', 'question', 'metric', 'label', 'text'].find((name) => names.includes(name));
  if (title) return `{{fields.${title}.${defaultLocale}}}`;
  return `{{fields.${names[0]}}}`;
}

function listField({ items = {}, minItems, maxItems }: JsonSchema, options: Options): Partial<Field> {
  const limits = { min: minItems, max: maxItems };
  if (isTextSchema(items)) return { ...textField(items), widget: 'texts', min: minItems, most: maxItems };
  if (items.enum) return { widget: 'select', multiple: true, options: items.enum, ...limits };
  if (items.known) return { widget: 'select', multiple: true, options: options[items.known], ...limits };
  const list = { widget: 'list', collapsed: true, label_singular: 'item', ...limits };
  if (items.oneOf) {
    const types = items.oneOf.map((option) => {
      const kind = String(option.properties?.kind?.const);
      const fields = fieldsOf(option, options).filter(({ name }) => name !== 'kind');
      return {
        name: kind,
        label: labelOf(kind),
        widget: 'object',
        hint: option.description,
        summary: summaryOf(option),
        fields,
      };
    });
    return { ...list, types, typeKey: 'kind' };
  }
  if (items.type !== 'object') return { ...list, field: fieldOf('item', items, true, options) };
  return { ...list, summary: summaryOf(items), fields: fieldsOf(items, options) };
}

function widgetOf(schema: JsonSchema, options: Options): Partial<Field> {
  if (isTextSchema(schema)) return textField(schema);
  switch (schema.type) {
    case 'object':
      return { widget: 'object', collapsed: false, fields: fieldsOf(schema, options) };
    case 'array':
      return listField(schema, options);
    case 'boolean':
      return { widget: 'boolean' };
    case 'integer':
    case 'number':
      return {
        widget: 'number',
        value_type: schema.type === 'integer' ? 'int' : 'float',
        min: schema.minimum,
        max: schema.maximum,
        step: schema.type === 'integer' ? 1 : 0.0001,
      };
    default:
      return stringField(schema, options);
  }
}

function fieldOf(name: string, schema: JsonSchema, isRequired: boolean, options: Options): Field {
  return {
    name,
    label: labelOf(name),
    hint: schema.description,
    required: isRequired,
    ...(schema.default === undefined ? {} : { default: schema.default }),
    ...widgetOf(schema, options),
  } as Field;
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema, options: Options): Field[] {
  return Object.entries(properties)
    .filter(([name]) => name !== '$schema')
    .map(([name, schema]) => fieldOf(name, schema, required.includes(name), options));
}

/** What fields offer to choose from: pages, also those with an anchor that are linked already, and entries. */
function optionsOf(sources: readonly Source[]): Options {
  const pages = [...routesOf(sources).keys()];
  const links = new Set(pages);
  for (const { data } of sources)
    eachString(data, (value, path) => {
      if (path.at(-1) === 'link') links.add(value);
    });
  for (const gone of redirectsOf(sources).keys()) links.delete(gone);
  const ids = (folder: Folder) => sources.filter(({ area }) => area === folder).map(({ name }) => name);
  return {
    pages: pages.sort(),
    links: [...links].sort(),
    ...(Object.fromEntries(entryKinds.map((kind) => [kind, ids(kind)])) as Record<EntryKind, string[]>),
  };
}

const labels: Readonly<Record<Single, string>> = {
  company: 'The company',
  logo: 'The mark',
  order: 'The order of entries',
  redirects: 'Addresses that are gone',
  templates: 'Words that pages of a kind share',
};

/**
 * The configuration of the visual editor, made from the schemas and the content: https://decapcms.org/docs/configuration-options/
 * @param origin where the development server answers
 */
export function editorConfig(sources: readonly Source[], origin: string) {
  const options = optionsOf(sources);
  return {
    backend: { name: 'proxy', proxy_url: `${origin}/admin/api`, branch: 'main' },
    load_config_file: false,
    // Pictures are photographs by address and artwork by code; nothing is uploaded.
    media_folder: 'public/images',
    site_url: origin,
    display_url: origin,
    collections: [
      ...folders.map((folder) => ({
        name: folder,
        label: labelOf(folder),
        label_singular: labelOf(isEntryKind(folder) ? entries[folder].noun : 'page'),
        folder: `content/${folder}`,
        extension: 'json',
        format: 'json',
        create: isEntryKind(folder),
        delete: isEntryKind(folder),
        identifier_field: 'id',
        slug: '{{fields.id}}',
        summary: folder === 'pages' ? '{{id}}' : `{{title.${defaultLocale}}}`,
        fields: fieldsOf(jsonSchemaOf(folder), options),
      })),
      {
        name: 'site',
        label: 'Site',
        files: singles.map((name) => ({
          name,
          label: labels[name],
          file: `content/${name}.json`,
          fields: fieldsOf(jsonSchemaOf(name), options),
        })),
      },
    ],
  };
}

/** What our own fields and the preview need to know. */
export function editorSettings(sources: readonly Source[]) {
  const photos = new Map<string, string>();
  for (const { data, name } of sources)
    eachString(data, (value) => {
      const url = withoutPhotoQuery(value);
      if (url.startsWith('https://images.') && !photos.has(url)) photos.set(url, name);
    });
  return {
    languages: locales.map((locale) => ({ code: locale, name: languageName(locale) })),
    defaultLanguage: defaultLocale,
    preferenceKey,
    photos: [...photos].map(([url, entry]) => ({ url, entry })),
    collections: [...folders, ...singles],
  };
}
