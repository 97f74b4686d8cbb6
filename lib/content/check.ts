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
import { groupIssues, type Issue, placeIssues } from './issue';
import { factsOf } from './localize';
import { company } from './schemas/company';
import { isUnwritten } from './unwritten';

export type Report = {
  /** Issues that stop the build, by file and position. */
  issues: Issue[];
  /** Suggestions, which do not stop the build. */
  warnings: Issue[];
  /** Issues of drafts, which do not stop the build, because it leaves drafts out. */
  drafts: Issue[];
  /** The files that the build leaves out today, with the reason. */
  hidden: ReadonlyMap<string, Hidden>;
  /** The files that were checked. */
  sources: readonly Source[];
};

/**
 * Returns the texts of all files in all languages for the rules about wording, without TODO texts, which another rule
 * reports.
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

/** Sources with the entries of each folder as content/order.json has them; new entries are last there. */
function sortByOrderFile(sources: readonly Source[]): Source[] {
  const order = sources.find(({ area, name }) => area === 'singles' && name === 'order')?.data;
  const place = ({ area, name }: Source) => {
    const index = ids(valueAt(order, area)).indexOf(name);
    return index === -1 ? Number.POSITIVE_INFINITY : index;
  };
  return sources.toSorted((a, b) => (a.area === b.area && place(a) !== place(b) ? place(a) - place(b) : 0));
}

const ids = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The maximum number of characters of a value in a report. */
const shown = 70;

/** Returns the facts of the company, or undefined if their file is missing or invalid, which other rules report. */
export function factsIn(sources: readonly Source[]) {
  const file = contentPath(null, 'company');
  const result = company.safeParse(sources.find((source) => source.file === file)?.data);
  return result.success ? factsOf(result.data) : undefined;
}

/**
 * Reads the names of products, standards, and places, which are the same in every language: one per line.
 * @param root the project's folder
 */
export function readNames(root: string): string[] {
  const file = join(root, 'content/dictionary/names.txt');
  return existsSync(file) ? readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean) : [];
}

/** Returns the value that has the issue, shortened around the position of the issue. */
function foundAt({ path, offset = 0, at }: Issue, { text, data }: Source): string | undefined {
  // Without data, returns the line with the JSON error.
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

/** Sorts issues by file and position, and adds the position and the value to each. */
export function arrange(issues: readonly Issue[], sources: readonly Source[]): Issue[] {
  const byName = new Map(sources.map((source) => [source.file, source]));
  return [...groupIssues(issues, 'file')]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([file, own]) => {
      const source = byName.get(file);
      if (!source) return own;
      return placeIssues(own, source.text).map((issue) => ({ ...issue, found: foundAt(issue, source) }));
    });
}

/**
 * Checks everything that editors write with all rules, without a build.
 * @param root the project's folder
 * @param exists whether a picture or another file exists, by its path in the project
 * @param unsaved texts to check instead of the files on disk, by their path in the project
 * @throws {Error} if there is no content
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
  // If two files conflict, rules report the later one: a draft, or the one that is later in the order.
  const ordered = sortByOrderFile(all);
  const sources = [...ordered.filter((source) => !isDraft(source)), ...ordered.filter(isDraft)];
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
 * Checks only for issues that keep the development server from rendering pages: files that are missing or invalid JSON,
 * and values that no page can show, such as a number instead of a text.
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
 * Checks the spelling. It is separate, because dictionaries take seconds to load. Probable typing errors are issues; other
 * unknown words are warnings.
 * @param root the project's folder
 * @param dictionaries by language; a language without one is left out
 */
export function checkSpellingOf(
  root: string,
  dictionaries: Partial<Record<Locale, Dictionary>>,
): Pick<Report, 'issues' | 'warnings' | 'drafts' | 'sources'> {
  // The content check reports invalid JSON.
  const { sources } = readSources(root, listAreas(root));
  const hidden = hiddenSources(sources, today());
  const isDraft = (source: Source) => hidden.get(source)?.reason === 'draft';
  const check = (checked: readonly Source[]) =>
    arrange(checkSpelling(textsIn(checked), dictionaries), checked);
  const found = check(sources.filter((source) => !isDraft(source)));
  const isTypo = ({ about }: Issue) => about?.rule === 'spelling' && about.isTypo;
  return {
    issues: found.filter(isTypo),
    warnings: found.filter((issue) => !isTypo(issue)),
    drafts: check(sources.filter(isDraft)),
    sources,
  };
}
