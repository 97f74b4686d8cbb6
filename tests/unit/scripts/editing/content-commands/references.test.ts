/** @jest-environment node */
import { contentPath, type Folder, folders, type Single, singles } from '@/lib/content/files';
import { type JsonSchema, jsonSchemaOf } from '@/lib/content/json-schemas';
import { type EntryKind, entryKinds, entryPath, isEntryKind } from '@/lib/site/site-map';
import { replaceReferences } from '@/scripts/editing/content-commands/references';
import { validSite, writeSite } from '../../../lib/content/site';
import { writeFiles } from '../../../support/folder';

jest.mock('@/lib/content/schemas/kinds', () => {
  const { z } = jest.requireActual('zod');
  const { schemas } = jest.requireActual('@/lib/content/schemas/kinds');
  // A field that no code knows by its name.
  const about = z.strictObject({ article: z.string().meta({ known: 'insights' }) });
  return { schemas: { ...schemas, logo: schemas.logo.extend({ about: z.array(about) }) } };
});

/** Returns data with one reference to the entry "old", for each field of a schema that can hold a reference. */
function dataWithReference(schema: JsonSchema, kind: EntryKind): unknown[] {
  const { known, properties = {}, items, oneOf = [], anyOf = [] } = schema;
  if (known === kind) return ['old'];
  if (known) return isEntryKind(known) ? [] : [entryPath(kind, 'old')];
  const ofFields = Object.entries(properties).flatMap(([name, field]) =>
    dataWithReference(field, kind).map((data) => ({ kind: properties.kind?.const, [name]: data })),
  );
  const ofItems = items ? dataWithReference(items, kind).map((data) => [data]) : [];
  return [...ofFields, ...ofItems, ...[...oneOf, ...anyOf].flatMap((one) => dataWithReference(one, kind))];
}

/** The kinds of content files that can hold references. Other code changes the order and the redirects. */
const kindsOfFiles = [...folders, ...singles].filter((name) => name !== 'order' && name !== 'redirects');

const fileOf = (kind: Folder | Single) =>
  (singles as readonly string[]).includes(kind)
    ? contentPath(null, kind)
    : contentPath(kind as Folder, 'any');

describe('replaceReferences', () => {
  it.each(entryKinds)('changes every field in which a schema allows a reference to one of %s', (kind) => {
    const root = writeSite(validSite());
    const cases = kindsOfFiles.flatMap((one) =>
      dataWithReference(jsonSchemaOf(one), kind).map((data) => ({ file: fileOf(one), data })),
    );
    const results = cases.map(({ file, data }) => {
      writeFiles(root, { [file]: JSON.stringify(data) });
      const changes = replaceReferences(root, kind, 'old', {
        link: () => entryPath(kind, 'new'),
        filter: 'new',
        id: () => 'new',
      });
      return { file, data: changes.get(file) };
    });
    expect(cases.length).toBeGreaterThan(0);
    expect(results).toEqual(JSON.parse(JSON.stringify(cases).replaceAll(/\bold\b/g, 'new')));
  });
});
