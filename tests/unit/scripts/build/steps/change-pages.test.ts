/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { changePages, type Share } from '@/scripts/build/steps/change-pages';

const styles = '/_next/static/chunks/old.css';
const part = 'services/__next._tree.txt';
const out = mkdtempSync(join(tmpdir(), 'pages-'));

afterAll(() => rmSync(out, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(out, file)), { recursive: true });
  writeFileSync(join(out, file), text);
}

const read = (file: string) => readFileSync(join(out, file), 'utf8');

const plain: Share['start'] = { mode: 'plain', shared: { inlineScript: 'start()' } };
const file = { href: '/a.js', integrity: 'sha256-a' };
const deferred: Share['start'] = {
  mode: 'deferred',
  shared: { inlineScript: '', code: '', digests: {}, later: file, early: {} },
};

const change = (start: Share['start']) =>
  changePages({
    out,
    files: ['services.html', part, 'other.txt'],
    start,
    styleNames: new Map([['old.css', 'new.css']]),
    thirdParties: { provider: 'https://mail.example' },
  });

beforeEach(() => {
  write('_next/static/chunks/new.css', 'a{color:red}');
  write(
    'services.html',
    `<!DOCTYPE html><html><head><meta charset="utf-8"/><link rel="stylesheet" href="${styles}" data-precedence="next"/></head><body></body></html>`,
  );
  write('services.txt', `0:["${styles}"]`);
  write(part, `0:["${styles}"]`);
  write('other.txt', styles);
});

it('changes a page, and the names of its stylesheets in its payload, the parts of the payload, and other texts', () => {
  change(plain);
  const page = read('services.html');
  expect(page).toContain('<script>start()</script>');
  expect(page).toContain('http-equiv="Content-Security-Policy"');
  expect(page).toMatch(/href="\/_next\/static\/chunks\/new\.css" integrity="sha256-/);
  for (const file of ['services.txt', part]) expect(read(file)).toBe('0:["/_next/static/chunks/new.css"]');
  expect(read('other.txt')).toBe('/_next/static/chunks/new.css');
});

it('reports a page without a payload, which only plain mode does not need', () => {
  rmSync(join(out, 'services.txt'));
  expect(() => change(deferred)).toThrow(/services\.html: .*payload/s);
  change(plain);
  expect(read('services.html')).toContain('<script>start()</script>');
});
