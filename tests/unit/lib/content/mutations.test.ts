/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '@/lib/content/check';
import { listAreas, readSources } from '@/lib/content/checks/source';
import { fieldName, formatIssues, type Issue } from '@/lib/content/issue';
import { createMutations, type Mutation } from './mutations';
import { largeSite, writeSite } from './site';

// A push runs some mutations of every kind, the nightly run more.
const count = process.env.THOROUGH === '1' ? 600 : 96;
/** A different seed creates different mutations. */
const seed = Number(process.env.MUTATION_SEED ?? 2026);

const root = writeSite(largeSite());
const { sources } = readSources(root, listAreas(root));
const textOf = new Map(sources.map(({ file, text }) => [file, text]));

/** The artwork paths of the valid site. All other pictures count as missing. */
const pictures = new Set<string>();
checkContent(root, (path) => pictures.add(path).size > 0);
const exists = (path: string) => pictures.has(path);

/** Returns the issues of the content after a mutation of one file. */
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

/** Whether one path contains the other, or both differ only after a list index. */
function isNear(path: readonly PropertyKey[], other: readonly PropertyKey[]): boolean {
  const length = Math.min(path.length, other.length);
  return path.slice(0, length).every((key, index) => key === other[index] || typeof key === 'number');
}

function isReported({ file, path, others = [] }: Mutation, issues: readonly Issue[]): boolean {
  return issues.some(
    (issue) =>
      others.includes(issue.file) ||
      (issue.file === file && (path === undefined || isNear(path, issue.path))),
  );
}

const mutationOf = createMutations(sources, seed);
const mutations = Array.from({ length: count }, (_, index) => mutationOf(index));

jest.setTimeout(120_000);

it('the content is valid before any mutation', () => {
  expect(checkContent(root, exists).issues).toEqual([]);
});

describe(`${count} mutations of the content (seed ${seed})`, () => {
  const kinds = [...new Set(mutations.map(({ kind }) => kind))];

  it.each(kinds)('%s: the check reports each with file and field, or it is harmless', (kind) => {
    for (const mutation of mutations.filter((one) => one.kind === kind)) {
      const mutated = `${mutation.file}: ${fieldName(mutation.path ?? []) || 'the file'} ${mutation.what}`;
      const issues = issuesAfter(mutation);
      expect({ mutated, reported: issues.length > 0 || mutation.mayPass }).toEqual({
        mutated,
        reported: true,
      });
      if (issues.length === 0) continue;
      expect({ mutated, named: isReported(mutation, issues) || issues }).toEqual({ mutated, named: true });
      // Messages are for editors: no internal errors.
      const report = formatIssues(issues);
      expect(report).not.toMatch(/\bundefined\b|\[object |\bat [\w.<>]+ \(|Error:|NaN/);
    }
  });
});
