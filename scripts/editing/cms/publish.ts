import { execFileSync } from 'node:child_process';
import { checkContent } from '@/lib/content/check';
import { placeWords } from './labels';

/** What editors change; code is never part of what the editor publishes. */
const paths = [
  'content',
  'messages/*.json',
  'public/images',
  'public/files',
  'scripts/tools/artwork/manifest.json',
];

/** A server that has not answered by then will not. */
const timeoutMs = 60_000;

/** How what is saved on this computer compares with what was published last. */
export type Publication = {
  /** The files that are saved here and not published. */
  changed: string[];
  /** What a commit of them would say. */
  message: string;
};

/** @throws {Error} with what git says */
function git(root: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: timeoutMs,
      // Nobody sits where git would ask for a password.
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
 * What is saved here and not published yet.
 * @param root the project's folder
 * @throws {Error} where git cannot tell
 */
export function publicationOf(root: string): Publication {
  const changed = changedFiles(root);
  return { changed, message: messageFor(changed) };
}

/**
 * Commits what was edited, and pushes it. The content check has the last word.
 * @param message what the commit says
 * @returns what happened, in words
 * @throws {Error} with what has to be done first, in words
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
  // Only these files, whatever else someone has prepared for a commit.
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
