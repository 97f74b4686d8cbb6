/** @jest-environment node */
import { z } from 'zod';
import { ContentError, examineJson, parseContent } from '@/lib/content/parse';
import { icon, iconNames } from '@/lib/content/schemas/icon';
import { order } from '@/lib/content/schemas/order';

const file = 'content/order.json';

function issueOf(source: string) {
  const result = examineJson(source, file);
  if (!('issue' in result)) throw new Error('The JSON is in order.');
  const { message, at } = result.issue;
  return { message, at };
}

describe('parseContent', () => {
  it('returns what the schema says', () => {
    const data = { services: ['a'], 'case-studies': ['b'], industries: ['c'] };
    expect(parseContent(order, JSON.stringify(data), file)).toEqual(data);
  });

  it('throws all issues of a file at once, each with its place', () => {
    const source = '{\n  "services": ["A"],\n  "case-studies": "b",\n  "industry": ["c"]\n}';
    expect(() => parseContent(order, source, file)).toThrow(
      new ContentError(
        [
          'content/order.json needs a fix:',
          '✖ Add this field: it is missing. It holds a list in [ ].',
          '  → at industries, content/order.json:1:1',
          '✖ Use lower-case letters, digits and single hyphens, e.g. "cloud-solutions".',
          '  → at services[0], content/order.json:2:16',
          '✖ Write a list in [ ] here.',
          '  → at case-studies, content/order.json:3:19',
          '✖ Remove "industry", or correct the spelling: there is no such field here.',
          '  → at industry, content/order.json:4:15',
        ].join('\n'),
      ),
    );
  });

  it('asks for a field that is missing, and takes a misspelt one for it', () => {
    const schema = z.strictObject({ icon, title: z.string() });
    expect(() => parseContent(schema, '{\n  "ikon": "cloud",\n  "title": "Cloud"\n}', file)).toThrow(
      new ContentError(
        [
          'content/order.json needs a fix:',
          `✖ Add "icon": it is missing. Choose one of these icons: ${iconNames.join(', ')}.`,
          '  → at icon, content/order.json:1:1',
          '✖ Remove "ikon", or correct the spelling: there is no such field here. Did you mean "icon"?',
          '  → at ikon, content/order.json:2:11',
        ].join('\n'),
      ),
    );
  });

  it('throws where the JSON breaks', () => {
    expect(() => parseContent(order, '{\n  "services": [}', file)).toThrow('content/order.json:2:16');
  });
});

describe('examineJson', () => {
  const nearHere = 'A comma, bracket or quotation mark is missing or left over near here.';

  it.each([
    ['{"a": 1,}', `Fix the JSON: "}" is not expected here. ${nearHere}`, 1, 9],
    ['{"a" 1}', `Fix the JSON: a number is not expected here. ${nearHere}`, 1, 6],
    ['{"a": "b"\n"c": 1}', `Fix the JSON: a text is not expected here. ${nearHere}`, 2, 1],
    ['{"a": tru}', `Fix the JSON: “tru” is not expected here. ${nearHere}`, 1, 7],
    ['{“a”: 1}', `Fix the JSON: ““” is not expected here. ${nearHere}`, 1, 2],
    ['{"a": 1', `Fix the JSON: the file ends too early. ${nearHere}`, 1, 8],
    [
      '{"a": "b\n}',
      'Fix the JSON: this text does not end on its line. Close it with a quotation mark, and write a line break in it as \\n.',
      1,
      7,
    ],
    ['', 'Fix the JSON: the file is empty.', 1, 1],
    [
      '\uFEFF{}',
      'Save the file as UTF-8 without a byte order mark: it starts with an invisible character.',
      1,
      1,
    ],
  ])('says where and why %j is no JSON', (source, message, line, column) => {
    expect(issueOf(source)).toEqual({ message, at: { line, column } });
  });
});
