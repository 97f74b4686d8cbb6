/**
 * @jest-environment node
 */
import { type Field, parseForm } from '@/scripts/local/inbox/multipart';

const boundary = '----form';
const type = `multipart/form-data; boundary=${boundary}`;

function body(...parts: string[]): Buffer {
  return Buffer.from(`${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`);
}

const field = (name: string, value: string) =>
  `Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`;

describe('parseForm', () => {
  test('keeps the order, repeated names, and empty values', async () => {
    const fields: Field[] = [
      ['b', '1'],
      ['a', ''],
      ['b', '2'],
      ['__proto__', '3'],
    ];
    const sent = body(...fields.map(([name, value]) => field(name, value)));
    expect(await parseForm(type, sent)).toEqual(fields);
  });

  test.each([
    ['accents', 'Añez, Zoë, œuvre, ﬁn'],
    ['emoji', '👩🏽‍💻🇫🇷'],
    ['line breaks', 'one\r\ntwo\r\n\r\nthree'],
    ['what looks like a boundary', '------for\r\n--\r\n----for'],
    ['a null byte', 'a\0b'],
  ])('reads %s in names and values', async (_what, value) => {
    const name = value.replace(/[\r\n\0]/g, '');
    expect(await parseForm(type, body(field(name, value)))).toEqual([[name, value]]);
  });

  test('ignores an empty file input', async () => {
    const empty =
      'Content-Disposition: form-data; name="file"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n';
    expect(await parseForm(type, body(empty, field('a', '1')))).toEqual([['a', '1']]);
  });

  const file =
    'Content-Disposition: form-data; name="f"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nhello';
  test.each([
    ['no content type', undefined, body(field('a', '1')), 'has to be sent as multipart/form-data'],
    [
      'another content type',
      'application/x-www-form-urlencoded',
      Buffer.from('a=1'),
      'has to be sent as multipart',
    ],
    ['no boundary', 'multipart/form-data', body(field('a', '1')), 'cannot be read'],
    ['a wrong boundary', 'multipart/form-data; boundary=other', body(field('a', '1')), 'cannot be read'],
    ['an empty body', type, Buffer.alloc(0), 'cannot be read'],
    ['a body cut in the middle', type, body(field('a', 'value')).subarray(0, 70), 'cannot be read'],
    ['no closing boundary', type, Buffer.from(`--${boundary}\r\n${field('a', '1')}\r\n`), 'cannot be read'],
    ['a part without headers', type, body('no head here'), 'cannot be read'],
    ['JSON', type, Buffer.from('{"a":1}'), 'cannot be read'],
    ['a file', type, body(file), 'contains a file'],
    [
      'a file without a name',
      type,
      body(file.replace('a.txt', '').replace('text/plain', 'application/octet-stream')),
      'contains a file',
    ],
    ['a file cut in the middle', type, body(file).subarray(0, 120), 'cannot be read'],
    [
      'too many fields',
      type,
      body(...Array.from({ length: 101 }, (_, i) => field(`f${i}`, ''))),
      'more than 100 fields',
    ],
    ['a name too long', type, body(field('n'.repeat(101), '1')), 'longer than 100 bytes'],
  ])('refuses %s', async (_what, contentType, sent, message) => {
    await expect(parseForm(contentType, sent)).rejects.toThrow(message);
  });

  test('handles a body that is damaged at any position', async () => {
    const whole = body(field('name', 'Zoë'), file, field('message', 'two\r\nlines'));
    const damaged = Array.from(whole.keys()).flatMap((at) => {
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 0x1f;
      return [whole.subarray(0, at), changed];
    });
    const results = await Promise.allSettled(damaged.map((each) => parseForm(type, each)));
    const issues = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.name] : []));
    expect(new Set(issues)).toEqual(new Set(['Error']));
    expect(results).toHaveLength(2 * whole.length);
  });
});
