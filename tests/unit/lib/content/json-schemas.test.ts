/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Diagnostic, getLanguageService, TextDocument } from 'vscode-json-languageservice';
import { listAreas, readSources } from '@/lib/content/checks/source';
import { formatJson } from '@/lib/content/format-json';
import {
  contentSchemaFiles,
  type JsonSchema,
  jsonSchemaOf,
  kindSchemaFiles,
  schemaPlaces,
} from '@/lib/content/json-schemas';
import { schemas } from '@/lib/content/schemas/kinds';
import { writeSchemas } from '@/scripts/lib/schemas';
import { validSite, writeSite } from './site';

// The content is a small valid site, with schemas generated for it.
const root = writeSite(validSite());
writeSchemas(root);
const { sources } = readSources(root, listAreas(root));

// The language service that common editors use for JSON.
const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
});
service.configure({
  schemas: schemaPlaces().map(({ fileMatch, url }) => ({
    fileMatch: fileMatch.map((pattern) => pathToFileURL(root).href + pattern),
    uri: pathToFileURL(resolve(root, url)).href,
  })),
});

function open(file: string, text: string) {
  const document = TextDocument.create(pathToFileURL(resolve(root, file)).href, 'json', 1, text);
  return { document, json: service.parseJSONDocument(document) };
}

async function underlined(file: string, text: string): Promise<string[]> {
  const { document, json } = open(file, text);
  const found: Diagnostic[] = await service.doValidation(document, json);
  return found.map(({ range, message }) => `${document.getText(range)}: ${message}`);
}

/** Returns what an editor underlines in a content file after a change to its text. */
async function change(file: string, find: string | RegExp, replacement: string): Promise<string[]> {
  const text = readFileSync(join(root, file), 'utf8');
  const changed = text.replace(find, replacement);
  expect(changed).not.toBe(text);
  return underlined(file, changed);
}

/** Returns every field of a schema that has no description. */
function unexplained(schema: JsonSchema, path: string): string[] {
  const own = schema.description || schema.const !== undefined ? [] : [path];
  const fields = Object.entries(schema.properties ?? {});
  return [
    ...own,
    ...fields.flatMap(([name, field]) => unexplained(field, `${path}.${name}`)),
    ...(schema.items ? unexplained(schema.items, `${path}[]`) : []),
    ...(schema.oneOf ?? []).flatMap((option) =>
      unexplained({ ...option, description: ' ' }, `${path}<${option.properties?.kind?.const}>`),
    ),
  ];
}

const study = 'content/case-studies/bank.json';

describe('JSON Schemas of the content', () => {
  it.each([...kindSchemaFiles()])('%s is up to date with "npm run content -- --schemas"', (file, text) => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('describe every field', () => {
    const kinds = Object.keys(schemas) as (keyof typeof schemas)[];
    const found = kinds.flatMap((kind) =>
      unexplained({ ...jsonSchemaOf(kind), description: 'The file.' }, kind),
    );
    expect(found).toEqual([]);
  });

  it('are configured in the workspace', () => {
    const settings = readFileSync('.vscode/settings.json', 'utf8').replace(/^\s*\/\/.*$/gm, '');
    expect(JSON.parse(settings)['json.schemas']).toEqual(schemaPlaces());
  });

  it('underline nothing in valid content', async () => {
    for (const { file, text } of sources) expect([file, await underlined(file, text)]).toEqual([file, []]);
  });

  it.each<[string, string, string | RegExp, string, RegExp]>([
    ['an unknown field', study, '"client"', '"customer": 1,\n  "client"', /^"customer": Property customer/],
    [
      'a missing language',
      study,
      /"fr": "[^"]*"(?=\n {2}\},\n {2}"client")/,
      '"en": ""',
      /Missing property "fr"/,
    ],
    ['a wrong type', study, /"months": \d+/, '"months": "8"', /^"8": Incorrect type/],
    [
      'an unknown industry',
      study,
      '"finance"',
      '"financial"',
      /^"financial": Name a file of content\/industries/,
    ],
    ['a text beyond its limit', study, '"The client', `"${'x'.repeat(91)}`, /maximum length of 90/],
    [
      'a photograph of another host',
      study,
      'https://images.unsplash.com',
      'https://example.com',
      /Copy the address of the photograph/,
    ],
    [
      'a link to nothing',
      'content/pages/home.json',
      '"link": "/services"',
      '"link": "/servces"',
      /^"\/servces": Value is not accepted. Valid values: "\/services\/cloud"/,
    ],
    ['an unknown interface word', 'messages/fr.json', '"open"', '"opens"', /Property opens is not allowed/],
  ])('underline %s', async (_, file, find, replacement, expected) => {
    expect(await change(file, find, replacement)).toContainEqual(expect.stringMatching(expected));
  });

  it('allow a link to an existing anchor, and underline a missing one', async () => {
    const home = 'content/pages/home.json';
    expect(await change(home, '"link": "/services"', '"link": "/services/cloud#capabilities"')).toEqual([]);
    expect(await change(home, '"link": "/services"', '"link": "/services/cloud#results"')).toHaveLength(1);
  });

  it('suggest pages, industries, and icons, and describe a field on hover', async () => {
    const text = '{ "kind": "hero", "primary": { "link": "" } }';
    const page = open('content/pages/home.json', `{ "sections": [${text}] }`);
    const at = page.document.getText().indexOf('""') + 1;
    const completion = await service.doComplete(page.document, page.document.positionAt(at), page.json);
    expect(completion?.items.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['"/services/cloud"', '"/contact"']),
    );

    const { document, json } = open(study, '{ "industry": "", "months": 8 }');
    const industries = await service.doComplete(document, document.positionAt(15), json);
    expect(industries?.items.map(({ label }) => label)).toContain('"finance"');
    const hover = await service.doHover(document, document.positionAt(20), json);
    expect(JSON.stringify(hover?.contents)).toContain('How long the project took, in months');
  });

  it('follow the content: a new entry is a valid value, and a new message is required', () => {
    const known = contentSchemaFiles(sources).get('content/schemas/known.json') ?? '';
    const fewer = contentSchemaFiles(sources.filter(({ name }) => name !== 'retail'));
    expect(JSON.parse(known).definitions.industries.enum).toContain('retail');
    expect(fewer.get('content/schemas/known.json')).not.toContain('"retail"');
  });
});

describe('formatJson', () => {
  it('formats like the formatter of the project', () => {
    const formatted = Object.entries(validSite()).map(([file, data]) => [file, formatJson(data)]);
    const folder = writeSite({}, Object.fromEntries(formatted));
    const biome = resolve('node_modules/.bin/biome');
    const { status, stdout, stderr } = spawnSync(
      biome,
      ['format', `--config-path=${resolve('biome.jsonc')}`, '--vcs-enabled=false', folder],
      { encoding: 'utf8' },
    );
    expect({ status, output: stdout + stderr }).toEqual({
      status: 0,
      output: expect.stringMatching(new RegExp(`Checked ${formatted.length} files`)),
    });
  });
});
