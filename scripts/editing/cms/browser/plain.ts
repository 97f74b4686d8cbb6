import type { Loose } from './types';

/** Converts a value of the editor (an Immutable.js collection) to plain data. */
export function plain(value: Loose): Loose {
  return value && typeof value.toJS === 'function' ? value.toJS() : value;
}
