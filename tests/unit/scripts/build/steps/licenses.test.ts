/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listLicenses, shippedPackages } from '@/scripts/build/steps/licenses';
import { temporaryFolder } from '../../../support/folder';

describe('shippedPackages', () => {
  it('resolves nested dependencies and skips those that only the build uses', () => {
    const packages = {
      '': { dependencies: { a: '1', next: '1', 'server-only': '1' } },
      'node_modules/a': { dependencies: { b: '1', c: '1' } },
      'node_modules/a/node_modules/b': { dependencies: { c: '1', d: '1' } },
      'node_modules/a/node_modules/d': {},
      'node_modules/b': {},
      'node_modules/c': { dependencies: { a: '1' } },
      'node_modules/d': {},
      'node_modules/next': { dependencies: { sharp: '1' } },
      'node_modules/server-only': {},
      'node_modules/sharp': {},
    };
    expect(shippedPackages({ packages })).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/a/node_modules/d',
      'node_modules/c',
      'node_modules/next',
    ]);
  });
});

describe('listLicenses', () => {
  const out = temporaryFolder();
  const count = listLicenses(out);
  const text = readFileSync(join(out, 'third-party-licenses.txt'), 'utf8');

  it('lists the packages that visitors receive, with their license texts', () => {
    expect(count).toBeGreaterThan(10);
    for (const name of ['react-dom', 'next', '@emailjs/browser', '@fontsource-variable/figtree'])
      expect(text).toContain(`\n${name} `);
    expect(text).toContain('Permission is hereby granted');
    expect(text).toContain('SIL OPEN FONT LICENSE');
  });

  it('omits build dependencies', () => {
    for (const name of ['sharp', 'jest', '@vercel/og']) expect(text).not.toContain(`\n${name} `);
  });
});
