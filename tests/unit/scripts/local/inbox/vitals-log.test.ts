/**
 * @jest-environment node
 */
import { promises as fs } from 'node:fs';
import path from 'node:path';
import { createVitalsLog } from '@/scripts/local/inbox/vitals-log';
import { temporaryFolder } from '../../../support/folder';
import { vital } from '../../../support/vital';

describe('createVitalsLog', () => {
  function newLog() {
    const file = path.join(temporaryFolder(), 'inbox', 'vitals.jsonl');
    return { file, log: createVitalsLog(file) };
  }

  test('returns stored values in order', async () => {
    const { log } = newLog();
    const values = Array.from({ length: 50 }, (_, value) => ({ ...vital, value }));
    await Promise.all(values.map((each) => log.append([each])));
    expect(await log.read()).toEqual(values);
  });

  test('skips a line that a crash truncated, and keeps all others', async () => {
    const { file, log } = newLog();
    await log.append([vital]);
    await fs.appendFile(file, '\n{"name":"LC');
    await log.append([{ ...vital, value: 2 }]);
    expect((await log.read()).map(({ value }) => value)).toEqual([1234.5, 2]);
  });

  test('starts a new file when it is large, and still reads the previous one', async () => {
    const { file, log } = newLog();
    await log.append([vital]);
    await fs.appendFile(file, '\n'.repeat(6 * 1024 * 1024));
    await log.append([{ ...vital, value: 2 }]);
    const { size } = await fs.stat(file);
    expect([size < 1000, (await log.read()).map(({ value }) => value)]).toEqual([true, [1234.5, 2]]);
  });

  test('is empty before the first value', async () => {
    const { log } = newLog();
    expect(await log.read()).toEqual([]);
  });
});
