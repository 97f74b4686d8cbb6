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
  it('returns the parsed data', () => {
    const data = { services: ['a'], 'case-studies': ['b'], industries: ['c'], insights: ['d'] };
    expect(parseContent(order, JSON.stringify(data), file)).toEqual(data);
  });

  it('throws all issues of a file at once, each with its position', () => {
    const source = '{\n  "services": ["A"],\n  "case-studies": "b",\n  "industry": ["c"]\n}';
    expect(() => parseContent(order, source, file)).toThrow(
      new ContentError(
        [
          'content/order.json needs a fix:',
          '✖ Add this field: it is missing. It holds a list in [ ].',
          '  → at industries, content/order.json:1:1',
          '  → at insights, content/order.json:1:1',
          '✖ Use lower-case letters, digits and single hyphens, e.g. "cloud-solutions".',
          '  → at services[0], content/order.json:2:16',
          '✖ Write a list in [ ] here, like the other files: one item per line, with a comma between two items.',
          '  → at case-studies, content/order.json:3:19',
          '✖ Remove "industry": there is no field of this name here.',
          '  → at industry, content/order.json:4:15',
        ].join('\n'),
      ),
    );
  });

  it('reports a misspelled field once, and a missing field', () => {
    const schema = z.strictObject({ icon, title: z.string() });
    expect(() => parseContent(schema, '{\n  "ikon": "cloud",\n  "title": "Cloud"\n}', file)).toThrow(
      new ContentError(
        [
          'content/order.json needs a fix:',
          '✖ Write "icon" instead of "ikon": this name is misspelled.',
          '  → at ikon, content/order.json:2:11',
        ].join('\n'),
      ),
    );
  });

  it('says that a field is missing, however the message of its schema starts', () => {
    const schema = z.strictObject({ size: z.number({ error: 'Add a size.' }) });
    expect(() => parseContent(schema, '{}', file)).toThrow('✖ Add "size": it is missing. Add a size.\n');
  });

  it('reports a missing field and an unknown field', () => {
    const schema = z.strictObject({ icon });
    expect(() => parseContent(schema, '{ "price": 1 }', file)).toThrow(
      new ContentError(
        [
          'content/order.json needs a fix:',
          `✖ Add "icon": it is missing. Choose one of these icons: ${iconNames.join(', ')}.`,
          '  → at icon, content/order.json:1:1',
          '✖ Remove "price": there is no field of this name here.',
          '  → at price, content/order.json:1:12',
        ].join('\n'),
      ),
    );
  });

  it('throws the position of invalid JSON', () => {
    expect(() => parseContent(order, '{\n  "services": [}', file)).toThrow('content/order.json:2:16');
  });
});

