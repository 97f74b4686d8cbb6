import { spawn } from 'node:child_process';
import { basename, delimiter, join } from 'node:path';

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

type Command = {
  program: string;
  args: readonly string[];
  /** Whether only a shell can start the program. */
  shell: boolean;
};

/**
 * Returns what to start for a command. On Windows, `npm` and `next` are scripts for a shell, which no process can start
 * directly, so Node.js runs their JavaScript. Only if npm did not start this process, npm needs the shell there.
 */
export function commandOf(program: string, args: readonly string[]): Command {
  const { npm_execpath: npm = '' } = process.env;
  const inNode = (file: string) => ({ program: process.execPath, args: [file, ...args], shell: false });
  if (program === 'next') return inNode('node_modules/next/dist/bin/next');
  // Other package managers and npx also write their program here.
  if (program === 'npm' && basename(npm) === 'npm-cli.js') return inNode(npm);
  return { program, args, shell: program === 'npm' && process.platform === 'win32' };
}

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
    const { program, args: all, shell } = commandOf(command, args);
    const child = spawn(program, all, {
      cwd,
      shell,
      env: {
        ...process.env,
        PATH: `${join('node_modules', '.bin')}${delimiter}${process.env.PATH}`,
        ...env,
      } as NodeJS.ProcessEnv,
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
