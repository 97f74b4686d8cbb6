import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@/messages/routing';
import { hiddenSources } from './checks/hidden';
import { advice, blockingRules, rules } from './checks/list';
import { listAreas, readSources, type Source, type Unsaved, valueAt } from './checks/source';
import { checkSpelling, type Dictionary } from './checks/spelling';
import { messageTexts, type Text, textsOf } from './checks/text';
import { contentPath } from './files';
import { type Hidden, today } from './hidden';
import { type Issue, placeIssues } from './issue';
import { factsOf } from './localize';
import { company } from './schemas/company';
import { isUnwritten } from './unwritten';

export type Report = {
  /** What has to be fixed, by file and place. */
  issues: Issue[];
  /** What could be better; nothing fails because of it. */
  warnings: Issue[];
  /** What is left to do in drafts, which the build leaves out; nothing fails because of it. */
  drafts: Issue[];
  /** The files that the build leaves out today, with the reason. */
  hidden: ReadonlyMap<string, Hidden>;
  /** The files that were checked. */
  sources: readonly Source[];
};

/**
 * The texts of all files in all languages, as rules about words want them: without those that are still to be
 * written, about which there is one thing to say.
 */
function textsIn(sources: readonly Source[]): Text[] {
  const isMessages = ({ area }: Source) => area === 'messages';
  const texts = [
    ...sources.filter((source) => !isMessages(source)).flatMap(textsOf),
    ...messageTexts(sources.filter(isMessages)),
  ];
  for (const text of texts)
    for (const { locale, value } of Object.values(text.in)) if (isUnwritten(value)) delete text.in[locale];
  return texts;
}

/** Characters of a value that a report shows. */
const shown = 70;

/** The company's facts, or undefined where its file is missing or invalid, which other rules report. */
export function factsIn(sources: readonly Source[]) {
  const file = contentPath(null, 'company');
  const result = company.safeParse(sources.find((source) => source.file === file)?.data);
  return result.success ? factsOf(result.data) : undefined;
}

/**
 * The names of products, standards and places that texts use, one a line, in every language the same.
 * @param root the project's folder
 */
export function readNames(root: string): string[] {
  const file = join(root, 'content/dictionary/names.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean) : [];
}

/** What stands where the issue is, shortened around its place. */
function foundAt({ path, offset = 0, at }: Issue, { text, data }: Source): string | undefined {
  // Without data, the line at which the JSON breaks.
  if (data === undefined) return at && shorten(text.split(/\r?\n/)[at.line - 1] ?? '', at.column);
  const value = path.length > 0 ? valueAt(data, ...path) : undefined;
  return value === undefined ? undefined : shorten(JSON.stringify(value), offset);
}

function shorten(value: string, place: number): string | undefined {
  const line = value.trim();
  if (line.length <= shown) return line || undefined;
  const from = Math.max(0, Math.min(place - shown / 2, line.length - shown));
  const cut = line.slice(from, from + shown);
  return `${from > 0 ? '…' : ''}${cut}${from + shown < line.length ? '…' : ''}`;
}

/** Issues by file, and within a file from top to bottom, each with its place and with what was found there. */
export function arrange(issues: readonly Issue[], sources: readonly Source[]): Issue[] {
  const byName = new Map(sources.map((source) => [source.file, source]));
  const byFile = new Map<string, Issue[]>();
  for (const issue of issues) {
    const own = byFile.get(issue.file);
    if (own) own.push(issue);
    else byFile.set(issue.file, [issue]);
  }
  return [...byFile]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([file, own]) => {
      const source = byName.get(file);
      if (!source) return own;
      return placeIssues(own, source.text).map((issue) => ({ ...issue, found: foundAt(issue, source) }));
    });
}

/**
 * Holds everything that editors write against every rule, without a build.
 * @param root the project's folder
 * @param exists tells whether a file that content shows is there, by its path from the project's folder
 * @param unsaved texts to check instead of those on disk, by path from the project's folder
 * @throws {Error} where there is no content to check
 */
export function checkContent(
  root: string,
  exists = (path: string) => existsSync(join(root, path)),
  unsaved?: Unsaved,
): Report {
  const listings = listAreas(root, unsaved);
  const { sources: all, issues: broken } = readSources(root, listings, unsaved);
  const day = today();
  const hidden = new Map([...hiddenSources(all, day)].map(([{ file }, why]) => [file, why]));
  const isDraft = ({ file }: { file: string }) => hidden.get(file)?.reason === 'draft';
  // Of two files that contradict each other, the later one is told: a draft.
  const sources = [...all.filter((source) => !isDraft(source)), ...all.filter(isDraft)];
  const content = {
    listings,
    sources,
    day,
    texts: textsIn(sources),
    names: readNames(root),
    facts: factsIn(sources),
    exists,
  };
  const issues = [...broken, ...rules.flatMap((rule) => rule(content))];
  const warnings = advice.flatMap((rule) => rule(content)).filter((issue) => !isDraft(issue));
  return {
    issues: arrange(
      issues.filter((issue) => !isDraft(issue)),
      sources,
    ),
    warnings: arrange(warnings, sources),
    drafts: arrange(issues.filter(isDraft), sources),
    hidden,
    sources: all,
  };
}

/**
 * Only what keeps the development server from making pages: files that are missing or no JSON, and those with
 * something that no page can show, such as a number in the place of a text.
 * @param root the project's folder
 */
export function checkBlocking(root: string): Issue[] {
  const listings = listAreas(root);
  const { sources, issues } = readSources(root, listings);
  const content = {
    listings,
    sources,
    texts: [],
    names: [],
    day: today(),
    facts: undefined,
    exists: () => true,
  };
  return arrange([...issues, ...blockingRules.flatMap((rule) => rule(content))], sources);
}

/**
 * Looks up every word. It is a check of its own, because dictionaries take seconds to load.
 * @param root the project's folder
 * @param dictionaries by language; a language without one is left out
 */
export function checkSpellingOf(
  root: string,
  dictionaries: Partial<Record<Locale, Dictionary>>,
): Pick<Report, 'issues' | 'sources'> {
  // What is no JSON, the other check reports.
  const { sources } = readSources(root, listAreas(root));
  return { issues: arrange(checkSpelling(textsIn(sources), dictionaries), sources), sources };
}
