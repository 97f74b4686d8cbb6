import type { OutgoingHttpHeaders } from 'node:http';

const year = 31_536_000;

/** Files with a hash of their content in the name never change; everything else is asked for again each time. */
export function cacheControl(file: string): string {
  return file.startsWith('_next/static/') ? `public, max-age=${year}, immutable` : 'no-cache';
}

/** What every answer of this server says, whatever it carries. */
export const commonHeaders: OutgoingHttpHeaders = { 'X-Content-Type-Options': 'nosniff' };
