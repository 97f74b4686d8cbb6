import { changedFiles, fileNames, git, hasUpstream, remoteOf } from './git';

const notSent = 'The change is committed on this computer, but not sent';

/** The commits of others that this computer does not have. */
const theirs = 'HEAD..@{upstream}';

/** The line of git's message that says most. */
function lastLine(message: string): string {
  const lines = message.split('\n').filter((line) => line.trim());
  return lines.findLast((line) => /^(?:fatal|error|remote):/.test(line)) ?? lines.at(-1) ?? '';
}

const cannotSend = (error: unknown) =>
  new Error(
    `${notSent}: the server of the project could not be reached, or did not accept it. Check your connection and press Publish again, or ask who looks after the project.\ngit: ${lastLine((error as Error).message)}`,
  );

const list = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');

/** The authors of commits, each once. */
function authorsOf(root: string, commits: string, files: readonly string[] = []): string[] {
  const names = git(root, 'log', '--format=%an', commits, '--', ...files).split('\n');
  return [...new Set(names.filter(Boolean))];
}

const conflict = (root: string, files: readonly string[]) =>
  new Error(
    `${notSent}: ${list(authorsOf(root, theirs, files))} changed the same ${files.length === 1 ? 'file' : 'files'} in the meantime: ${list(files)}. Your change is safe. Ask who looks after the project to combine the two.`,
  );

/**
 * Puts the commits that are not sent after those of others.
 * @returns the authors of the others
 * @throws {Error} with a message for the editor if both changed the same lines; nothing is changed then
 */
function combine(root: string): string[] {
  git(root, 'fetch', '--quiet');
  // Git could not combine these with those of others.
  const mine = new Set(changedFiles(root));
  const changed = fileNames(
    git(root, 'diff', '--name-only', '--no-renames', '-z', '--relative', 'HEAD...@{upstream}'),
  );
  const both = changed.filter((file) => mine.has(file));
  if (both.length > 0) throw conflict(root, both);
  const authors = authorsOf(root, theirs);
  try {
    git(root, 'rebase', '--quiet', '--autostash', '@{upstream}');
  } catch (error) {
    const files = fileNames(git(root, 'diff', '--name-only', '-z', '--relative', '--diff-filter=U'));
    if (files.length === 0) throw cannotSend(error);
    git(root, 'rebase', '--abort');
    throw conflict(root, files);
  }
  return authors;
}

/**
 * Pushes all commits, after those of others if somebody else pushed first.
 * @returns the authors whose commits came to this computer
 * @throws {Error} with a message for the editor
 */
export function send(root: string): string[] {
  const remote = hasUpstream(root) ? undefined : remoteOf(root);
  const push = () => git(root, 'push', '--quiet', ...(remote ? ['--set-upstream', remote, 'HEAD'] : []));
  try {
    push();
    return [];
  } catch (error) {
    if (!/! \[rejected\]/.test((error as Error).message)) throw cannotSend(error);
  }
  const authors = combine(root);
  try {
    push();
  } catch (error) {
    throw cannotSend(error);
  }
  return authors;
}
