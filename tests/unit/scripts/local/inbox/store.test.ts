/**
 * @jest-environment node
 */
import { promises as fs } from 'node:fs';
import path from 'node:path';
import { createInquiryStore } from '@/scripts/local/inbox/store';
import { temporaryFolder } from '../../../support/folder';

afterEach(() => jest.restoreAllMocks());

function newStore() {
  const directory = path.join(temporaryFolder(), 'deep', 'inbox');
  return { directory, file: path.join(directory, 'inquiries.jsonl'), store: createInquiryStore(directory) };
}

describe('createInquiryStore', () => {
  test('returns what was stored', async () => {
    const { store } = newStore();
    const saved = await store.save([
      ['message', 'é 👋 <b>\r\n\u2028'],
      ['message', ''],
    ]);
    expect(saved.receivedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(await store.list()).toEqual({
      inquiries: [
        {
          id: saved.id,
          receivedAt: saved.receivedAt,
          fields: [
            ['message', 'é 👋 <b>\r\n\u2028'],
            ['message', ''],
          ],
        },
      ],
      damaged: 0,
    });
  });

  test('is empty before the first inquiry', async () => {
    const { store } = newStore();
    expect(await store.list()).toEqual({ inquiries: [], damaged: 0 });
  });

  test('lists the newest first, even for concurrent inquiries, each with a unique id', async () => {
    const { store } = newStore();
    const saved = await Promise.all(Array.from({ length: 200 }, () => store.save([])));
    const { inquiries } = await store.list();
    expect(inquiries).toEqual(saved.reverse());
    expect(new Set(inquiries.map(({ id }) => id)).size).toBe(200);
  });

  test('resolves only after the line, the file name, and the new folders are synced to disk', async () => {
    const { directory, store } = newStore();
    const steps: string[] = [];
    const { open } = fs;
    jest.spyOn(fs, 'open').mockImplementation(async (file, ...rest) => {
      const handle = await open(file, ...rest);
      const [appendFile, sync] = [handle.appendFile.bind(handle), handle.sync.bind(handle)];
      handle.appendFile = async (data) => {
        await appendFile(data);
        steps.push('append');
      };
      handle.sync = async () => {
        await sync();
        steps.push(`sync ${path.basename(String(file))}`);
      };
      return handle;
    });
    await store.save([]);
    const above = path.basename(path.resolve(directory, '../..'));
    expect(steps).toEqual(['sync deep', `sync ${above}`, 'append', 'sync inquiries.jsonl', 'sync inbox']);
    steps.length = 0;
    await store.save([]);
    expect(steps).toEqual(['append', 'sync inquiries.jsonl']);
  });

  test('skips a line that a crash truncated, and keeps the lines before and after it', async () => {
    const { directory, file, store } = newStore();
    const before = await store.save([['a', '1']]);
    const whole = await fs.readFile(file, 'utf8');
    await fs.appendFile(file, whole.slice(0, whole.length - 5));
    const restarted = createInquiryStore(directory);
    const cut = await restarted.list();
    const after = await restarted.save([['b', '2']]);
    expect([cut, await restarted.list()]).toEqual([
      { inquiries: [before], damaged: 1 },
      { inquiries: [after, before], damaged: 1 },
    ]);
  });

  test.each([
    'null',
    '[]',
    '{"id":"1"}',
    '{"id":"1","receivedAt":"2","fields":[["a"]]}',
    '{"id":"1","receivedAt":"2","fields":[["a",1]]}',
  ])('does not read %s as an inquiry', async (line) => {
    const { file, store } = newStore();
    const saved = await store.save([]);
    await fs.appendFile(file, `\n${line}`);
    expect(await store.list()).toEqual({ inquiries: [saved], damaged: 1 });
  });

  test('works after the folder was removed', async () => {
    const { directory, store } = newStore();
    await store.save([]);
    await fs.rm(directory, { recursive: true });
    const saved = await store.save([['a', '1']]);
    expect((await store.list()).inquiries).toEqual([saved]);
  });

  test('throws on a failure, works again afterwards, and leaves no other file', async () => {
    const { directory, store } = newStore();
    const open = jest.spyOn(fs, 'open').mockRejectedValueOnce(new Error('disk full'));
    const failed = await store.save([]).catch((error: Error) => error.message);
    open.mockRestore();
    const saved = await store.save([]);
    expect([failed, (await store.list()).inquiries, await fs.readdir(directory)]).toEqual([
      'disk full',
      [saved],
      ['inquiries.jsonl'],
    ]);
  });

  test('lets only the owner read inquiries', async () => {
    const { directory, file, store } = newStore();
    await store.save([]);
    const modes = await Promise.all([directory, file].map((each) => fs.stat(each)));
    expect(modes.map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600]);
  });
});
