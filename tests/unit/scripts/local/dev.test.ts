/** @jest-environment node */
import { readFileSync } from 'node:fs';

it('opens the development server to this computer only', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(scripts.dev).toBe('next dev --hostname localhost');
});
