const specification = /^((?:@[\w.-]+\/)?[\w.-]+)@([^\s@]+)$/;

/**
 * Parses the packages to test. react and react-dom need the same version, so one adds the other.
 * @param given command-line arguments, e.g. `next@canary`
 * @returns names with versions, ready for `npm install`
 * @throws {Error} if there is none, or one has no version
 */
export function readPackages(given: readonly string[]): string[] {
  if (given.length === 0)
    throw new Error('Name the packages to rehearse with, e.g. npm run rehearse -- next@canary');
  const versions = new Map<string, string>();
  for (const text of given) {
    const [, name, version] = specification.exec(text) ?? [];
    if (!name || !version) throw new Error(`"${text}" names no version: write it like next@canary.`);
    versions.set(name, version);
  }
  for (const [name, other] of [
    ['react', 'react-dom'],
    ['react-dom', 'react'],
  ] as const) {
    const version = versions.get(name);
    if (version && !versions.has(other)) versions.set(other, version);
  }
  return [...versions].map(([name, version]) => `${name}@${version}`);
}
