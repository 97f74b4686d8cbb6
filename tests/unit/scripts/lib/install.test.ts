/** @jest-environment node */
describe('isInstalled', () => {
  type PackageLock = { packages: Record<string, { version?: string; optional?: boolean }> };

  // Plain JavaScript without types.
  const { isInstalled } = jest.requireActual<{
    isInstalled(lock: PackageLock, installed: PackageLock): boolean;
  }>('@/scripts/lib/install.mjs');

  const lock = {
    packages: {
      '': {},
      'node_modules/next': { version: '16.4.6' },
      'node_modules/@next/swc-win32-x64-msvc': { version: '16.4.6', optional: true },
    },
  };

  it('accepts an installation without the packages of other platforms', () => {
    expect(isInstalled(lock, { packages: { 'node_modules/next': { version: '16.4.6' } } })).toBe(true);
  });

  it.each([
    ['nothing is installed', {}],
    ['a package has another version', { 'node_modules/next': { version: '16.4.5' } }],
    [
      'an optional package has another version',
      {
        'node_modules/next': { version: '16.4.6' },
        'node_modules/@next/swc-win32-x64-msvc': { version: '16.4.5' },
      },
    ],
  ])('is false if %s', (_, packages) => {
    expect(isInstalled(lock, { packages })).toBe(false);
  });
});
