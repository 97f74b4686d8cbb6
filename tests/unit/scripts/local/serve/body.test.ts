/**
 * @jest-environment node
 */
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { readBody } from '@/scripts/local/serve/body';

/** A request that brings so many chunks of so many bytes, and counts those that were taken. */
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
  ])('gives %d chunks of %d bytes as one', async (chunks, size, expected) => {
    expect(await readBody(send(chunks, size).request, 100)).toEqual(Buffer.alloc(expected, 'x'));
  });

  test('refuses a body over the limit, after listening to its end', async () => {
    const { request, taken } = send(1000, 1024);
    expect([await readBody(request, 100), taken()]).toEqual([undefined, 1000]);
  });

  test('stops listening to one that does not end', async () => {
    const { request, taken } = send(1_000_000, 1024 * 1024);
    expect(await readBody(request, 100)).toBeUndefined();
    expect(taken()).toBeLessThan(20);
  });

  test('fails when the sender breaks off', async () => {
    const { request } = send(10, 10);
    request.destroy(new Error('aborted'));
    await expect(readBody(request, 100)).rejects.toThrow('aborted');
  });
});
