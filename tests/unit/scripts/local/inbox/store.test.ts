/**
 * @jest-environment node
 */
import { promises as fs } from 'node:fs';
import path from 'node:path';
import { createInquiryStore } from '@/scripts/local/inbox/store';
import { cleanUp, temporaryFolder } from '../../local-site';

afterEach(async () => {
  jest.restoreAllMocks();
  await cleanUp();
});

async function newStore() {
  const directory = path.join(await temporaryFolder(), 'deep', 'inbox');
  return { directory, store: createInquiryStore(directory) };
}

describe('createInquiryStore', () => {
  test('gives back what it was given', async () => {
    const { store } = await newStore();
    const saved = await store.save([
      ['message', 'é 👋 <b>\r\n'],
      ['message', ''],
    ]);
    expect(await store.read(saved.id)).toEqual({
      id: saved.id,
      receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      fields: [
        ['message', 'é 👋 <b>\r\n'],
        ['message', ''],
      ],
    });
  });

  test('is empty before the first inquiry', async () => {
    const { store } = await newStore();
    expect(await store.ids()).toEqual([]);
  });

  test('lists the newest first, also within a millisecond and when the clock is set back', async () => {
    const { store } = await newStore();
    const clock = jest.spyOn(Date, 'now');
    const order: string[] = [];
    for (const time of [2000, 2000, 2000, 1000, 3000]) {
      clock.mockReturnValue(time);
      order.push((await store.save([])).id);
    }
    expect(await store.ids()).toEqual(order.reverse());
  });

  test('never gives two inquiries the same id', async () => {
    const { store } = await newStore();
    jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000);
    const saved = await Promise.all(Array.from({ length: 200 }, () => store.save([])));
    const ids = saved.map(({ id }) => id);
    expect(new Set(ids).size).toBe(200);
    expect(await store.ids()).toEqual([...ids].reverse());
  });

  test('returns only when the file, its name and the new folders are safe on disk', async () => {
    const { directory, store } = await newStore();
    const steps: string[] = [];
    const { open, rename } = fs;
    jest.spyOn(fs, 'open').mockImplementation(async (file, ...rest) => {
      const handle = await open(file, ...rest);
      const sync = handle.sync.bind(handle);
      handle.sync = async () => {
        await sync();
        const name = path.basename(String(file));
        steps.push(`sync ${name.endsWith('.tmp') ? 'file' : name}`);
      };
      return handle;
    });
    jest.spyOn(fs, 'rename').mockImplementation(async (from, to) => {
      await rename(from, to);
      steps.push('rename');
    });
    await store.save([]);
    const above = path.basename(path.resolve(directory, '../..'));
    expect(steps).toEqual(['sync deep', `sync ${above}`, 'sync file', 'rename', 'sync inbox']);
  });

  test('ignores what is half written, damaged or not its own', async () => {
    const { directory, store } = await newStore();
    const { id } = await store.save([['a', '1']]);
    const whole = await fs.readFile(path.join(directory, `${id}.json`), 'utf8');
    const half = id.replace(/.{8}$/, '00000000');
    await fs.writeFile(path.join(directory, `.${half}.tmp`), whole.slice(0, 20));
    await fs.writeFile(path.join(directory, 'notes.json'), whole);
    const damaged = id.replace(/.{8}$/, 'ffffffff');
    await fs.writeFile(path.join(directory, `${damaged}.json`), whole.slice(0, 20));
    expect([...(await store.ids())].sort()).toEqual([id, damaged].sort());
    expect([await store.read(id), await store.read(damaged)]).toEqual([
      expect.objectContaining({ id, fields: [['a', '1']] }),
      undefined,
    ]);
  });

  test.each([
    'null',
    '[]',
    '{"id":"1"}',
    '{"id":"1","receivedAt":"2","fields":[["a"]]}',
    '{"id":"1","receivedAt":"2","fields":[["a",1]]}',
  ])('does not take %s for an inquiry', async (contents) => {
    const { directory, store } = await newStore();
    const { id } = await store.save([]);
    await fs.writeFile(path.join(directory, `${id}.json`), contents);
    expect(await store.read(id)).toBeUndefined();
  });

  test('goes on when the folder was removed meanwhile', async () => {
    const { directory, store } = await newStore();
    await store.save([]);
    await fs.rm(directory, { recursive: true });
    const { id } = await store.save([['a', '1']]);
    expect(await store.ids()).toEqual([id]);
  });

  test('says that it failed, leaves nothing half written, and works again afterwards', async () => {
    const { directory, store } = await newStore();
    const rename = jest.spyOn(fs, 'rename').mockRejectedValueOnce(new Error('disk full'));
    await expect(store.save([])).rejects.toThrow('disk full');
    rename.mockRestore();
    const { id } = await store.save([]);
    expect(await fs.readdir(directory)).toEqual([`${id}.json`]);
  });

  test('keeps inquiries for their owner only', async () => {
    const { directory, store } = await newStore();
    const { id } = await store.save([]);
    const modes = await Promise.all(
      [directory, path.join(directory, `${id}.json`)].map((each) => fs.stat(each)),
    );
    expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600]);
  });
});
