import { type AnyNode, type DocumentNode, parse } from '@humanwhocodes/momoa';
import { isLocale, type Locale } from '@/messages/routing';

/**
 * What an issue is about, for code that selects issues or words them for a form. That code does not read messages, with
 * one exception: `scripts/editing/cms/labels.ts` replaces words about the file in them, e.g. `remove the line "dial"`. Its
 * test has the messages with such words, and fails if a new wording does not suit a form.
 */
type Subject =
  /** A text that is still to be written; without a language if all languages share it, e.g. a name. */
  | { rule: 'unwritten'; language?: Locale }
  /** A number in a text that counts entries. */
  | { rule: 'counts' }
  /** A missing field; `remedy` is what its schema says to write. */
  | { rule: 'missing'; remedy?: string }
  /** A value of the wrong type; `expected` is the right one as zod names it, e.g. `string`. */
  | { rule: 'type'; expected: string }
  /** The id of an entry that does not exist. */
  | { rule: 'unknown-entry' }
  /** A word that is in no dictionary, and whether it is probably a typing error. */
  | { rule: 'spelling'; isTypo: boolean }
  /** A word that the glossary replaces, and the first words of the message, which say what to write instead. */
  | { rule: 'glossary'; remedy: string; word: string };

/** Something in a content file that its editor has to fix. */
export type Issue = {
  /** The file, from the project's folder. */
  file: string;
  /** Keys and indices that lead to the field; empty for the file as a whole. */
  path: readonly PropertyKey[];
  /** What is wrong and what to write instead, in whole sentences. */
  message: string;
  /** What other code recognizes the issue by; most issues need none. */
  about?: Subject;
  /** The index of a character in the text at `path`; by default its start. */
  offset?: number;
  /** Where in the file, if known already; otherwise found through `path`. */
  at?: { line: number; column: number };
  /** The value of the field, shortened. */
  found?: string;
  /** Whether `npm run content -- --fix` corrects it. */
  isFixable?: boolean;
};

/** The remedy of an issue that a command fixes. */
export const fixHint = 'Run "npm run content -- --fix".';

type Place = NonNullable<Issue['at']>;

