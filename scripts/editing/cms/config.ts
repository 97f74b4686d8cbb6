import { photoPattern, withoutPhotoQuery } from '@/lib/content/addresses';
import { factsIn } from '@/lib/content/check';
import { redirectsOf } from '@/lib/content/checks/redirects';
import { routesOf } from '@/lib/content/checks/routes';
import { type Area, eachString, type Source, valueAt } from '@/lib/content/checks/source';
import { type Folder, folders, type Single, singles } from '@/lib/content/files';
import { isTextSchema, type JsonSchema, jsonSchemaOf } from '@/lib/content/json-schemas';
import { languageName } from '@/lib/content/language-name';
import { iconNames } from '@/lib/content/schemas/icon';
import { type EntryKind, entries, entryKinds, pathOfFile } from '@/lib/site/site-map';
import { defaultLocale, locales, preferenceKey } from '@/messages/routing';
import { inFormOrder, labelOf, wordsOf } from './labels';
import { messagesFile } from './messages';
import { pageOfField, pageOfMessages } from './preview-pages';

/** Folders whose files come with the site, one for each page. */
const fixedFolders = ['pages', 'legal'] as const satisfies readonly Folder[];
const isFixed = (area: string) => (fixedFolders as readonly string[]).includes(area);

/** A field of the editor's configuration: https://decapcms.org/docs/widgets/ */
type Field = { name: string; label: string; widget: string; hint?: string; required?: boolean } & Record<
  string,
  unknown
>;

const isPhoto = ({ pattern = '' }: JsonSchema) => pattern.includes('unsplash');

/** What can be chosen, with the title by which a person knows it. */
type Option = { value: string; label: string };

type Options = Readonly<Record<NonNullable<JsonSchema['known']>, readonly Option[]>>;

function textField(schema: JsonSchema): Partial<Field> {
  const leaf = schema.properties?.[defaultLocale];
  return { widget: 'languages', max: leaf?.maxLength, multiline: (leaf?.maxLength ?? 1000) > 100 };
}

