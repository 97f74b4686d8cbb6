import { run } from '@/scripts/lib/run';
import { whileBusy } from './busy';

/** npm scripts that run after a change: they draw artwork and update the JSON Schemas. */
const scripts = [['art'], ['content', '--', '--schemas']] as const;

// Global, because the development server reloads this module after a code change, possibly during a run.
const store = globalThis as { finishLater?: (root: string) => void; finishFailure?: string };

/** Runs a script. Returns whether it succeeded; its errors show in the terminal that runs the editor. */
async function succeeds(root: string, script: readonly string[]): Promise<boolean> {
  const { code, output } = await run('npm', ['run', '--silent', ...script], { cwd: root, quiet: true });
  if (code !== 0) console.error(output);
  return code === 0;
}

function runAll(root: string): Promise<void> {
  return whileBusy('the pictures of the last change are still being drawn', async () => {
    const failed: string[] = [];
    for (const script of scripts)
      if (!(await succeeds(root, script))) failed.push(`“npm run ${script.join(' ')}”`);
    store.finishFailure =
      failed.length > 0
        ? `${failed.join(' and ')} failed after the last change. The window of “npm run edit” shows why; run the command again once that is corrected. This line goes away with the next save.`
        : undefined;
  });
}

/** What failed after the last change, and what to do about it; undefined if nothing did. */
export const finishFailure = (): string | undefined => store.finishFailure;

type State = { isRunning: boolean; isAskedAgain: boolean };

/**
 * Returns a function that starts a task without waiting for it, and never runs it twice at the same time. Any number of
 * calls during a run lead to one more run.
 */
export function runOneAtATime(task: (root: string) => Promise<void>): (root: string) => void {
  const state: State = { isRunning: false, isAskedAgain: false };
  return async (root) => {
    if (state.isRunning) {
      state.isAskedAgain = true;
      return;
    }
    state.isRunning = true;
    do {
      state.isAskedAgain = false;
      await task(root);
    } while (state.isAskedAgain);
    state.isRunning = false;
  };
}

/** Draws artwork and updates the JSON Schemas in the background. */
export function finishLater(root: string): void {
  store.finishLater ??= runOneAtATime(runAll);
  store.finishLater(root);
}
