import { execFileSync } from 'node:child_process';
import { checkContent } from '@/lib/content/check';
import { placeWords } from './labels';

/** The files that the editor publishes. Code is never one of them. */
const paths = [
  'content',
  'messages/*.json',
  'public/images',
  'public/files',
  'scripts/tools/artwork/manifest.json',
];

/** The maximum duration of a git command. */
const timeoutMs = 60_000;

/** The difference between this computer and the last commit. */
export type Publication = {
  /** The files that are saved but not published. */
  changed: string[];
  /** A suggested commit message. */
  message: string;
};

/** @throws {Error} with the error message of git */
function git(root: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      // Nobody could answer if git asked for a password.
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
    });
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(stderr?.trim() || message);
  }
}

const names = (output: string) => output.split('\0').filter(Boolean);

function changedFiles(root: string): string[] {
  // Without a commit, all files are new.
  const tracked = names(git(root, 'diff', '--name-only', '-z', '--relative', 'HEAD', '--', ...paths));
  const added = names(git(root, 'ls-files', '-z', '--others', '--exclude-standard', '--', ...paths));
  return [...new Set([...tracked, ...added])].sort();
}

/** `content/services/ai-ml.json` → `services/ai-ml` */
const shortName = (file: string) => file.replace(/^content\/|\.json$/g, '');

function messageFor(changed: readonly string[]): string {
  const texts = changed.filter((file) => /^(content|messages)\/(?!schemas\/)/.test(file)).map(shortName);
  const named = texts.slice(0, 3).join(', ');
  const more = texts.length > 3 ? ` and ${texts.length - 3} more` : '';
  return texts.length > 0 ? `Change ${named}${more}` : 'Change pictures';
}

/**
 * Returns what is saved but not published yet.
 * @param root the project's folder
 * @throws {Error} if git fails
 */
export function publicationOf(root: string): Publication {
  const changed = changedFiles(root);
  return { changed, message: messageFor(changed) };
}

/**
 * Commits and pushes the edited files if the content has no issue.
 * @param message the commit message
 * @returns a message for the editor
 * @throws {Error} with a message for the editor about what to do first
 */
export function publish(root: string, message: string): string {
  const changed = changedFiles(root);
  if (changed.length === 0) return 'There is nothing to publish: all that is saved here is published.';
  if (!message.trim()) throw new Error('Say in a few words what has changed.');
  const { issues } = checkContent(root);
  if (issues.length > 0) {
    const lines = issues.slice(0, 5).map((issue) => `${issue.file}, ${placeWords(issue)}: ${issue.message}`);
    const more = issues.length > 5 ? `\n… and ${issues.length - 5} more; "npm run content" lists them.` : '';
    throw new Error(`Nothing is published yet. Correct this first:\n${lines.join('\n')}${more}`);
  }
  git(root, 'add', '--all', '--', ...changed);
  // Only these files, even if others are staged.
  git(root, 'commit', '--quiet', '-m', message.trim(), '--', ...changed);
  try {
    git(root, 'push', '--quiet');
  } catch (error) {
    throw new Error(
      `The change is committed on this computer, but could not be sent: ${(error as Error).message}\nTry again with "git push", or ask who looks after the project.`,
    );
  }
  return 'Sent. The site shows it once its checks have passed, usually within a few minutes.';
}
