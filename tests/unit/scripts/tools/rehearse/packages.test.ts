/** @jest-environment node */
import { readPackages } from '@/scripts/tools/rehearse/packages';

describe('readPackages', () => {
  it('accepts names with versions or tags', () => {
    expect(readPackages(['next@canary', '@next/env@16.5.0-canary.38'])).toEqual([
      'next@canary',
      '@next/env@16.5.0-canary.38',
    ]);
  });

  it.each([
    ['react@canary', ['react@canary', 'react-dom@canary']],
    ['react-dom@19.4.0', ['react-dom@19.4.0', 'react@19.4.0']],
  ])('gives React and its renderer the same version (%s)', (given, packages) => {
    expect(readPackages([given])).toEqual(packages);
  });

  it('keeps different versions if both are given', () => {
    expect(readPackages(['react@1.0.0', 'react-dom@2.0.0'])).toEqual(['react@1.0.0', 'react-dom@2.0.0']);
  });

  it.each([[[]], [['next']], [['next@']], [['--force@1; rm']]])(
    'explains how to write %j',
    (given: string[]) => {
      expect(() => readPackages(given)).toThrow('next@canary');
    },
  );
});
