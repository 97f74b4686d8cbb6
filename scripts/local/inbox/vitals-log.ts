import { promises as fs } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { maxBeaconBytes, parseVitals, type Vital } from '@/lib/field-data/vitals';
import { readBody } from '../serve/body';
import type { Reply } from './receive-form';

/** At this size, the log becomes the previous log and a new one starts, so that it cannot fill the disk. */
const maxLogBytes = 5 * 1024 * 1024;

/** Receives one beacon of `navigator.sendBeacon`. */
export async function receiveVitals(request: IncomingMessage, log: VitalsLog): Promise<Reply> {
  const body = await readBody(request, maxBeaconBytes);
  if (!/^(text\/plain|application\/json)\b/i.test(request.headers['content-type'] ?? '')) {
    return { status: 415, text: 'Send the beacon as application/json or text/plain.\n' };
  }
  if (body === undefined)
    return { status: 413, text: `A beacon has at most ${maxBeaconBytes} bytes.\n`, close: true };
  const result = parseVitals(body.toString('utf8'));
  if ('issues' in result) return { status: 400, text: `${result.issues.join('\n')}\n` };
  await log.append(result.vitals);
  return { status: 204, text: '' };
}

/** Stores values as JSON lines. Unlike inquiries, they may be lost in a crash. */
export function createVitalsLog(file: string) {
  const previous = file.replace(/\.jsonl$/, '.previous.jsonl');
  let queue: Promise<unknown> = Promise.resolve();

  async function write(lines: string) {
    await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    const { size } = await fs.stat(file).catch(() => ({ size: 0 }));
    if (size > maxLogBytes) await fs.rename(file, previous);
    // The line break comes first, so that a line cut off by a crash does not damage the next one.
    await fs.appendFile(file, lines, { mode: 0o600 });
  }

  return {
    append(vitals: Vital[]): Promise<void> {
      const lines = vitals.map((vital) => `\n${JSON.stringify(vital)}`).join('');
      const written = queue.then(() => write(lines));
      queue = written.catch(() => undefined);
      return written;
    },

    /** All valid values. */
    async read(): Promise<Vital[]> {
      const texts = await Promise.all(
        [previous, file].map((each) => fs.readFile(each, 'utf8').catch(() => '')),
      );
      return texts
        .flatMap((text) => text.split('\n'))
        .flatMap((line) => {
          const result = line === '' ? undefined : parseVitals(line);
          return result && 'vitals' in result ? result.vitals : [];
        });
    },
  };
}

export type VitalsLog = ReturnType<typeof createVitalsLog>;
