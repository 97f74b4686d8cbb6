import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a server on a free port of this computer.
 * @returns its origin, e.g. `http://localhost:41233`
 * @throws {Error} if it cannot listen
 */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}
