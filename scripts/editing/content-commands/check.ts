import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { arrange, checkContent, type Report } from '@/lib/content/check';
import { listAreas, parseSource, readSources, type Source } from '@/lib/content/checks/source';
import { checkAge, checkStaleTranslations } from '@/lib/content/checks/stale';
import { countUnwritten } from '@/lib/content/checks/unwritten';
import { fixFile } from '@/lib/content/fix';
import { groupFixable } from '@/lib/content/group-fixable';
import { formatHidden } from '@/lib/content/hidden';
import { readHistory } from '@/lib/content/history';
import { formatInvented, listInvented } from '@/lib/content/invented';
import { fieldName, formatIssues, type Issue } from '@/lib/content/issue';
import { byteOrderMark } from '@/lib/content/syntax-issue';
import { defaultLocale } from '@/messages/routing';
import { count } from '@/scripts/lib/count';
import { staleSchemas, writeSchemas } from '@/scripts/lib/schemas';
import { explainMissingDashes } from './npm-options';

const help = `npm run content [-- options]   checks everything that editors write

  --fix           first fixes what a tool can fix: order of fields, typography, spaces, format
  --json          prints the report as JSON, for tools
  --since REF     compares translations with a commit or branch (default: HEAD)
  --drafts        only lists what is left to do in drafts
  --placeholders  only lists the invented facts, marked "placeholder": true, that the company has to replace
  --schemas       only writes the JSON Schemas that text editors use, and docs/glossary.md
  --help          shows this text

Exit code: 0 if the content is in order (warnings do not count), 1 if something has to be fixed, 2 if it could not be
checked.`;

function parseOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      fix: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      since: { type: 'string' },
      drafts: { type: 'boolean', default: false },
      placeholders: { type: 'boolean', default: false },
      schemas: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return values;
}

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/**
 * Returns the commit to compare translations with: that of --since, or the last one.
 * @throws {Error} if git does not know it
 */
