import { spawn } from 'node:child_process';
import { whileBusy } from './busy';

/** npm scripts that run after a change: they draw artwork and update the JSON Schemas. */
const scripts = [['art'], ['content', '--', '--schemas']] as const;

function runScript(root: string, script: readonly string[]): Promise<void> {
  return new Promise((resolve) => {
    // Errors show in the terminal that runs the editor.
    const stdio = ['ignore', 'ignore', 'inherit'] as const;
    const child = spawn('npm', ['run', '--silent', ...script], { cwd: root, stdio: [...stdio] });
    child.on('error', () => resolve());
    child.on('exit', () => resolve());
  });
}

function runAll(root: string): Promise<void> {
  return whileBusy('the pictures of the last change are still being drawn', async () => {
    for (const script of scripts) await runScript(root, script);
  });
}

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

// Global, because the development server reloads this module after a code change, possibly during a run.
const store = globalThis as { finishLater?: (root: string) => void };

/** Draws artwork and updates the JSON Schemas in the background. */
export function finishLater(root: string): void {
  store.finishLater ??= runOneAtATime(runAll);
  store.finishLater(root);
}
