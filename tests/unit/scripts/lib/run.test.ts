/** @jest-environment node */
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import { commandOf, run } from '@/scripts/lib/run';

const { npm_execpath: npmBefore = '' } = process.env;
const { platform: platformBefore } = process;
const setPlatform = (value: string) => Object.defineProperty(process, 'platform', { value });

afterEach(() => {
  process.env.npm_execpath = npmBefore;
  setPlatform(platformBefore);
});

// Windows cannot start `npm` and `next` themselves, which are scripts for a shell there.
describe('commandOf', () => {
  it('runs Next.js in Node.js', () => {
    const { program, args, shell } = commandOf('next', ['dev']);
    expect({ program, shell }).toEqual({ program: process.execPath, shell: false });
    expect(args).toEqual([expect.stringMatching(/next$/), 'dev']);
    expect(existsSync(args[0] as string)).toBe(true);
  });

  it('runs npm in Node.js if npm has started this process', () => {
    process.env.npm_execpath = '/lib/npm/bin/npm-cli.js';
    expect(commandOf('npm', ['run', 'art'])).toEqual({
      program: process.execPath,
      args: ['/lib/npm/bin/npm-cli.js', 'run', 'art'],
      shell: false,
    });
  });

  it.each(['', '/lib/npm/bin/npx-cli.js', '/lib/yarn.js'])(
    'looks for npm in the search path otherwise, on Windows through a shell: %s',
    (path) => {
      process.env.npm_execpath = path;
      const command = { program: 'npm', args: ['run', 'art'] };
      setPlatform('linux');
      expect(commandOf('npm', ['run', 'art'])).toEqual({ ...command, shell: false });
      setPlatform('win32');
      expect(commandOf('npm', ['run', 'art'])).toEqual({ ...command, shell: true });
    },
  );

  it('changes no other command', () => {
    expect(commandOf('git', ['init'])).toEqual({ program: 'git', args: ['init'], shell: false });
  });
});

it('runs a command with the programs of the packages first in the search path', async () => {
  const { code, output } = await run('node', ['--print', 'process.env.PATH'], { quiet: true });
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(new RegExp(`^node_modules.\\.bin${delimiter}`)),
  });
});
