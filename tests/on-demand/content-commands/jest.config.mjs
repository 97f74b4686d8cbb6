import unit from '../../jest.config.mjs';

/** Tests that build the site from a changed copy of the project. They take minutes, so they run on demand. */
export default async function config() {
  return {
    ...(await unit()),
    rootDir: '../../..',
    roots: ['<rootDir>/tests/on-demand/content-commands'],
    testEnvironment: 'node',
    setupFilesAfterEnv: [],
    testTimeout: 600_000,
    // Two builds at the same time would take longer than one after the other.
    maxWorkers: 1,
  };
}
