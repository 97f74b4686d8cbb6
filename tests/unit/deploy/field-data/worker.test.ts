/** @jest-environment node */
import worker from '@/deploy/field-data/worker';
import { vital } from '../../support/vital';

const origin = 'https://www.example.com';

/** The settings of the worker, with an empty database and a limit of two requests for each key. */
function settings() {
  const counts = new Map<string, number>();
  const statement = { bind: () => statement, run: async () => undefined, all: async () => ({ results: [] }) };
  const limit = async ({ key }: { key: string }) => {
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return { success: (counts.get(key) ?? 0) <= 2 };
  };
  return {
    DB: { prepare: () => statement, batch: async () => undefined },
    LIMIT: { limit },
    SITE_ORIGIN: origin,
    READ_PASSWORD: 'right',
  };
}

const send = (address: string) =>
  new Request('https://vitals.example', {
    method: 'POST',
    body: JSON.stringify(vital),
    headers: { Origin: origin, 'CF-Connecting-IP': address },
  });

const read = (address: string, password: string) =>
  new Request('https://vitals.example', {
    headers: { Authorization: `Basic ${btoa(`any:${password}`)}`, 'CF-Connecting-IP': address },
  });

/** The statuses of the responses to requests, one after the other. */
async function statuses(requests: readonly Request[]): Promise<number[]> {
  const all = settings();
  const result: number[] = [];
  for (const request of requests) result.push((await worker.fetch(request, all)).status);
  return result;
}

it('limits the beacons of all addresses of one IPv6 network together', async () => {
  const addresses = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2::3', '2001:db8:1:3::1'];
  expect(await statuses(addresses.map(send))).toEqual([204, 204, 429, 204]);
});

it('limits how often an address can try a password, without counting beacons', async () => {
  const tries = ['wrong', 'wrong', 'right'].map((password) => read('192.0.2.1', password));
  expect(await statuses([...tries, send('192.0.2.1'), read('192.0.2.2', 'right')])).toEqual([
    401, 401, 429, 204, 200,
  ]);
});
