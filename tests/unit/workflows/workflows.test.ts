/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = '.github/workflows';
const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(join(folder, name), 'utf8')] as const,
);
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

describe.each(workflows)('%s', (_name, text) => {
  it('pins every action by its commit, and says which release that is', () => {
    const used = [...text.matchAll(/uses: (.*)/g)].map(([, action]) => action);
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('installs what the lockfile lists, and nothing else', () => {
    expect(text).not.toMatch(/npm (install|i|update)\b/);
  });

  it('may read only, unless a job says what it needs', () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(text).not.toContain('write-all');
    expect(text).not.toContain('contents: write');
  });

  it('gives no secret to what a stranger proposes', () => {
    expect(text).not.toContain('pull_request_target');
  });

  it('puts nothing that others write into a shell', () => {
    const shells = [...text.matchAll(/run: (\|\n(?: {10,}.*\n|\n)+|.*)/g)].map(([, command]) => command);
    for (const command of shells)
      expect(command).not.toMatch(/\$\{\{ *github\.(event\.(?!pull_request\.number)|head_ref)/);
  });

  it('runs commands that there are', () => {
    for (const [, name] of text.matchAll(/npm run (?:--silent )?([\w:]+)/g)) expect(scripts).toContain(name);
  });
});
