import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { filesBelow } from '../../scripts/lib/files';
import { allPaths, expect, test } from '../support/site';
import { exportFolder } from '../support/which-site';

const project = resolve(__dirname, '../..');
const root = exportFolder;

/** Patterns of common keys and tokens. */
const patterns = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  // Without the keys of the AWS documentation, which contain "EXAMPLE".
  /\b(AKIA|ASIA)(?![A-Z0-9]*EXAMPLE)[A-Z0-9]{16}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  /\bgithub_pat_\w{22,}/,
  /\bxox[abpr]-[\w-]{10,}/,
  /\bsk_(live|test)_\w{16,}/,
  /\bAIza[\w-]{35}\b/,
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
];

/** Secret values of this environment. Variables that start with NEXT_PUBLIC_ are public. */
const values = Object.entries(process.env)
  .filter(([name]) => /SECRET|TOKEN|PASSWORD|PRIVATE|_KEY$/.test(name) && !name.startsWith('NEXT_PUBLIC_'))
  .map(([, value]) => value ?? '')
  .filter((value) => value.length >= 8);

const texts = filesBelow(root).filter((file) => /\.(html|txt|js|css|json|xml|svg|webmanifest)$/.test(file));

test('no exported file contains a secret or a local path', () => {
  expect(texts.length).toBeGreaterThan(allPaths.length);
  const places = [project, homedir()].filter((place) => place.length > 5);
  const found = texts.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [
      ...patterns.filter((pattern) => pattern.test(text)).map((pattern) => `${file}: ${pattern}`),
      ...[...values, ...places]
        .filter((value) => text.includes(value))
        .map((_, index) => `${file}: value ${index}`),
    ];
  });
  expect(found).toEqual([]);
});

test('the patterns recognize secrets, but not the example key of AWS', () => {
  const samples = [`-----BEGIN ${'PRIVATE KEY'}-----`, `AKIA${'A'.repeat(16)}`, `ghp_${'a'.repeat(36)}`];
  const isSecret = (text: string) => patterns.some((pattern) => pattern.test(text));
  expect(samples.filter((sample) => !isSecret(sample))).toEqual([]);
  expect(isSecret('AKIAIOSFODNN7EXAMPLE')).toBe(false);
});

test('the export contains no source, configuration, log, or key files', () => {
  const odd = filesBelow(root).filter((file) =>
    /(^|\/)\.(?!well-known\/)|\.(map|ts|tsx|env|log|pem|key)$/.test(file),
  );
  expect(odd).toEqual([]);
});
