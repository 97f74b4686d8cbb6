/** @jest-environment node */
import { validate } from '@/lib/content/parse';
import { insight } from '@/lib/content/schemas/insight';
import { article, words } from '../site';

const issuesOf = (changes: object) =>
  validate(insight, { ...article('bills', '2026-01-10'), ...changes }, 'bills.json').issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );

const { body } = article('bills', '2026-01-10');
const references = body.at(-1) as object;
const withBlock = (block: object) => ({ body: [block, references] });
const code = (text: string) => withBlock({ kind: 'code', language: 'js', code: text, caption: words('x') });
const bars = [
  { label: words('a'), value: 1 },
  { label: words('b'), value: 2 },
];

describe('the schema of articles', () => {
  it('accepts a valid article', () => {
    expect(issuesOf({})).toEqual([]);
  });

  it('requires that an update is after the publication', () => {
    expect(issuesOf({ updated: '2026-01-10' })).toEqual([expect.stringContaining('after 2026-01-10')]);
    expect(issuesOf({ updated: '2026-01-11' })).toEqual([]);
  });

  it('requires one block of references, at the end', () => {
    expect(issuesOf({ body: body.slice(0, 2) })).toEqual([
      expect.stringContaining('"references" at the end'),
    ]);
    expect(issuesOf({ body: [references, ...body] })).toEqual([
      expect.stringContaining('body.0: Move the references to the end'),
    ]);
  });

  it('requires as many cells as columns, and accepts strings and translated texts', () => {
    const table = (row: unknown[]) =>
      withBlock({ kind: 'table', caption: words('t'), head: [words('a'), words('b')], rows: [row] });
    expect(issuesOf(table(['1', words('two')]))).toEqual([]);
    expect(issuesOf(table(['1', '2', '3']))).toEqual([expect.stringContaining('Write 2 cells')]);
    expect(issuesOf(table(['1', { en: 'Only English' }]))).toHaveLength(1);
  });

  it('requires the data of a drawing, and rejects other data', () => {
    const figure = (parts: object) => withBlock({ kind: 'figure', caption: words('f'), ...parts });
    expect(issuesOf(figure({ drawing: 'bars', unit: words('u'), bars }))).toEqual([]);
    expect(issuesOf(figure({ drawing: 'bars', bars }))).toEqual([expect.stringContaining('Add "unit"')]);
    expect(issuesOf(figure({ drawing: 'flow', bars }))).toEqual([
      expect.stringContaining('Remove "bars"'),
      expect.stringContaining('Add "steps"'),
    ]);
  });

  it('limits the lines and the columns of a program', () => {
    expect(issuesOf(code('a();\n'.repeat(24).trim()))).toEqual([]);
    expect(issuesOf(code('a();\n'.repeat(25).trim()))).toEqual([expect.stringContaining('at most 24 lines')]);
    expect(issuesOf(code('x'.repeat(77)))).toEqual([expect.stringContaining('at most 76 characters')]);
  });

  it('rejects unknown topics and fields', () => {
    expect(issuesOf({ topics: ['cooking'] })).toHaveLength(1);
    expect(issuesOf({ autor: 'x' })).toHaveLength(1);
  });
});
