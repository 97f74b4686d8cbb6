/** @jest-environment node */
import { fieldName, formatIssues, type Issue, lineAndColumn, locate, placeIssues } from '@/lib/content/issue';

const source = '{\n  "title": { "en": "a\\u00e9\\"b  c" },\n  "items": [1, { "x": 2 }]\n}';

describe('fieldName', () => {
  it('writes keys with dots and indices in brackets', () => {
    expect(fieldName(['sections', 2, 'action', 'link'])).toBe('sections[2].action.link');
    expect(fieldName([])).toBe('');
  });
});

describe('lineAndColumn', () => {
  it('counts lines and columns from 1', () => {
    expect(lineAndColumn('ab\ncd', 0)).toEqual({ line: 1, column: 1 });
    expect(lineAndColumn('ab\ncd', 4)).toEqual({ line: 2, column: 2 });
  });
});

describe('locate', () => {
  it('finds a field, or the nearest parent of a missing field', () => {
    expect(locate(source, ['items', 1, 'x'])).toEqual({ line: 3, column: 23 });
    expect(locate(source, ['title', 'es'])).toEqual({ line: 2, column: 12 });
  });
});

describe('placeIssues', () => {
  const issue = (path: PropertyKey[], offset?: number) => ({ file: 'a.json', path, message: 'x', offset });

  it('finds a character in a text that contains escapes', () => {
    // a, é as \u00e9, \", b, and then the two spaces
    expect(placeIssues([issue(['title', 'en'], 4)], source)[0]?.at).toEqual({ line: 2, column: 31 });
  });

  it('sorts issues by their position in the file', () => {
    const placed = placeIssues([issue(['items']), issue(['title'])], source);
    expect(placed.map(({ path }) => path)).toEqual([['title'], ['items']]);
  });

  it('does not change issues of invalid JSON', () => {
    expect(placeIssues([issue(['title'])], '{')).toEqual([issue(['title'])]);
  });
});

describe('formatIssues', () => {
  const issues = [
    { file: 'content/a.json', path: ['title', 'es'], message: 'Write more.', at: { line: 3, column: 5 } },
    { file: 'content/b.json', path: [], message: 'Create this file.' },
    { file: 'content/a.json', path: [], message: 'Fix it.', at: { line: 1, column: 1 } },
  ];

  it('groups issues by file, each with its field and position', () => {
    expect(formatIssues(issues)).toBe(
      [
        'content/a.json needs a fix:',
        '✖ Write more.',
        '  → at title.es, content/a.json:3:5',
        '✖ Fix it.',
        '  → at content/a.json:1:1',
        '',
        'content/b.json needs a fix:',
        '✖ Create this file.',
      ].join('\n'),
    );
  });

  it('quotes the value, and marks warnings differently', () => {
    const [issue] = issues;
    expect(formatIssues([{ ...(issue as Issue), found: '"Corto"' }], undefined, 'warning')).toBe(
      [
        'content/a.json could be better:',
        '! Write more.',
        '  → at title.es, content/a.json:3:5',
        '  → found "Corto"',
      ].join('\n'),
    );
  });

  it('prints a repeated message once per file, with all positions', () => {
    const same = (line: number) => ({
      file: 'content/a.json',
      path: ['benefits', line, 'es'],
      message: 'Write this in Spanish.',
      at: { line, column: 5 },
      found: '"x"',
    });
    const repeated = Array.from({ length: 7 }, (_, index) => same(index + 1));
    expect(formatIssues(repeated)).toBe(
      [
        'content/a.json needs a fix:',
        '✖ Write this in Spanish.',
        ...[1, 2, 3, 4, 5].map((line) => `  → at benefits[${line}].es, content/a.json:${line}:5`),
        '  → and at 2 more places',
      ].join('\n'),
    );
  });

  it('prints the languages of a text as one position', () => {
    const same = (field: string, language: string, line: number) => ({
      file: 'content/a.json',
      path: [field, language],
      message: 'See whether this number is still right.',
      at: { line, column: 5 },
    });
    expect(formatIssues([same('lead', 'es', 2), same('title', 'en', 5), same('title', 'fr', 7)])).toBe(
      [
        'content/a.json needs a fix:',
        '✖ See whether this number is still right.',
        '  → at lead.es, content/a.json:2:5',
        '  → at title.en, fr, content/a.json:5:5',
      ].join('\n'),
    );
  });

  it('reads files only for issues without a position, and ignores missing files', () => {
    const read = jest.fn(() => {
      throw new Error('ENOENT');
    });
    expect(formatIssues(issues, read)).toContain('✖ Create this file.');
    expect(read.mock.calls).toEqual([['content/b.json']]);
  });
});
