/** The part of a file that a request wants; `end` is the last byte, included. */
export type ByteRange =
  | { kind: 'whole' }
  | { kind: 'part'; start: number; end: number }
  | { kind: 'unsatisfiable' };

/**
 * Reads a Range header. What cannot be understood, and several ranges at once, come to the whole file: RFC 9110
 * allows it, and video players ask for one range at a time.
 */
export function parseRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '');
  const [, first = '', last = ''] = match ?? [];
  if (!match || (first === '' && last === '')) return { kind: 'whole' };

  if (first === '') {
    const length = Math.min(Number(last), size);
    return length > 0 ? { kind: 'part', start: size - length, end: size - 1 } : { kind: 'unsatisfiable' };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return { kind: 'whole' };
  return start < size ? { kind: 'part', start, end } : { kind: 'unsatisfiable' };
}