describe('examineJson', () => {
  it.each([
    ['{"a": 1,}', 'Remove the comma at the end of line 1: nothing follows it.', 1, 8],
    ['{"a": 1,\n "b": [1, 2,\n]}', 'Remove the comma at the end of line 2: nothing follows it.', 2, 12],
    ['{"a" 1}', 'Line 1 lacks a colon (:) after "a".', 1, 6],
    ['{"a": "b"\n"c": 1}', 'Line 1 probably lacks a comma at its end.', 1, 10],
    ['{\n"a": [1, 2]\n\n"c": 1}', 'Line 2 probably lacks a comma at its end.', 2, 12],
    ['{"a": true\n"c": 1}', 'Line 1 probably lacks a comma at its end.', 1, 11],
    ['{"a": 1,, "b": 2}', 'Remove one of the two commas in line 1.', 1, 9],
    ['{"a": tru}', 'Put “tru” in line 1 between quotation marks (").', 1, 7],
    ['{“a”: 1}', 'Write straight quotation marks (") in line 1 instead of “.', 1, 2],
    ['{"a": 1', 'The file ends too early: a closing } or ] is missing at its end.', 1, 8],
    [
      '{\n  "a": {\n    "b": "c"\n  "d": 1\n}\n',
      'Line 4 lacks a } before it, with a comma: the { in line 2 is not closed.',
      4,
      3,
    ],
    [
      '{\n  "a": {\n    "b": "c",\n  "d": 1\n}\n',
      'Line 4 lacks a } before it, with a comma: the { in line 2 is not closed.',
      4,
      3,
    ],
    [
      '{\n  "a": [\n    1\n  "d": 1\n}\n',
      'Line 4 lacks a ] before it, with a comma: the [ in line 2 is not closed.',
      4,
      3,
    ],
    [
      '{\n  "a": [\n    {\n      "b": 1\n    {\n      "b": 1\n    }\n  ]\n}\n',
      'Line 5 lacks a } before it, with a comma: the { in line 3 is not closed.',
      5,
      5,
    ],
    [
      '{\n  "a": [\n    {\n      "b": 1\n  ]\n}\n',
      'Line 5 lacks a } before it: the { in line 3 is not closed.',
      5,
      3,
    ],
    ['{\n  "a": {\n    "b": "c"\n}\n', 'Line 4 lacks a } before it: the { in line 2 is not closed.', 4, 1],
    ['{\n"a": {\n"b": 1\n"c": 2\n', 'Line 3 probably lacks a comma at its end.', 3, 7],
    ['{\n  "a": 1\n', 'The file ends too early: a closing } or ] is missing at its end.', 2, 9],
    ['{\n  "a": {\n    "b": 1\n    "c": 2\n  }\n}\n', 'Line 3 probably lacks a comma at its end.', 3, 11],
    ['{\n  "a": "with { and ["\n  "b": 1\n}\n', 'Line 2 probably lacks a comma at its end.', 2, 22],
    [
      '{\n  "a": {\n    "b": 1\n  },\n  },\n  "c": 1\n}\n',
      'Remove the } in line 5, or put the { before it that is missing.',
      5,
      3,
    ],
    ['{\n  "a": [\n      "b": 1\n    }\n  ]\n}\n', 'Line 3 probably lacks a { before "b".', 3, 7],
    [
      '{\n  "a": [\n    {\n      "b": 1\n    }\n    }\n  ]\n}\n',
      'Remove the } in line 6, or put the { before it that is missing.',
      6,
      5,
    ],
    [
      '{\n  "a":\n    {\n      "b": 1\n    },\n    {\n      "b": 1\n    }\n  ]\n}\n',
      'Line 2 probably lacks a [ after its colon.',
      2,
      7,
    ],
    [
      '{\n  "a": ["b", "c",\n  "d": ["e"]\n}\n',
      'Line 2 lacks a ] at its end: its list is not closed.',
      2,
      17,
    ],
    ['{\n  "a": ["b"\n  "d": 1\n}\n', 'Line 2 lacks a ] at its end: its list is not closed.', 2, 12],
    ['{"a": 1}}', 'Remove “}” in line 1: the file has ended before it.', 1, 9],
    ['{"a": 1},\n', 'Remove “,” in line 1: the file has ended before it.', 1, 9],
    ['{"a: "b"}', 'Line 1 lacks a quotation mark (") after “a”.', 1, 4],
    ['{"a": "b";\n"c": 1}', 'Write a comma in line 1 instead of “;”.', 1, 10],
    [
      '{"a": 1, // new\n"c": 1}',
      'Remove the note “// new” from line 1: this file can have content only.',
      1,
      10,
    ],
    [
      '{"es": "b "c" d"}',
      'Line 1 has a straight quotation mark (") within its text. Write « and » there instead.',
      1,
      11,
    ],
    [
      '{"a": 1, @}',
      'Line 1 cannot be read from “@” on: a comma, a quotation mark or a bracket is missing or left over there.',
      1,
      10,
    ],
    ['{"a": "b\n}', 'Line 1 lacks a quotation mark (") at its end.', 1, 9],
    ['{\n  "a": "b c", \n  "d": "e f \r\n}', 'Line 3 lacks a quotation mark (") at its end.', 3, 12],
    // A word processor has replaced the closing quotation mark.
    [
      '{"a": "b”,\n "c": 1}',
      'Line 1 ends its text with ”. Write a straight quotation mark (") there instead.',
      1,
      9,
    ],
    [
      '{"a": "b »\n}',
      'Line 1 ends its text with ». Write a straight quotation mark (") there instead.',
      1,
      10,
    ],
    ['{"a": "« b »\n}', 'Line 1 lacks a quotation mark (") at its end.', 1, 13],
    // The line that opens a group, a list, or the file was deleted.
    [
      '{\n  "a": 1,\n    "en": "b",\n    "fr": "c"\n  },\n  "d": 1\n}\n',
      'A line is missing above line 3: the name of a field, with { after its colon. Write it there again; "git diff" shows what it was.',
      3,
      5,
    ],
    [
      '{\n  "a": 1,\n    {\n      "b": 1\n    }\n  ],\n  "d": 1\n}\n',
      'A line is missing above line 3: the name of a list, with [ after its colon. Write it there again; "git diff" shows what it was.',
      3,
      5,
    ],
    ['{\n  "a": 1,\n  "b":\n    "c": 1\n  }\n}\n', 'Line 3 probably lacks a { after its colon.', 3, 7],
    ['  "a": 1\n}\n', 'The file lacks its first line: write a { there.', 1, 1],
    ['{"a": "b,\n "c": 1}', 'Line 1 lacks a quotation mark (") at its end, before the comma.', 1, 9],
    [
      '{"a": "b\nc"}',
      'The text in line 1 does not end there: it lacks a quotation mark ("), or it has a line break, which is not allowed.',
      1,
      9,
    ],
    ["{'a': 1}", 'Write straight quotation marks (") in line 1 instead of \'.', 1, 2],
    ['{"a": +1 (214) 555, "b": 1}', 'Put “+1 (214) 555” in line 1 between quotation marks (").', 1, 7],
    [
      '{\n  "a": Backups an attacker cannot delete, with tests",\n  "b": 1\n}',
      'Line 2 lacks a quotation mark (") before “Backups an attacker cannot …”.',
      2,
      8,
    ],
    ['{\n  "a": 17:30, "b": "x",\n"c": 1}', 'Put “17:30” in line 2 between quotation marks (").', 2, 8],
    ['{"a": 17:30}', 'Put “17:30” in line 1 between quotation marks (").', 1, 7],
    ['{"a": 2026-11-24,\n"b": 1}', 'Put “2026-11-24” in line 1 between quotation marks (").', 1, 7],
    ['{"a": [, "b"]}', 'Remove the comma after [ in line 1: there is nothing before it.', 1, 8],
    ['{"a": ["b", "c" "d"]}', 'Line 1 probably lacks a comma after "c".', 1, 16],
    [
      '{"a": "b "c" d"}',
      'Line 1 has a straight quotation mark (") within its text. Write “ and ” there instead.',
      1,
      10,
    ],
    [
      '{"a": "b "c""}',
      'Line 1 has a straight quotation mark (") within its text. Write “ and ” there instead.',
      1,
      10,
    ],
    ['{"a": "b" "c": 1}', 'Line 1 probably lacks a comma after "b".', 1, 10],
    ['{"a":\n "en": "b"\n}', 'Line 1 probably lacks a { after its colon.', 1, 6],
    ['{"a": "en": "b"}', 'Line 1 probably lacks a { after its colon.', 1, 6],
    ['', 'This file is empty. Bring it back with "git restore" and its name.', 1, 1],
  ])('reports where and why %j is not valid JSON', (source, message, line, column) => {
    expect(issueOf(source)).toEqual({ message, at: { line, column } });
  });

  it('reports a byte order mark, which --fix removes', () => {
    expect(issueOf('\uFEFF{}')).toEqual({
      message:
        'Save the file as "UTF-8", not as "UTF-8 with BOM": it starts with an invisible character. Run "npm run content -- --fix".',
      at: { line: 1, column: 1 },
    });
  });
});
