import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkBlocking, checkContent } from '@/lib/content/check';
import { valueAt } from '@/lib/content/checks/source';
import { fieldName, type Issue } from '@/lib/content/issue';
import { isLocale } from '@/messages/routing';

/** An issue in the format of the overlay. */
export type Shown = {
  place: string;
  field: string;
  message: string;
  found?: string;
  /** The whole text, by which the overlay finds the element that shows it. */
  text?: string;
};

/** The state of the content. */
export type State = {
  /** Differs after every change of a file. */
  version: string;
  /** Issues that keep pages from rendering. */
  blocking: Shown[];
  /** All other issues that stop the build. */
  others: Shown[];
};

const show = ({ file, path, message, at, found }: Issue): Shown => ({
  place: at ? `${file}:${at.line}:${at.column}` : file,
  field: fieldName(path),
  message,
  found,
});

/** Returns a text that differs after every change of a content file. */
function versionOf(root: string): string {
  const folders = ['content', 'messages'];
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.json') && !name.startsWith('schemas'))
        .map((name) => {
          const { mtimeMs, size } = statSync(join(root, folder, name), { throwIfNoEntry: false }) ?? {};
          return `${name} ${mtimeMs} ${size}`;
        }),
    )
    .join('\n');
}

let known: { version: string; blocking: Shown[] } | undefined;

/** Returns the issues that keep pages from rendering; checks again only after a change. */
export function blockingIssues(root = process.cwd()): Shown[] {
  const version = versionOf(root);
  if (known?.version !== version) known = { version, blocking: checkBlocking(root).map(show) };
  return known.blocking;
}

/** Returns the state of the content with all issues. */
export function contentState(root = process.cwd()): State {
  const blocking = blockingIssues(root);
  const keyOf = ({ place, message }: Shown) => `${place} ${message}`;
  const keys = new Set(blocking.map(keyOf));
  const { issues, sources } = checkContent(root);
  const textAt = ({ file, path }: Issue) => {
    const value = valueAt(sources.find((source) => source.file === file)?.data, ...path);
    return isLocale(path.at(-1)) && typeof value === 'string' ? value : undefined;
  };
  const others = issues
    .map((issue) => ({ ...show(issue), text: textAt(issue) }))
    .filter((issue) => !keys.has(keyOf(issue)));
  return { version: known?.version ?? '', blocking, others };
}
