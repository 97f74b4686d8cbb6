import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: '.' });

/** next-intl is published as ES modules only, so it has to be transformed. */
const transformed = ['next-intl', 'use-intl', 'intl-messageformat', '@formatjs'];

export default async function config() {
  const base = await withNext({
    rootDir: '..',
    roots: ['<rootDir>/tests/unit'],
    testEnvironment: 'jsdom',
    // A busy computer is slower than the default of 5 s allows; passing tests wait for nothing.
    testTimeout: 30_000,
    // In one process what earlier files left behind makes later ones slow, the content check twenty times.
    maxWorkers: 2,
    workerIdleMemoryLimit: '500MB',
    moduleNameMapper: {
      // An editor may add words to the real glossary without breaking a test.
      '/content/dictionary/glossary\\.json$': '<rootDir>/tests/fixture-site/content/dictionary/glossary.json',
      '^@/(.*)$': '<rootDir>/$1',
      // Loaders mark themselves as server code; here they are simply tested.
      '^server-only$': '<rootDir>/tests/unit/support/empty.ts',
    },
    setupFilesAfterEnv: ['<rootDir>/tests/unit/support/setup.ts'],
  })();
  return { ...base, transformIgnorePatterns: [`/node_modules/(?!(${transformed.join('|')})/)`] };
}
