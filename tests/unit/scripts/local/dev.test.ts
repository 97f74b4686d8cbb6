/** @jest-environment node */
import { readFileSync } from 'node:fs';

it('the development server listens on localhost only', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(scripts.dev).toBe('next dev --hostname localhost');
});
