import type { IncomingHttpHeaders } from 'node:http';
import type { Encoding } from './compression';

/** What identifies one version of a file. */
export type FileVersion = { mtimeMs: number; size: number };

/** A tag for these bytes in this encoding: each encoding is a representation of its own (RFC 9110, 8.8.3). */
export function entityTag({ mtimeMs, size }: FileVersion, encoding: Encoding): string {
  const version = `${size.toString(36)}-${Math.round(mtimeMs * 1000).toString(36)}`;
  return encoding === 'identity' ? `"${version}"` : `"${version}-${encoding}"`;
}

/** Whether what the browser has is still right, so that 304 is enough. */
export function isFresh(headers: IncomingHttpHeaders, tag: string, { mtimeMs }: FileVersion): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) {
    return tags.trim() === '*' || tags.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
  }
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Math.floor(mtimeMs / 1000) * 1000 <= since;
}

/** Whether a range continues the version the client holds; otherwise it needs the whole file. */
export function rangeApplies(headers: IncomingHttpHeaders, tag: string, { mtimeMs }: FileVersion): boolean {
  const condition = headers['if-range'];
  if (typeof condition !== 'string') return condition === undefined;
  return condition.includes('"') ? condition.trim() === tag : condition === new Date(mtimeMs).toUTCString();
}
