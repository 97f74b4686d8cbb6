import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkBlocking, checkContent } from '@/lib/content/check';
import { valueAt } from '@/lib/content/checks/source';
import { fieldName, type Issue } from '@/lib/content/issue';
import { isLocale } from '@/messages/routing';

/** A issue as the development pages show it. */
export type Shown = {
  place: string;
  field: string;
  message: string;
  found?: string;
  /** The whole text, by which a page finds the place where it stands. */
  text?: string;
};

/** How the content stands. */
export type State = {
  /** Another one for every change of a file. */
  version: string;
  /** What keeps pages from being made. */
  blocking: Shown[];
  /** What else is to be fixed before the site is built. */
  others: Shown[];
};

const show = ({ file, path, message, at, found }: Issue): Shown => ({
  place: at ? `${file}:${at.line}:${at.column}` : file,
  field: fieldName(path),
  message,
  found,
});

/** What changes whenever a file of the content does. */
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

/** What keeps pages from being made; looked up again only after a change. */
export function blockingIssues(root = process.cwd()): Shown[] {
  const version = versionOf(root);
  if (known?.version !== version) known = { version, blocking: checkBlocking(root).map(show) };
  return known.blocking;
}

/** How the content stands, with all there is to fix. */
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
