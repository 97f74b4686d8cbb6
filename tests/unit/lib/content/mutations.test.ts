/** @jest-environment node */
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '@/lib/content/check';
import { listAreas, readSources } from '@/lib/content/checks/source';
import { fieldName, formatIssues, type Issue } from '@/lib/content/issue';
import { createMutations, type Mutation } from './mutations';

const count = 300;
/** Another one tries other mutations. */
const seed = Number(process.env.MUTATION_SEED ?? 2026);

const project = process.cwd();
const { sources } = readSources(project, listAreas(project));
const textOf = new Map(sources.map(({ file, text }) => [file, text]));

/** Whether a file that content shows is drawn, asked once. */
const known = new Map<string, boolean>();
function exists(path: string): boolean {
  if (!known.has(path)) known.set(path, existsSync(join(project, path)));
  return known.get(path) as boolean;
}

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'mutations-'));
  for (const folder of ['content', 'messages'])
    cpSync(join(project, folder), join(root, folder), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

/** What the check says of the content with one file spoilt. */
function issuesAfter({ file, content }: Mutation): Issue[] {
  const path = join(root, file);
  if (content) writeFileSync(path, content);
  else rmSync(path);
  try {
    return checkContent(root, exists).issues;
  } finally {
    writeFileSync(path, textOf.get(file) ?? '');
  }
}

/** Whether one path leads into the other, or both to parts of one list. */
function isNear(path: readonly PropertyKey[], other: readonly PropertyKey[]): boolean {
  const length = Math.min(path.length, other.length);
  return path.slice(0, length).every((key, index) => key === other[index] || typeof key === 'number');
}

function namesIt({ file, path, others = [] }: Mutation, issues: readonly Issue[]): boolean {
  return issues.some(
    (issue) =>
      others.includes(issue.file) ||
      (issue.file === file && (path === undefined || isNear(path, issue.path))),
  );
}

const mutationOf = createMutations(sources, seed);
const mutations = Array.from({ length: count }, (_, index) => mutationOf(index));

jest.setTimeout(120_000);

it('is in order before it is spoilt', () => {
  expect(checkContent(root, exists).issues).toEqual([]);
});

describe(`${count} mutations of the content (seed ${seed})`, () => {
  const kinds = [...new Set(mutations.map(({ kind }) => kind))];

  it.each(kinds)('%s: each is refused with its file and field, or is harmless', (kind) => {
    for (const mutation of mutations.filter((one) => one.kind === kind)) {
      const told = `${mutation.file}: ${fieldName(mutation.path ?? []) || 'the file'} ${mutation.what}`;
      const issues = issuesAfter(mutation);
      expect({ told, refused: issues.length > 0 || mutation.mayPass }).toEqual({ told, refused: true });
      if (issues.length === 0) continue;
      expect({ told, named: namesIt(mutation, issues) || issues }).toEqual({ told, named: true });
      // Words for an editor, never those of the program.
      const report = formatIssues(issues);
      expect(report).not.toMatch(/\bundefined\b|\[object |\bat [\w.<>]+ \(|Error:|NaN/);
    }
  });
});
