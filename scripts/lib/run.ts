import { spawn } from 'node:child_process';

type Options = {
  /** The working directory; by default this project's. */
  cwd?: string;
  /** Environment variables to add. */
  env?: Record<string, string | undefined>;
  /** Return the output instead of showing it. */
  quiet?: boolean;
  /** Let the command read from the terminal. */
  interactive?: boolean;
};

/**
 * Runs a command from the project's packages or from the system. Does not throw if it fails.
 * @returns its exit code, and its output if `quiet`
 */
export function run(
  command: string,
  args: readonly string[],
  { cwd, env, quiet = false, interactive = false }: Options = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}`, ...env } as NodeJS.ProcessEnv,
      stdio: [
        interactive ? 'inherit' : 'ignore',
        ...(quiet ? (['pipe', 'pipe'] as const) : (['inherit', 'inherit'] as const)),
      ],
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    child.on('error', (error) => resolve({ code: 127, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
