/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Block = { kind: string; language?: string; code?: string; output?: string };

/** The programs of all articles that node can run. */
function programsIn(folder: string): [name: string, program: Block][] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const { body } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { body: Block[] };
      return body
        .filter(({ kind, language }) => kind === 'code' && language === 'js')
        .map((block, index): [string, Block] => [`${name}, program ${index + 1}`, block]);
    });
}

const programs = [...programsIn('content/insights'), ...programsIn('tests/fixture-site/content/insights')];

describe('the programs of the articles', () => {
  it.each(programs)('print what the article says: %s', (_name, { code = '', output = '' }) => {
    const printed = execFileSync(process.execPath, ['-'], {
      input: code,
      encoding: 'utf8',
      timeout: 20_000,
      // Dates and numbers are the same on every computer.
      env: { ...process.env, TZ: 'UTC', LANG: 'en_US.UTF-8' },
    });
    expect(printed.trimEnd()).toBe(output.trimEnd());
  });
});
