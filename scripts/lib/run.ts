import { spawn } from 'node:child_process';

type Options = {
  /** The folder it runs in; this project's without it. */
  cwd?: string;
  /** Added to the environment. */
  env?: Record<string, string | undefined>;
  /** Whether output is kept for the result instead of shown. */
  quiet?: boolean;
};

/**
 * Runs a command of this project's packages, or of the system.
 * @returns its exit code, and what it printed if `quiet`
 */
export function run(
  command: string,
  args: readonly string[],
  { cwd, env, quiet = false }: Options = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}`, ...env } as NodeJS.ProcessEnv,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ code: 127, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
