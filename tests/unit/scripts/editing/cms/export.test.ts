/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSite } from '@/scripts/build/hosts/exported-site';
import { hostNames, rulesFor } from '@/scripts/build/hosts/rules';
import { pagePolicy } from '@/scripts/build/policy';
import { exportEditor, parseHost } from '@/scripts/editing/cms/hosted';
import { editorFolder } from '@/scripts/editing/cms/provide';
import { temporaryFolder } from '../../../support/folder';

jest.mock('esbuild', () => ({ build: jest.fn(), transformSync: () => ({ code: '' }) }));
jest.mock('node:fs', () => {
  const actual = jest.requireActual('node:fs');
  const copyFileSync = (from: string, to: string) => actual.writeFileSync(to, `copy of ${from}`);
  return { ...actual, copyFileSync };
});

const policy = pagePolicy({ scripts: [], styles: [] }, { provider: 'self' });
const page = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;

let out: string;

beforeEach(() => {
  const files = ['index.html', '404.html', 'es/404.html', 'fr/404.html'];
  out = temporaryFolder(Object.fromEntries(files.map((file) => [file, page])));
});

const read = (file: string) => readFileSync(join(out, file), 'utf8');

it('writes the settings to a file, so that the page needs no inline script', () => {
  exportEditor(out, [], parseHost('github:owner/site', 'main', 'https://auth.example/login'));
  expect(read('admin/index.html')).not.toMatch(/<script>/);
  expect(read('admin/index.html')).toContain('<script src="/admin/files/settings.js"></script>');
  expect(read('admin/files/settings.js')).toContain('"repo":"owner/site"');
  expect(read('admin/files/admin.js')).toBe(`copy of ${join(editorFolder, 'admin.js')}`);
});

it('allows connections only to the Git host and its login server', () => {
  exportEditor(out, [], parseHost('github:owner/site', 'main', 'https://auth.example/login'));
  const editor = readSite(out).editor ?? '';
  expect(editor).toContain(
    "connect-src 'self' blob: https://api.github.com https://www.githubstatus.com https://auth.example;",
  );
  expect(editor).not.toMatch(/gitlab|\*|http:/);
});

it.each(['http://auth.example', 'https://auth.example;script-src *', 'auth.example'])(
  'refuses %s as the URL of the login server',
  (auth) => {
    expect(() => parseHost('github:owner/site', 'main', auth)).toThrow(
      'Write the address after --auth like https://',
    );
  },
);

it('does not count as a page of the site, and its policy does not apply to pages', () => {
  const before = readSite(out);
  exportEditor(out, [], parseHost('gitlab:group/site'));
  const { editor, ...after } = readSite(out);
  expect(after).toEqual({ ...before, editor: undefined } as typeof after);
  for (const host of hostNames) expect(() => rulesFor(host, { ...after, editor })).not.toThrow();
});

it('has its own policy at /admin on nginx and Cloudflare', () => {
  exportEditor(out, [], parseHost('gitlab:group/site'));
  const site = readSite(out);
  const nginx = rulesFor('nginx', site)['server.conf'] ?? '';
  expect(nginx).toMatch(/location = \/admin \{\n[^}]*unsafe-eval[^}]*gitlab\.com/);
  expect(nginx.match(/unsafe-eval/g)).toHaveLength(2);
  const headers = rulesFor('cloudflare', site)._headers ?? '';
  for (const path of ['/admin', '/admin/*'])
    expect(headers).toContain(
      `\n${path}\n  ! Content-Security-Policy\n  ! Cross-Origin-Opener-Policy\n  Content-Security-Policy: ${site.editor}; frame-ancestors 'none'\n`,
    );
});
