/** @jest-environment node */
import { schemas } from '@/lib/content/schemas/kinds';
import { editorConfig, editorSettings, messagesCollection } from '@/scripts/editing/cms/config';
import { editorPage } from '@/scripts/editing/cms/page';
import { sourcesOf, validSite } from '../../../lib/content/site';

// biome-ignore lint/suspicious/noExplicitAny: the editor's configuration has no type of its own
type Loose = any;

const sources = sourcesOf(validSite());

/** The sources with other groups of interface texts. */
const withMessages = (groups: readonly string[]) => {
  const texts = Object.fromEntries(groups.map((group) => [group, { text: 'A text' }]));
  return sourcesOf({ ...validSite(), 'messages/en.json': texts });
};
const config = editorConfig(sources, 'http://localhost:3000');
const collection = (name: string): Loose => config.collections.find((one) => one.name === name);
const page = (name: string): Loose => collection('pages').files.find((one: Loose) => one.name === name);
const field = (fields: Loose[], ...path: string[]): Loose => {
  const [name, ...rest] = path;
  const own = fields.find((one) => one.name === name);
  return rest.length > 0 ? field(own.fields ?? own.types ?? [own.field], ...rest) : own;
};

it('has a form for every kind of content', () => {
  const folders = config.collections.filter((one) => 'folder' in one).map(({ name }) => name);
  const fixed = ['pages', 'legal'].filter((name) => collection(name).files.length > 0);
  const files = collection('site').files.map(({ name }: Loose) => name);
  expect([...folders, ...fixed, ...files].sort()).toEqual(Object.keys(schemas).sort());
});

it('shows a text in all languages with its limit and a hint', () => {
  expect(field(collection('services').fields, 'title')).toMatchObject({
    label: 'Title',
    widget: 'languages',
    max: 60,
    hint: 'The name of the service.',
    required: true,
  });
});

it('offers icons, industries, pages, and photos as options', () => {
  expect(field(collection('services').fields, 'icon')).toMatchObject({
    widget: 'icon',
    options: expect.arrayContaining(['cloud']),
  });
  expect(field(collection('case-studies').fields, 'industry').options).toContainEqual({
    value: 'retail',
    label: 'The retail trade',
  });
  expect(field(collection('case-studies').fields, 'imagePath').widget).toBe('photo');
  const link = field(page('home').fields, 'sections', 'call-to-action', 'primary', 'link');
  expect(link.widget).toBe('link');
  expect(link.suggestions).toEqual(
    expect.arrayContaining([
      { value: '/', label: 'Home – /' },
      { value: '/contact', label: 'Contact – /contact' },
      { value: '/services/cloud', label: 'The cloud service – /services/cloud' },
    ]),
  );
  expect(editorSettings(sources).photos).toHaveLength(1);
});

it('has readable labels for pages and fields, titles first', () => {
  expect(collection('pages').files.map(({ label }: Loose) => label)).toEqual(
    expect.arrayContaining(['Home', 'About', 'Not found']),
  );
  const service = collection('services').fields.map(({ label }: Loose) => label);
  expect(service.slice(0, 3)).toEqual(['Title', 'Draft: keep it off the site', 'On the site from this day']);
  expect(service).toEqual(
    expect.arrayContaining(['Photograph', 'What the photograph shows', 'Search results']),
  );
  const phone = field(collection('site').files.find((one: Loose) => one.name === 'company').fields, 'phone');
  expect(phone.fields.map(({ label }: Loose) => label)).toEqual([
    'Phone number as people read it',
    'Phone number as a phone dials it',
  ]);
});

it('labels lists with what their number counts, and other fields of the same name as before', () => {
  const { fields } = collection('case-studies');
  expect(field(fields, 'challenge').label).toBe('Paragraphs of the challenge');
  expect(field(fields, 'results', 'metric').label).toBe('Number');
  const templates = collection('site').files.find((one: Loose) => one.name === 'templates').fields;
  expect(field(templates, 'caseStudy', 'challenge').label).toBe('Challenge');
});

it('sorts entries by title', () => {
  const order = collection('site').files.find((one: Loose) => one.name === 'order').fields;
  expect(field(order, 'services').options).toContainEqual({ value: 'data', label: 'The data service' });
});

