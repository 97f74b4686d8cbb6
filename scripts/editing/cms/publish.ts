import { checkContent, checkSpellingOf } from '@/lib/content/check';
import type { Issue } from '@/lib/content/issue';
import { isContentFile } from '@/scripts/lib/changed-paths';
import { loadDictionaries } from '../content-commands/dictionaries';
import { changedFiles, git, hasUpstream, remoteOf } from './git';
import { commitAndKeepUndo } from './history';
import { placeWords } from './labels';
import { send } from './send';

/** The list of drawn pictures, which `npm run art` writes last. */
export const artList = 'scripts/tools/artwork/manifest.json';

/** The files that the editor publishes: what a push of content may change. Code is never one of them. */
const filesToPublish = (root: string) => changedFiles(root).filter(isContentFile);

/** The difference between this computer and the last commit. */
export type Publication = {
  /** The files that are saved but not published. */
  changed: string[];
  /** How many commits are not sent; 0 if the project is on no server. */
  ahead: number;
  /** A suggested commit message. */
  message: string;
};

/** `content/services/ai-ml.json` → `services/ai-ml` */
const shortName = (file: string) => file.replace(/^content\/|\.json$/g, '');

function messageFor(changed: readonly string[]): string {
  const texts = changed.filter((file) => /^(content|messages)\/(?!schemas\/)/.test(file)).map(shortName);
  const named = texts.slice(0, 3).join(', ');
  const more = texts.length > 3 ? ` and ${texts.length - 3} more` : '';
  return texts.length > 0 ? `Change ${named}${more}` : 'Change pictures';
}

function unsentCommits(root: string): number {
  try {
    if (hasUpstream(root)) return Number(git(root, 'rev-list', '--count', '@{upstream}..HEAD'));
    return remoteOf(root) ? Number(git(root, 'rev-list', '--count', 'HEAD', '--not', '--remotes')) : 0;
  } catch {
    // There is no commit yet.
    return 0;
  }
}

/**
 * Returns what is saved but not published yet.
 * @param root the project's folder
 * @throws {Error} if git fails
 */
export function publicationOf(root: string): Publication {
  const changed = filesToPublish(root);
  return { changed, ahead: unsentCommits(root), message: messageFor(changed) };
}

function expectNone(issues: readonly Issue[], command: string): void {
  if (issues.length === 0) return;
  const lines = issues.slice(0, 5).map((issue) => `${issue.file}, ${placeWords(issue)}: ${issue.message}`);
  const more = issues.length > 5 ? `\n… and ${issues.length - 5} more; "${command}" lists them.` : '';
  throw new Error(`Nothing is published yet. Correct this first:\n${lines.join('\n')}${more}`);
}

/**
 * Commits and pushes the edited files, and commits that are not sent yet, if content and spelling have no issue.
 * @param message the commit message
 * @returns a message for the editor
 * @throws {Error} with a message for the editor about what to do first
 */
export async function publish(root: string, message: string): Promise<string> {
  const changed = filesToPublish(root);
  if (changed.length === 0 && unsentCommits(root) === 0)
    return 'There is nothing to publish: all that is saved here is published.';
  if (changed.length > 0 && !message.trim()) throw new Error('Say in a few words what has changed.');
  expectNone(checkContent(root).issues, 'npm run content');
  expectNone(checkSpellingOf(root, await loadDictionaries(root)).issues, 'npm run spell');
  if (changed.length > 0) {
    git(root, 'add', '--all', '--', ...changed);
    // Only these files, even if others are staged.
    commitAndKeepUndo(root, () => git(root, 'commit', '--quiet', '-m', message.trim(), '--', ...changed));
  }
  const others = send(root);
  const sent = 'Sent. The site shows it once its checks have passed, usually within a few minutes.';
  if (others.length === 0) return sent;
  return `${sent}\nThis computer now also has what ${others.join(' and ')} changed in the meantime: reload this page before you go on.`;
}
