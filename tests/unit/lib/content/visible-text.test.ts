import { isTextSchema, type JsonSchema, kindSchema } from '@/lib/content/json-schemas';
import { hiddenFields, visibleTexts } from '@/lib/content/visible-text';
import { entryKinds } from '@/lib/site/site-map';

it('returns the texts that visitors can read, in their order', () => {
  const content = {
    kind: 'steps',
    title: 'Our approach',
    items: [
      { icon: 'target', text: 'First' },
      { text: 'Then', link: '/contact' },
    ],
    count: 3,
    imageFocus: 'upper',
  };
  expect(visibleTexts(content)).toEqual(['Our approach', 'First', 'Then']);
});

/** Whether a string is an id, an address, a date, or a choice. */
const isHidden = ({ enum: choices, const: value, pattern, format, known }: JsonSchema) =>
  Boolean(choices ?? value ?? pattern ?? format ?? known);

/** Has a pattern, but visitors read it: the text of a program. */
const visibleWithPattern = 'code';

/** The fields with such strings, at any depth. */
function fieldsWithHiddenStrings(schema: JsonSchema, field = ''): string[] {
  if (isTextSchema(schema)) return [];
  if (isHidden(schema)) return [field];
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, value]) => fieldsWithHiddenStrings(value, name)),
    ...[...(items ? [items] : []), ...anyOf, ...oneOf, ...allOf].flatMap((one) =>
      fieldsWithHiddenStrings(one, field),
    ),
  ];
}

it.each([...entryKinds, 'pages', 'legal'] as const)('knows all fields of %s that are no text', (kind) => {
  const fields = new Set(fieldsWithHiddenStrings(kindSchema(kind)));
  fields.delete(visibleWithPattern);
  expect(fields.size).toBeGreaterThan(0);
  expect([...fields].filter((field) => !hiddenFields.has(field))).toEqual([]);
});
