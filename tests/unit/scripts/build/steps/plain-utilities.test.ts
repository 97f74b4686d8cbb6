/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { plainUtilities, simplifyStyles } from '@/scripts/build/steps/plain-utilities';

it('replaces variables that utilities pass to each other by their values', () => {
  const css = [
    '@layer properties{@supports (a:b){*{--tw-leading:initial}}}',
    '.border-t{border-top-style:var(--tw-border-style);border-top-width:1px}',
    '.font-bold{--tw-font-weight:700;font-weight:700}',
    '.text-sm{line-height:var(--tw-leading,1.5)}',
    '.transition{transition-timing-function:var(--tw-ease,var(--ease-settle))}',
    '@property --tw-leading{syntax:"*";inherits:false}',
  ].join('');
  expect(plainUtilities(css)).toBe(
    '.border-t{border-top-width:1px}.font-bold{font-weight:700}.text-sm{line-height:1.5}' +
      '.transition{transition-timing-function:var(--ease-settle)}',
  );
});

it('keeps other variables and layers', () => {
  const css = '@layer theme,properties;@layer theme{:root{--a:1}}.a{width:var(--a,2px);--tw-blur:1}';
  expect(plainUtilities(css)).toBe(css);
});

it('removes the selector of the root in shadow DOM', () => {
  expect(plainUtilities(':root,:host{--a:1}')).toBe(':root{--a:1}');
});

it('removes the font classes that set no variable', () => {
  expect(plainUtilities('.f_className{font-family:a}.f_variable{--font-a:"a"}')).toBe(
    '.f_variable{--font-a:"a"}',
  );
});

it('reports a variable without a value', () => {
  expect(() => plainUtilities('.a{letter-spacing:calc(2*var(--tw-tracking))}')).toThrow('--tw-tracking');
});

it('renames the stylesheets, and returns the new names', () => {
  const out = mkdtempSync(join(tmpdir(), 'styles-'));
  const folder = join(out, '_next/static/chunks');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'old.css'), '.font-bold{--tw-font-weight:700;font-weight:700}');
  const names = simplifyStyles(out);
  const [name = ''] = readdirSync(folder);
  expect(name).toMatch(/^[0-9a-f]{13}\.css$/);
  expect([...names]).toEqual([['old.css', name]]);
  expect(readFileSync(join(folder, name), 'utf8')).toBe('.font-bold{font-weight:700}');
});
