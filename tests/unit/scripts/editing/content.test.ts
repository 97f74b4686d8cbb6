/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentCommand } from '@/scripts/editing/content-commands/check';
import { addPictures, validSite, writeSite } from '../../lib/content/site';
import { git } from '../../support/git';

const project = process.cwd();

/** Runs the command in a folder. Returns its exit code and output. */
function content(root: string, ...args: string[]): { code: number; output: string; errors: string } {
  const written = { log: '', error: '' };
  for (const name of ['log', 'error'] as const)
    jest.spyOn(console, name).mockImplementation((...texts) => {
      written[name] += `${texts.join(' ')}\n`;
    });
  process.chdir(root);
  try {
    return { code: contentCommand(args), output: written.log, errors: written.error };
  } finally {
    process.chdir(project);
    jest.restoreAllMocks();
  }
}

const cloud = 'content/services/cloud.json';

it('exits with 0 for valid content and reports success', () => {
  const root = writeSite(validSite());
  addPictures(root);
  const { code, output } = content(root);
  expect({ code, output }).toEqual({
    code: 0,
    output: expect.stringMatching(/The content is in order: \d+ files checked/),
  });
});

it('exits with 1 on an issue, reports its position, and prints JSON for tools', () => {
  const site = validSite();
  (site[cloud] as { icon: string }).icon = 'castle';
  // In a process of its own, as editors and tools run it.
  const tsx = ['--tsconfig', join(project, 'tsconfig.json'), '--conditions=react-server'];
  const { status, stdout } = spawnSync(
    join(project, 'node_modules/.bin/tsx'),
    [...tsx, join(project, 'scripts/editing/content.ts'), '--json'],
    { cwd: writeSite(site), encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(JSON.parse(stdout).issues).toContainEqual({
    file: cloud,
    line: 3,
    column: 11,
    field: 'icon',
    message: expect.stringMatching(/^Choose one of these icons/),
    found: '"castle"',
  });
});

it('lists invented facts with --placeholders, each by its file and field', () => {
  const site = validSite();
  const { firstEngagement } = (site[cloud] as { content: { firstEngagement: object } }).content;
  const text = { en: 'a', es: 'b', fr: 'c' };
  Object.assign(firstEngagement, {
    terms: { result: text, duration: text, price: text, basis: text, placeholder: true },
  });
  const { code, output } = content(writeSite(site), '--placeholders');
  expect({ code, output }).toEqual({
    code: 0,
    output: `${cloud}\n  content.firstEngagement.terms\n\n1 invented fact left to replace.\n`,
  });
});

it('fixes only mechanical issues, and only with --fix', () => {
  const site = validSite();
  const service = site[cloud] as { icon: string; title: { en: string } };
  service.icon = 'castle';
  service.title.en = "The  bank's";
  const root = writeSite(site);
  const { code, output } = content(root, '--fix');
  expect(code).toBe(1);
  expect(output).toContain(`fixed ${cloud}`);
  expect(JSON.parse(readFileSync(join(root, cloud), 'utf8'))).toMatchObject({
    icon: 'castle',
    title: { en: 'The bank’s' },
  });
});

it('removes a byte order mark and formats the file with --fix', () => {
  const root = writeSite(validSite());
  addPictures(root);
  content(root, '--fix');
  const file = join(root, cloud);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, `\uFEFF${text.replaceAll('  ', '\t').replaceAll('\n', '\r\n')}`);
  expect(content(root).code).toBe(1);
  expect(content(root, '--fix').code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('counts what is left in drafts, and lists it with --drafts', () => {
  const site = validSite();
  Object.assign(site[cloud] as object, { draft: true, icon: 'castle' });
  (site[cloud] as { title: { fr: string } }).title.fr = 'TODO: The name';
  const root = writeSite(site);
  addPictures(root);
  expect(content(root).output).toContain(
    `  ${cloud}: a draft, 2 issues left\n"npm run content -- --drafts" lists what is left in drafts.`,
  );
  const { code, output } = content(root, '--drafts');
  expect(code).toBe(0);
  expect(output).toMatch(/Choose one of these icons/);
  expect(output).toMatch(/Write this in French: it is still to be written|1 text/);
});

it('asks for new schemas only if every file can be read', () => {
  const root = writeSite(validSite());
  addPictures(root);
  expect(content(root, '--schemas').code).toBe(0);
  const text = readFileSync(join(root, cloud), 'utf8');
  const schemas = readFileSync(join(root, 'content/schemas/known.json'), 'utf8');
  writeFileSync(join(root, cloud), text.replace(',', ''));
  expect(content(root).output).not.toContain('--schemas');
  content(root, '--fix');
  expect(readFileSync(join(root, 'content/schemas/known.json'), 'utf8')).toBe(schemas);
});

it('exits with 2 without content and on an unknown option', () => {
  expect(content(join(project, 'public'))).toMatchObject({
    code: 2,
    errors: expect.stringContaining('There is no folder "content"'),
  });
  expect(content(project, '--fixx').code).toBe(2);
});

describe('compared with a commit', () => {
  /** Creates a site with all files committed. */
  function committedSite(): string {
    const root = writeSite(validSite());
    git(root, 'init');
    git(root, 'add', '.');
    git(root, 'commit', '-m', 'The site');
    return root;
  }

  function reword(root: string, file: string, from: string, to: string): void {
    const path = join(root, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
  }

  it('asks for both translations of a message whose English text changed', () => {
    const root = committedSite();
    reword(root, 'messages/en.json', 'The open menu', 'Show the menu');
    const { output } = content(root);
    expect(output.match(/See whether the .* text still says the same/g)).toEqual([
      'See whether the Spanish text still says the same',
      'See whether the French text still says the same',
    ]);
  });

  it('asks for nothing if only a translation changed', () => {
    const root = committedSite();
    reword(root, 'messages/fr.json', 'De open menu', 'Ouvrir le menu');
    const { output } = content(root);
    expect(output).not.toContain('still says the same');
  });

  it('exits with 2 for an unknown commit, and says what to write', () => {
    for (const root of [committedSite(), writeSite(validSite())])
      expect(content(root, '--since', 'nope')).toMatchObject({
        code: 2,
        errors: expect.stringMatching(/--since names "nope".*Write one that it knows, e\.g\. "--since main"/),
      });
  });

  it('skips the comparison without git history', () => {
    expect(content(writeSite(validSite()))).toMatchObject({
      errors: expect.not.stringContaining('--since'),
      output: expect.not.stringContaining('still says the same'),
    });
  });
});