it('shows messages in all languages, in groups with readable labels', () => {
  const [file] = messagesCollection(sources).files;
  expect(file).toMatchObject({
    file: 'messages/all.json',
    fields: [
      {
        label: 'Menu',
        widget: 'object',
        fields: [{ label: 'Open', widget: 'languages' }, { name: 'count' }],
      },
    ],
  });
});

it('knows a page that shows each interface text and each shared word', () => {
  const own = withMessages(['Contact', 'CaseStudyList', 'FirstProject', 'Menu']);
  const [file] = messagesCollection(own).files;
  const pageOf = (fields: Loose[]) => fields.map(({ name, page, fields: [text] }) => [name, page, text.page]);
  expect(pageOf(file?.fields as Loose[])).toEqual([
    ['Contact', '/contact', '/contact'],
    ['CaseStudyList', '/case-studies', '/case-studies'],
    ['FirstProject', '/services/cloud', '/services/cloud'],
    ['Menu', '/', '/'],
  ]);
  const single = (name: string) => collection('site').files.find((one: Loose) => one.name === name).fields;
  expect(field(single('templates'), 'insight', 'topics').page).toMatch(/^\/insights\/./);
  expect(field(single('templates'), 'service', 'closing', 'primary', 'text').page).toBe('/services/cloud');
  expect(field(single('company'), 'hours', 'opens').page).toBe('/contact');
});

it('has the limits of lists, and the kinds of blocks and sections', () => {
  expect(field(collection('services').fields, 'benefits')).toMatchObject({
    widget: 'texts',
    min: 2,
    most: 8,
  });
  const capabilities = field(collection('services').fields, 'content', 'capabilities');
  expect(capabilities).toMatchObject({ widget: 'list', min: 2, max: 8, summary: '{{fields.title.en}}' });
  expect(capabilities.fields.map(({ name }: Loose) => name)).toEqual(['title', 'text']);
  const intro = field(collection('services').fields, 'content', 'introduction');
  expect(intro).toMatchObject({ typeKey: 'kind' });
  expect(intro.types.map(({ name }: Loose) => name)).toEqual(['paragraph', 'list', 'quote']);
  expect(field(collection('case-studies').fields, 'months')).toMatchObject({
    widget: 'number',
    min: 1,
    max: 240,
  });
});

it('requires nothing within a group that may be left empty, at any depth', () => {
  const { fields: results } = field(collection('case-studies').fields, 'results');
  const comparison = field(results, 'comparison');
  expect(comparison.required).toBe(false);
  const requiredIn = (fields: Loose[]): string[] =>
    fields.flatMap((one) => [
      ...(one.required ? [one.name] : []),
      ...(one.widget === 'object' ? requiredIn(one.fields) : []),
    ]);
  expect(requiredIn(comparison.fields)).toEqual([]);
  expect(requiredIn(results)).toEqual(expect.arrayContaining(['metric']));
});

it('does not allow adding pages and legal documents, which need a route', () => {
  expect(['services', 'case-studies', 'industries'].map((name) => collection(name).create)).toEqual([
    true,
    true,
    true,
  ]);
  // A file collection has no button for a new entry.
  expect(['pages', 'legal'].map((name) => 'folder' in collection(name))).toEqual([false, false]);
});

it('loads only files of this server, and escapes content', () => {
  const page = editorPage({ hint: '</script><script>alert(1)' }, {});
  expect(page).not.toContain('</script><script>alert');
  expect([...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    '/favicon.svg',
    '/admin/files/decap-cms.js',
    '/admin/files/admin.js',
  ]);
});

it('gives programs several lines, and cells of tables a box for each language', () => {
  const block = (kind: string) => field(collection('insights').fields, 'body', kind).fields as Loose[];
  expect(field(block('code'), 'code').widget).toBe('text');
  // A list of single fields would read a text in all languages as a group of fields, and lose it.
  expect(field(block('table'), 'rows').field).toMatchObject({
    label: 'Row',
    widget: 'texts',
    required: true,
  });
  expect(field(collection('insights').fields, 'topics')).toMatchObject({ widget: 'select', multiple: true });
});
