import type { Loose } from './types';

/** A value of the editor as plain data. */
export function plain(value: Loose): Loose {
  return value && typeof value.toJS === 'function' ? value.toJS() : value;
}