function commitBefore(since: string | undefined): string {
  if (since === undefined) return 'HEAD';
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`).trim();
  } catch {
    throw new Error(
      `--since names "${since}", and git knows no such commit or branch here. Write one that it knows, e.g. "--since main" or "--since HEAD~3".`,
    );
  }
}

/** Reads the changed files from a commit; none without git. */
function sourcesIn(commit: string, sources: readonly Source[]): Source[] {
  try {
    const changed = new Set(
      git('diff', '--name-only', '--relative', commit, '--', 'content', 'messages').split('\n'),
    );
    return (
      sources
        // The comparison of interface texts needs the files of all languages.
        .filter(({ area, file }) => area === 'messages' || changed.has(file))
        .flatMap((source) => {
          try {
            return [parseSource(source, git('show', `${commit}:./${source.file}`))];
          } catch {
            // The file is new.
            return [];
          }
        })
    );
  } catch {
    return [];
  }
}

function staleTexts(sources: readonly Source[], commit: string): Issue[] {
  const history = readHistory();
  const issues = [
    ...checkAge(sources, (file) => history.get(file)?.modified, new Date()),
    ...checkStaleTranslations(sources, sourcesIn(commit, sources)),
  ];
  return arrange(issues, sources);
}

/** Fixes all files. Returns those that changed. */
function fix(): string[] {
  const { sources } = readSources(process.cwd(), listAreas(process.cwd()));
  const english = sources.find(({ area, name }) => area === 'messages' && name === defaultLocale)?.data;
  const fixed = sources.flatMap((source) => {
    const readable = source.text.startsWith(byteOrderMark)
      ? parseSource(source, source.text.slice(1))
      : source;
    const text = fixFile(readable, english);
    if (text === undefined || text === source.text) return [];
    writeFileSync(source.file, text);
    return [source.file];
  });
  return [...fixed, ...writeSchemas()];
}

/** Formats an issue for tools. */
const flat = ({ file, path, message, at, found }: Issue) => ({
  file,
  line: at?.line,
  column: at?.column,
  field: fieldName(path),
  message,
  found,
});

function report(
  { issues, warnings, drafts, hidden, sources }: Report,
  fixed: readonly string[],
  start: number,
): void {
  for (const file of fixed) console.log(`fixed ${file}`);
  if (warnings.length > 0) {
    console.log(formatIssues(groupFixable(warnings), undefined, 'warning'));
    console.log(`\n${count(warnings.length, 'warning')}; nothing fails because of ${them(warnings)}.\n`);
  }
  if (hidden.size > 0) {
    const left = (file: string) => drafts.filter((issue) => issue.file === file).length;
    console.log(formatHidden(hidden, (file) => (left(file) > 0 ? count(left(file), 'issue') : undefined)));
    if (drafts.length > 0) console.log('"npm run content -- --drafts" lists what is left in drafts.');
    console.log('');
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  if (issues.length === 0) {
    console.log(`The content is in order: ${sources.length} files checked in ${seconds} s.`);
    return;
  }
  const files = new Set(issues.map(({ file }) => file)).size;
  console.error(formatIssues(groupFixable(countUnwritten(issues))));
  console.error(`\n${count(issues.length, 'issue')} in ${files} of ${sources.length} files.`);
  const fixable = issues.filter(({ isFixable }) => isFixable).length;
  if (fixable > 0)
    console.error(
      `"npm run content -- --fix" corrects ${fixable === issues.length ? 'all' : fixable} of them.`,
    );
}

const them = (list: readonly unknown[]) => (list.length === 1 ? 'it' : 'them');

function check(args: string[]): number {
  const start = performance.now();
  const {
    fix: isFixing,
    json,
    since,
    drafts: onlyDrafts,
    placeholders: onlyPlaceholders,
    schemas: onlySchemas,
    help: isAsking,
  } = parseOptions(args);
  const forgotten = explainMissingDashes(['fix', 'since', 'drafts', 'placeholders', 'schemas']);
  if (forgotten) throw new Error(forgotten);
  if (isAsking) {
    console.log(help);
    return 0;
  }
  if (onlyPlaceholders) {
    const invented = listInvented(readSources(process.cwd(), listAreas(process.cwd())).sources);
    if (invented.length > 0) console.log(`${formatInvented(invented)}\n`);
    console.log(`${count(invented.length, 'invented fact')} left to replace.`);
    return 0;
  }
  if (onlySchemas) {
    const written = writeSchemas();
    for (const file of written) console.log(`written ${file}`);
    if (written.length === 0) console.log('The schemas and the glossary are up to date.');
    return 0;
  }
  if (onlyDrafts) {
    const { drafts } = checkContent(process.cwd());
    console.log(
      drafts.length > 0 ? formatIssues(groupFixable(countUnwritten(drafts))) : 'Nothing is left in drafts.',
    );
    return 0;
  }
  const commit = commitBefore(since);
  const fixed = isFixing ? fix() : [];
  const checked = checkContent(process.cwd());
  const result = {
    ...checked,
    warnings: [...checked.warnings, ...staleTexts(checked.sources, commit), ...staleSchemas(checked.sources)],
  };
  if (json) {
    const { issues, warnings, drafts, hidden, sources } = result;
    const lists = {
      issues: issues.map(flat),
      warnings: warnings.map(flat),
      drafts: drafts.map(flat),
      hidden: [...hidden].map(([file, why]) => ({ file, ...why })),
    };
    console.log(JSON.stringify({ files: sources.length, fixed, ...lists }, null, 2));
  } else report(result, fixed, start);
  return result.issues.length === 0 ? 0 : 1;
}

/**
 * `npm run content`: checks what editors write in the working directory.
 * @returns the exit code, see the help text
 */
export function contentCommand(args: string[]): number {
  try {
    return check(args);
  } catch (error) {
    console.error(`The content could not be checked: ${(error as Error).message}`);
    return 2;
  }
}
