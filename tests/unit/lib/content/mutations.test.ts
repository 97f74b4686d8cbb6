/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '@/lib/content/check';
import { listAreas, readSources } from '@/lib/content/checks/source';
import { fieldName, formatIssues, type Issue } from '@/lib/content/issue';
import { createMutations, type Mutation } from './mutations';
import { largeSite, removeSites, writeSite } from './site';

// A push tries some of every kind, the nightly run more.
const count = process.env.THOROUGH === '1' ? 600 : 96;
/** Another one tries other mutations. */
const seed = Number(process.env.MUTATION_SEED ?? 2026);

const root = writeSite(largeSite());
const { sources } = readSources(root, listAreas(root));
const textOf = new Map(sources.map(({ file, text }) => [file, text]));

/** A drawn picture for every entry of the site, and for none beside. */
const pictures = new Set<string>();
checkContent(root, (path) => pictures.add(path).size > 0);
const exists = (path: string) => pictures.has(path);

afterAll(removeSites);

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
