/**
 * @jest-environment node
 */
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { readBody } from '@/scripts/local/serve/body';

/** Creates a request with this number of chunks of this size, which counts the chunks that were read. */
function send(chunks: number, size: number) {
  let taken = 0;
  const source = (function* () {
    for (; taken < chunks; taken++) yield Buffer.alloc(size, 'x');
  })();
  const request = Readable.from(source, { objectMode: true, highWaterMark: 1 });
  return { request: request as unknown as IncomingMessage, taken: () => taken };
}

describe('readBody', () => {
  test.each([
    [0, 10, 0],
    [3, 10, 30],
    [10, 10, 100],
  ])('joins %d chunks of %d bytes', async (chunks, size, expected) => {
    expect(await readBody(send(chunks, size).request, 100)).toEqual(Buffer.alloc(expected, 'x'));
  });

  test('refuses a body over the limit after reading it to its end', async () => {
    const { request, taken } = send(1000, 1024);
    expect([await readBody(request, 100), taken()]).toEqual([undefined, 1000]);
  });

  test('stops reading a body that does not end', async () => {
    const { request, taken } = send(1_000_000, 1024 * 1024);
    expect(await readBody(request, 100)).toBeUndefined();
    expect(taken()).toBeLessThan(20);
  });

  test('throws when the client aborts', async () => {
    const { request } = send(10, 10);
    request.destroy(new Error('aborted'));
    await expect(readBody(request, 100)).rejects.toThrow('aborted');
  });
});
