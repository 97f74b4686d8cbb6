/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { readArguments, suiteCommand } from '@/scripts/local/suites';

const names = ['unit', 'behavior', 'site', 'hosts', 'faults', 'editor', 'on-demand', 'browsers'] as const;

it('runs everything without arguments, and what content can break with --content', () => {
  expect(readArguments([])).toEqual({ kind: 'all', contentOnly: false });
  expect(readArguments(['--content'])).toEqual({ kind: 'all', contentOnly: true });
});

it('runs a part with --part, and says how to write it', () => {
  const part = { number: 2, count: 6 };
  expect(readArguments(['--part', '2/6'])).toEqual({ kind: 'all', contentOnly: false, part });
  expect(() => readArguments(['--part'])).toThrow('There is no part ""');
  expect(() => readArguments(['--part', '2/6', 'header'])).toThrow('There is no part "2/6 header"');
});

it.each(names)('runs the suite "%s" with a config that exists', (name) => {
  expect(readArguments([name])).toEqual({ kind: 'suite', name, args: [] });
  const { args } = suiteCommand(name, []);
  expect(existsSync(args[args.indexOf('-c') + 1] ?? '')).toBe(true);
});

it('passes the remaining arguments to the test runner, after those of the suite', () => {
  const args = ['header', '--update-snapshots'];
  expect(readArguments(['behavior', ...args])).toEqual({ kind: 'suite', name: 'behavior', args });
  expect(suiteCommand('behavior', args)).toEqual({
    program: 'playwright',
    args: ['test', '-c', 'tests/behavior', ...args],
    env: undefined,
  });
});

it.each(['hosts', 'faults'] as const)('includes the slow tests in "%s"', (name) => {
  expect(suiteCommand(name, []).env).toEqual({ THOROUGH: '1' });
});

it.each([['header'], ['--contents'], ['constructor'], ['--content', 'unit']])(
  'names all suites if the first argument is %j',
  (...given) => {
    const expected = `There is no suite "${given.join(' ')}". Use one of ${names.join(', ')}`;
    expect(() => readArguments(given)).toThrow(expected);
  },
);

it('knows every suite of the nightly workflow', () => {
  const [, list = ''] = /suite: \[(.*)\]/.exec(readFileSync('.github/workflows/site.yml', 'utf8')) ?? [];
  const nightly = list.split(', ');
  expect(nightly).toContain('unit');
  for (const name of nightly) expect(readArguments([name])).toMatchObject({ name });
});
