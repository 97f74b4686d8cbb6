import { spawn } from 'node:child_process';

/** What follows a change: artwork, and what editing tools know of the content. */
const scripts = [['art'], ['content', '--', '--schemas']] as const;

function runScript(root: string, script: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', ...script], { cwd: root, stdio: 'ignore' });
    child.on('error', () => resolve());
    child.on('exit', () => resolve());
  });
}

async function runAll(root: string): Promise<void> {
  for (const script of scripts) await runScript(root, script);
}

type State = { isRunning: boolean; isAskedAgain: boolean };

/**
 * A function that runs a task without keeping its caller waiting, and never twice at the same time: a call during a
 * run leads to one more run after it, however many calls there are.
 */
export function inTurn(task: (root: string) => Promise<void>): (root: string) => void {
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

// The development server loads this module anew after a change of code, while a run may still go on.
const store = globalThis as { finishLater?: (root: string) => void };

/** Draws the artwork and tells editing tools, without keeping the editor waiting. */
export function finishLater(root: string): void {
  store.finishLater ??= inTurn(runAll);
  store.finishLater(root);
}
