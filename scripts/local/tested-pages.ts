import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pagesOf } from '@/scripts/build/pages';
import { count } from '@/scripts/lib/count';
import { filesBelow } from '@/scripts/lib/files';

/** Hashes of a page: of the files it shows and its main part, and of everything else, such as header, footer, and styles. */
type PageHashes = { content: string; frame: string };

/** The pages of an export that passed their tests. */
export type TestedPages = {
  /** A hash of what tested them. Other tests may find other issues. */
  tests: string;
  /** By the path in the address, e.g. `/fr/about`. */
  pages: Record<string, PageHashes>;
};

/** `content`: the main part or a file that it shows changed; `frame`: only what surrounds it. */
export type PageChange = 'content' | 'frame';

/** The workflow keeps this folder between runs. */
const testedPagesFile = '.tested/pages.json';

/** The start script has the id of the build in it, so its name and hash differ after every change of content. */
const startScript = /data-src="\/_next\/static\/chunks\/start-[^"]+" data-integrity="[^"]+"/g;

/** Editors can replace these files under the same name. The names of other files change with their content. */
const editableFile = /\/(?:images|files)\/[\w./%-]+\.\w+/g;

const hash = (...parts: (string | Buffer)[]) => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\n');
  return sum.digest('base64url').slice(0, 16);
};

const addressOf = (file: string) => `/${file.replace(/\.html$/, '').replace(/^index$/, '')}`;

/**
 * Hashes files, and all files below folders, for {@link TestedPages.tests}.
 * @param more what else the result of the tests depends on, e.g. the version of the browser
 */
export function hashTests(paths: readonly string[], ...more: string[]): string {
  const files = paths.flatMap((path) =>
    statSync(path).isFile() ? [path] : filesBelow(path).map((file) => join(path, file)),
  );
  return hash(...more, ...files.sort().flatMap((file) => [file, readFileSync(file)]));
}

/** Hashes every page of an export. */
export function describePages(folder: string, tests: string): TestedPages {
  const known = new Map<string, string>();
  const hashOfFile = (path: string) => {
    const file = join(folder, decodeURI(path));
    const found = known.get(path) ?? (existsSync(file) ? hash(readFileSync(file)) : '');
    known.set(path, found);
    return found;
  };
  const pages = pagesOf(folder)
    .sort()
    .map((file) => {
      const html = readFileSync(join(folder, file), 'utf8').replace(startScript, '');
      const start = html.indexOf('<main');
      const end = html.lastIndexOf('</main>');
      const main = html.slice(start, end);
      const shown = [...new Set(main.match(editableFile))].sort().map(hashOfFile);
      return [
        addressOf(file),
        { content: hash(main, ...shown), frame: hash(html.slice(0, start), html.slice(end)) },
      ] as const;
    });
  return { tests, pages: Object.fromEntries(pages) };
}

/** Returns the pages that differ from the tested ones, and what differs; undefined if that is not known. */
export function changedPages(
  now: TestedPages,
  tested: TestedPages | undefined,
): Record<string, PageChange> | undefined {
  if (tested?.tests !== now.tests) return undefined;
  const changes: Record<string, PageChange> = {};
  for (const [address, { content, frame }] of Object.entries(now.pages)) {
    const before = tested.pages[address];
    if (before?.content !== content) changes[address] = 'content';
    else if (before.frame !== frame) changes[address] = 'frame';
  }
  return changes;
}

/** Returns a sentence about the changes, for the log. */
export function describeChanges(changes: Record<string, PageChange>): string {
  const all = Object.values(changes);
  const withNewContent = all.filter((change) => change === 'content').length;
  const withNewFrame = all.length - withNewContent;
  return `Since the last tested export, the content of ${count(withNewContent, 'page')} changed, and only the header, footer, head, or styles of ${count(withNewFrame, 'page')}.`;
}

/** Returns the pages that passed last; undefined if no run has recorded them. */
export function readTestedPages(root = '.'): TestedPages | undefined {
  const file = join(root, testedPagesFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Records pages that passed the tests of the site. */
export function recordTestedPages(pages: TestedPages, root = '.'): void {
  const file = join(root, testedPagesFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(pages));
}
