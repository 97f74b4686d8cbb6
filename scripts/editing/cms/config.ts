import { photoPattern, withoutPhotoQuery } from '@/lib/content/addresses';
import { factsIn } from '@/lib/content/check';
import { redirectsOf } from '@/lib/content/checks/redirects';
import { routesOf } from '@/lib/content/checks/routes';
import { type Area, eachString, type Source, valueAt } from '@/lib/content/checks/source';
import { type Folder, folders, type Single, singles } from '@/lib/content/files';
import { isTextSchema, type JsonSchema, jsonSchemaOf } from '@/lib/content/json-schemas';
import { languageName } from '@/lib/content/language-name';
import { timePattern } from '@/lib/content/schemas/company';
import { iconNames } from '@/lib/content/schemas/icon';
import { type EntryKind, entries, entryKinds, pathOfFile } from '@/lib/site/site-map';
import { defaultLocale, locales } from '@/messages/routing';
import { hintWords, inFormOrder, labelOf, listLabelOf, wordsOf } from './labels';
import { messagesFile } from './messages';
import { pageOfField, pageOfMessages } from './preview-pages';
import { allowUnwritten } from './unwritten-sign';

/** Folders with one file for each page; editors cannot add files to them. */
const fixedFolders = ['pages', 'legal'] as const satisfies readonly Folder[];
const isFixed = (area: string) => (fixedFolders as readonly string[]).includes(area);

/** A field of the editor's configuration: https://decapcms.org/docs/widgets/ */
type Field = { name: string; label: string; widget: string; hint?: string; required?: boolean } & Record<
  string,
  unknown
>;

const isPhoto = ({ pattern = '' }: JsonSchema) => pattern.includes('unsplash');

/** A value to choose, with a title for people. */
type Option = { value: string; label: string };

type Options = Readonly<Record<NonNullable<JsonSchema['known']>, readonly Option[]>>;

function textField(schema: JsonSchema): Partial<Field> {
  const leaf = schema.properties?.[defaultLocale];
  return { widget: 'languages', max: leaf?.maxLength, multiline: (leaf?.maxLength ?? 1000) > 100 };
}

const patternOf = ({ pattern, patternErrorMessage = '' }: JsonSchema): Partial<Field> =>
  pattern ? { pattern: [allowUnwritten(pattern), patternErrorMessage] } : {};

function stringField(schema: JsonSchema, options: Options): Partial<Field> {
  const { known, enum: values } = schema;
  // A link may also lead to another site, so it is not a list.
  if (known === 'links') return { widget: 'link', suggestions: options.links, ...patternOf(schema) };
  if (known) return { widget: 'select', options: options[known] };
  if (values?.includes(iconNames[0])) return { widget: 'icon', options: values };
  if (values)
    return { widget: 'select', options: values.map((value) => ({ value, label: String(value) || '—' })) };
  if (isPhoto(schema)) return { widget: 'photo' };
  if (schema.pattern === timePattern.source) return { widget: 'time' };
  return { widget: 'string', ...patternOf(schema) };
}

/** The text of a collapsed item. */
function summaryOf({ properties = {} }: JsonSchema): string {
  const names = Object.keys(properties);
  const title = ['title', 'question', 'metric', 'label', 'text'].find((name) => names.includes(name));
  if (title) return `{{fields.${title}.${defaultLocale}}}`;
  return `{{fields.${names[0]}}}`;
}

function listField({ items = {}, minItems, maxItems }: JsonSchema, options: Options): Partial<Field> {
  const limits = { min: minItems, max: maxItems };
  // A text, or one that all languages share.
  const text = [items, ...(items.anyOf ?? [])].find(isTextSchema);
  if (text) return { ...textField(text), widget: 'texts', min: minItems, most: maxItems };
  if (items.enum) return { widget: 'select', multiple: true, options: items.enum, ...limits };
  if (items.known) return { widget: 'entries', options: options[items.known], ...limits };
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
  if (items.type !== 'object') {
    const label = items.type === 'array' ? 'Row' : 'Item';
    return { ...list, field: { ...fieldOf('item', items, true, options), label } };
  }
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

/** A group that may be left empty. The editor would ask for its fields even then; the server asks for the rest of a group. */
function optional(field: Field): Field {
  if (field.widget !== 'object') return { ...field, required: false };
  return { ...field, required: false, fields: (field.fields as Field[]).map(optional) };
}

function fieldOf(name: string, schema: JsonSchema, isRequired: boolean, options: Options): Field {
  const widget = widgetOf(schema, options);
  const field = {
    name,
    label: widget.widget === 'list' ? listLabelOf(name) : labelOf(name),
    hint: schema.description && hintWords(schema.description),
    required: isRequired,
    ...(schema.default === undefined ? {} : { default: schema.default }),
    ...widget,
    // A new entry begins as a draft.
    ...(name === 'draft' ? { widget: 'draft', default: true } : {}),
  } as Field;
  return isRequired ? field : optional(field);
}

/** A list that always has all entries. */
const completeList = (field: Field): Field => ({
  ...field,
  isComplete: true,
  hint: 'Drag a title to its place, or press its buttons.',
});

/** Adds the page that shows a field to the field and to all fields within it. */
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

/** Returns the title of an entry or a page; its id in words if it has none. */
export function titleOf({ area, name, data }: Source): string {
  if (area === 'singles') return labels[name as Single];
  const own = valueAt(data, 'title', defaultLocale);
  return typeof own === 'string' && own && area !== 'pages' ? own : wordsOf(name);
}

const labels: Readonly<Record<Single, string>> = {
  company: 'The company',
  logo: 'The mark',
  order: 'The order of entries',
  redirects: 'Redirects of old addresses',
  templates: 'Texts that pages of a kind share',
};

/** Returns the editor's name for a group of forms. */
export function collectionLabel(area: Area): string {
  if (area === 'singles') return 'Site';
  if (area === 'messages') return 'Buttons, labels, messages';
  return area === 'legal' ? 'Legal pages' : labelOf(area);
}

/** Returns the values to choose from: entries, pages, and addresses that other links already use. */
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
 * Returns the configuration of the visual editor, derived from the schemas and the content: https://decapcms.org/docs/configuration-options/
 * @param origin the origin of the development server
 */
export function editorConfig(sources: readonly Source[], origin: string) {
  const options = optionsOf(sources);
  return {
    backend: { name: 'proxy', proxy_url: `${origin}/admin/api`, branch: 'main' },
    load_config_file: false,
    locale: 'site',
    // Not used: a field of our own uploads photographs, and artwork is drawn by code.
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
        fields: fieldsOf(jsonSchemaOf(folder), options).map((field) =>
          field.name === 'id' ? { ...field, widget: 'entry-id' } : field,
        ),
      })),
      // Editors cannot add or remove these, because each has its own route.
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
            withPage(name === 'order' ? completeList(field) : field, pageOfField(name, field.name, sources)),
          ),
        })),
      },
    ],
  };
}

/** Returns a field for each interface text, in the groups of the English file. */
function messageFields(english: unknown): Field[] {
  return Object.entries((english ?? {}) as object).map(([name, value]): Field => {
    const label = wordsOf(name);
    if (typeof value === 'string')
      return { name, label, widget: 'languages', required: true, multiline: value.length > 100 };
    return { name, label, widget: 'object', collapsed: true, fields: messageFields(value) };
  });
}

/** Returns the form of the interface texts. The local server combines those of all languages in one file. */
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

/** Returns the settings of our own fields and of the preview. */
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