function stringField(schema: JsonSchema, options: Options): Partial<Field> {
  const { known, pattern, patternErrorMessage, enum: values } = schema;
  // Links also lead out of the site, to what no list has.
  if (known === 'links')
    return { widget: 'link', suggestions: options.links, pattern: [pattern, patternErrorMessage ?? ''] };
  if (known) return { widget: 'select', options: options[known] };
  if (values?.includes(iconNames[0])) return { widget: 'icon', options: values };
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
  const wording = schema.anyOf?.find(isTextSchema);
  if (wording) return textField(wording);
  if (schema.multiline) return { widget: 'text' };
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

/** The field, and those within it, with the page that shows them. */
function withPage(field: Field, page: string): Field {
  const within = ['fields', 'types'].filter((key) => Array.isArray(field[key]));
  const inner = within.map((key) => [key, (field[key] as Field[]).map((one) => withPage(one, page))]);
  return { ...field, ...Object.fromEntries(inner), page };
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema, options: Options): Field[] {
  return inFormOrder(
    Object.entries(properties)
      .filter(([name]) => name !== '$schema')
      .map(([name, schema]) => fieldOf(name, schema, required.includes(name), options)),
  );
}

/** The title of an entry or a page, as far as it has one. */
export function titleOf({ area, name, data }: Source): string {
  if (area === 'singles') return labels[name as Single];
  const own = valueAt(data, 'title', defaultLocale);
  return typeof own === 'string' && own && area !== 'pages' ? own : wordsOf(name);
}

const labels: Readonly<Record<Single, string>> = {
  company: 'The company',
  logo: 'The mark',
  order: 'The order of entries',
  redirects: 'Addresses that are gone',
  templates: 'Words that pages of a kind share',
};

/** What the editor calls the forms of an area. */
export function collectionLabel(area: Area): string {
  if (area === 'singles') return 'Site';
  if (area === 'messages') return 'Buttons, labels, messages';
  return area === 'legal' ? 'Legal pages' : labelOf(area);
}

/** What fields offer to choose from: pages, also those with an anchor that are linked already, and entries. */
function optionsOf(sources: readonly Source[]): Options {
  const byPath = new Map(
    sources.map((source) => [pathOfFile(source.area, source.name), titleOf(source)] as const),
  );
  const option = (link: string): Option => {
    const title = byPath.get(link.split(/[?#]/)[0]);
    return { value: link, label: title ? `${title} – ${link}` : link };
  };
  const pages = [...routesOf(sources).keys()];
  const links = new Set(pages);
  for (const { data } of sources)
    eachString(data, (value, path) => {
      if (path.at(-1) === 'link') links.add(value);
    });
  for (const gone of redirectsOf(sources).keys()) links.delete(gone);
  const entriesOf = (folder: Folder) =>
    sources
      .filter(({ area }) => area === folder)
      .map((source): Option => ({ value: source.name, label: titleOf(source) }));
  return {
    pages: pages.sort().map(option),
    links: [...links].sort().map(option),
    ...(Object.fromEntries(entryKinds.map((kind) => [kind, entriesOf(kind)])) as Record<EntryKind, Option[]>),
  };
}

/**
 * The configuration of the visual editor, made from the schemas and the content: https://decapcms.org/docs/configuration-options/
 * @param origin where the development server answers
 */
export function editorConfig(sources: readonly Source[], origin: string) {
  const options = optionsOf(sources);
  return {
    backend: { name: 'proxy', proxy_url: `${origin}/admin/api`, branch: 'main' },
    load_config_file: false,
    locale: 'site',
    // Photographs have a field of their own, which uploads them too; artwork is drawn by code.
    media_folder: 'public/images',
    site_url: origin,
    display_url: origin,
    collections: [
      ...entryKinds.map((folder) => ({
        name: folder,
        label: collectionLabel(folder),
        label_singular: labelOf(entries[folder].noun),
        folder: `content/${folder}`,
        extension: 'json',
        format: 'json',
        create: true,
        delete: true,
        identifier_field: 'id',
        slug: '{{fields.id}}',
        summary: `{{title.${defaultLocale}}}`,
        fields: fieldsOf(jsonSchemaOf(folder), options),
      })),
      // Nobody adds or removes these: each has a route of its own.
      ...fixedFolders.map((folder) => ({
        name: folder,
        label: collectionLabel(folder),
        files: sources
          .filter(({ area }) => area === folder)
          .map((source) => ({
            name: source.name,
            label: titleOf(source),
            file: source.file,
            fields: fieldsOf(jsonSchemaOf(folder), options),
          })),
      })),
      {
        name: 'site',
        label: collectionLabel('singles'),
        files: singles.map((name) => ({
          name,
          label: labels[name],
          file: `content/${name}.json`,
          fields: fieldsOf(jsonSchemaOf(name), options).map((field) =>
            withPage(field, pageOfField(name, field.name, sources)),
          ),
        })),
      },
    ],
  };
}

/** The forms of the interface texts: a group of the English file is a box, a text has its languages side by side. */
function messageFields(english: unknown): Field[] {
  return Object.entries((english ?? {}) as object).map(([name, value]): Field => {
    const label = wordsOf(name);
    if (typeof value === 'string')
      return { name, label, widget: 'languages', required: true, multiline: value.length > 100 };
    return { name, label, widget: 'object', collapsed: true, fields: messageFields(value) };
  });
}

/** The interface texts of all languages, which the local server gives as one file. */
export function messagesCollection(sources: readonly Source[]) {
  const english = sources.find(({ area, name }) => area === 'messages' && name === defaultLocale)?.data;
  return {
    name: 'interface',
    label: collectionLabel('messages'),
    files: [
      {
        name: 'messages',
        label: collectionLabel('messages'),
        file: messagesFile,
        fields: messageFields(english).map((field) => withPage(field, pageOfMessages(field.name, sources))),
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
      if (photoPattern.test(url) && !photos.has(url)) photos.set(url, name);
    });
  return {
    languages: locales.map((locale) => ({ code: locale, name: languageName(locale) })),
    defaultLanguage: defaultLocale,
    preferenceKey,
    photos: [...photos].map(([url, entry]) => ({ url, entry })),
    facts: factsIn(sources) ?? {},
    // Entries are previewed by their folder, single files by their name.
    previews: [
      'messages',
      ...folders,
      ...singles,
      ...sources.filter(({ area }) => isFixed(area)).map(({ name }) => name),
    ],
  };
}
