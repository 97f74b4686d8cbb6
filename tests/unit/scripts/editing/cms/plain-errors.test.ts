import { showPlainErrors } from '@/scripts/editing/cms/browser/plain-errors';

const original = Error.prototype.toString;
afterEach(() => {
  Error.prototype.toString = original;
});

it('shows an error of the server as its message, and leaves other errors as they are', () => {
  showPlainErrors();
  const refused = Object.assign(new Error('Not saved.'), { name: 'API_ERROR' });
  expect(`${refused}`).toBe('Not saved.');
  expect(`${new TypeError('broken')}`).toBe('TypeError: broken');
});