/** `fr.sections[2].action.link` */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (name, key) =>
      typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${String(key)}` : String(key),
    '',
  );
}

/** The place of a character in a text, both numbers counted from 1. */
export function lineAndColumn(source: string, index: number): Place {
  const before = source.slice(0, index);
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n') };
}

function child(node: AnyNode, key: PropertyKey): AnyNode | undefined {
  if (node.type === 'Array') return node.elements[Number(key)]?.value;
  if (node.type !== 'Object') return undefined;
  // If a name occurs several times, JSON.parse uses the last field.
  return node.members.findLast(({ name }) => (name.type === 'String' ? name.value : name.name) === key)
    ?.value;
}

function nodeAt(document: DocumentNode, path: readonly PropertyKey[]): { node: AnyNode; exact: boolean } {
  let node: AnyNode = document.body;
  for (const key of path) {
    const next = child(node, key);
    if (!next) return { node, exact: false };
    node = next;
  }
  return { node, exact: true };
}

/** The index in the source of the character `offset` of a JSON string that starts at `start`. */
function indexInString(source: string, start: number, offset: number): number {
  let index = start + 1;
  for (let passed = 0; passed < offset; passed++) {
    if (source[index] !== '\\') index += 1;
    else index += source[index + 1] === 'u' ? 6 : 2;
  }
  return index;
}

function placeIn(
  document: DocumentNode,
  source: string,
  { path, offset = 0 }: Pick<Issue, 'path' | 'offset'>,
): Place {
  const { node, exact } = nodeAt(document, path);
  const { line, column, offset: start } = node.loc.start;
  if (!exact || offset === 0 || node.type !== 'String') return { line, column };
  // A JSON string has no line breaks, so that only the column moves.
  return { line, column: column + indexInString(source, start, offset) - start };
}

/**
 * The place of a field in a JSON text: of the nearest existing ancestor where the field is missing.
 * @returns line and column, both counted from 1
 */
export function locate(source: string, path: readonly PropertyKey[]): Place {
  return placeIn(parse(source), source, { path });
}

/**
 * Adds line and column to the issues of one file, and sorts them by position.
 * @param source the text of the file; if it is not JSON, the issues stay unchanged
 */
export function placeIssues(issues: readonly Issue[], source: string): Issue[] {
  let document: DocumentNode;
  try {
    document = parse(source);
  } catch {
    return [...issues];
  }
  const placed = issues.map((issue) => ({ ...issue, at: issue.at ?? placeIn(document, source, issue) }));
  return placed.sort((a, b) => a.at.line - b.at.line || a.at.column - b.at.column);
}

/** How a report marks what it lists, and what it says of each file. */
const tones = {
  issue: { symbol: '✖', verdict: 'needs a fix' },
  warning: { symbol: '!', verdict: 'could be better' },
} as const;

type Tone = keyof typeof tones;

/** The field of a text without its language. */
const withoutLanguage = ({ path }: Issue) => fieldName(isLocale(path.at(-1)) ? path.slice(0, -1) : path);

/** The place of issues that are about the languages of one text. */
function placeOf(issues: readonly Issue[]): string {
  const [{ file, path, at }] = issues as [Issue];
  const field = [fieldName(path), ...issues.slice(1).map((issue) => String(issue.path.at(-1)))].join(', ');
  return [field, at ? `${file}:${at.line}:${at.column}` : ''].filter(Boolean).join(', ');
}

/** The places of issues; the languages of a text are one place. */
function placesOf(issues: readonly Issue[]): string[] {
  const groups = issues.reduce<Issue[][]>((found, issue) => {
    const last = found.at(-1);
    const isSameText =
      last?.[0] && isLocale(issue.path.at(-1)) && withoutLanguage(last[0]) === withoutLanguage(issue);
    if (isSameText) last.push(issue);
    else found.push([issue]);
    return found;
  }, []);
  return groups.map(placeOf).filter(Boolean);
}

/** How many places of one message a report names; it counts the others. */
const mostPlaces = 5;

/** Issues of one file with the same message, merged into one with all places. */
function format(issues: readonly Issue[], tone: Tone): string {
  const [first] = issues as [Issue];
  const places = placesOf(issues);
  const lines = [`${tones[tone].symbol} ${first.message}`];
  for (const place of places.slice(0, mostPlaces)) lines.push(`  → at ${place}`);
  if (places.length > mostPlaces) lines.push(`  → and at ${places.length - mostPlaces} more places`);
  if (issues.length === 1 && first.found !== undefined) lines.push(`  → found ${first.found}`);
  return lines.join('\n');
}

/** Groups issues by a property, in the order of the first issue of each group. */
export function groupIssues(issues: readonly Issue[], by: 'file' | 'message'): Map<string, Issue[]> {
  const groups = new Map<string, Issue[]>();
  for (const issue of issues) {
    const group = groups.get(issue[by]);
    if (group) group.push(issue);
    else groups.set(issue[by], [issue]);
  }
  return groups;
}

/**
 * Formats issues as one text, grouped by file, each with its remedy and place. Repeated messages of a file are merged.
 * @param read returns the text of a file, for issues without a place; it may throw or return undefined
 * @param tone whether the issues have to be fixed, or are suggestions
 */
export function formatIssues(
  issues: readonly Issue[],
  read: (file: string) => string | undefined = () => undefined,
  tone: Tone = 'issue',
): string {
  return [...groupIssues(issues, 'file')]
    .map(([file, own]) => {
      const lines = [...groupIssues(withPlaces(own, read), 'message').values()].map((same) =>
        format(same, tone),
      );
      return `${file} ${tones[tone].verdict}:\n${lines.join('\n')}`;
    })
    .join('\n\n');
}

function withPlaces(issues: readonly Issue[], read: (file: string) => string | undefined): readonly Issue[] {
  const [first] = issues;
  if (!first || issues.every(({ at }) => at)) return issues;
  try {
    return placeIssues(issues, read(first.file) ?? '');
  } catch {
    // The file may be missing, or the issue may be about a folder.
    return issues;
  }
}
