/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { editingMark, isEditing } from '@/lib/content/unsaved';
import { joinServer, parsePort, runningServer } from '@/scripts/editing/cms/join';
import { temporaryFolder, writeFiles } from '../../../support/folder';

const env = { ...process.env };
let root: string;

beforeEach(() => {
  root = temporaryFolder();
  process.env = { ...env, NODE_ENV: 'development', SITE_EDITOR: undefined };
  jest.spyOn(process, 'cwd').mockReturnValue(root);
});
afterEach(() => {
  process.env = env;
  jest.restoreAllMocks();
});

const lock = (content: string) => writeFiles(root, { '.next/dev/lock': content });

/** Returns the id of a process that has ended. */
const gone = () => spawnSync('node', ['--version']).pid;

describe('a running development server', () => {
  it('is found through the lock file of Next.js', () => {
    lock(JSON.stringify({ pid: process.pid, port: 3001, appUrl: 'http://localhost:3001' }));
    expect(runningServer(root)).toEqual({ pid: process.pid, url: 'http://localhost:3001' });
  });

  it.each([
    ['has ended', () => lock(JSON.stringify({ pid: gone(), appUrl: 'http://localhost:3000' }))],
    ['has an empty lock file', () => lock('')],
    ['never ran', () => {}],
  ])('is not found if it %s', (_, prepare) => {
    prepare();
    expect(runningServer(root)).toBeUndefined();
  });
});

describe('an editor in a running development server', () => {
  // The server looks for the marker file in its working directory.
  const mark = (text: string) => writeFiles(root, { [editingMark]: text });
  const isEditingIn = () => {
    jest.restoreAllMocks();
    const before = process.cwd();
    process.chdir(root);
    const result = isEditing();
    process.chdir(before);
    return result;
  };

  it('is open while its command runs', () => {
    joinServer(root);
    expect(isEditingIn()).toBe(true);
  });

  it('is closed after its command has ended for any reason', () => {
    mark(String(gone()));
    expect(isEditingIn()).toBe(false);
  });

  it('stays open for a command that joined later', () => {
    const ends: (() => void)[] = [];
    jest.spyOn(process, 'on').mockImplementation((_event, listener) => {
      ends.push(listener as () => void);
      return process;
    });
    joinServer(root);
    mark('1');
    for (const end of ends) end();
    expect(readFileSync(join(root, editingMark), 'utf8')).toBe('1');
    mark(String(process.pid));
    for (const end of ends) end();
    expect(existsSync(join(root, editingMark))).toBe(false);
  });

  it('is never open outside development', () => {
    mark(String(process.pid));
    process.env = { ...process.env, NODE_ENV: 'production' };
    expect(isEditingIn()).toBe(false);
  });
});

describe('the port', () => {
  it('may be a number', () => {
    expect(parsePort('3100')).toBe(3100);
  });

  it.each(['0', '65536', 'abc', '', '-1', '80.5'])('may not be "%s"', (text) => {
    expect(() => parsePort(text)).toThrow(/^Write a number from 1 to 65535 after --port/);
  });
});

it('"npm run edit" accepts --port, and lists its options', async () => {
  jest.restoreAllMocks();
  const edit = (...args: string[]) =>
    new Promise<string>((resolve) => {
      const child = spawn('node', [
        '--conditions=react-server',
        '--import',
        'tsx',
        'scripts/editing/edit.ts',
        ...args,
      ]);
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
      child.on('close', () => resolve(output));
    });
  expect(await edit('--port', 'x')).toContain('Write a number from 1 to 65535 after --port');
  expect(await edit('--ports', '3100')).toContain('npm run edit [-- --port N]');
});
