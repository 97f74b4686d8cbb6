/** @jest-environment node */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answer, publishAll } from '@/scripts/editing/cms/api';
import { whileBusy } from '@/scripts/editing/cms/busy';
import { createEntry } from '@/scripts/editing/content-commands/new-entry';
import { addPictures, validSite, writeSite } from '../../../lib/content/site';
import { writeFiles } from '../../../support/folder';
import { git } from '../../../support/git';

// biome-ignore lint/suspicious/noExplicitAny: files and answers of every kind
type Json = any;

const unknownWords = new Set<string>();

// The real ones take seconds to load, and do not know the words of the test site.
jest.mock('@/scripts/editing/content-commands/dictionaries', () => ({
  loadDictionaries: async () => ({
    en: { has: (word: string) => !unknownWords.has(word), suggest: () => ['clouds'] },
  }),
}));

const cloud = 'content/services/cloud.json';
const finish = jest.fn();
const ask = (root: string, action: string, params: Record<string, unknown> = {}) =>
  answer(root, { action, params }, finish) as { status: number; body: Json };
const publish = (root: string, message?: string) =>
  publishAll(root, { message }) as Promise<{ status: number; body: Json }>;
const read = (root: string, file: string) => readFileSync(join(root, file), 'utf8');

/** Creates a git project with a remote. */
function project(): { root: string; remote: string } {
  const remote = writeSite({});
  git(remote, 'init', '--quiet', '--bare', '--initial-branch=main');
  const root = writeSite(validSite());
  addPictures(root);
  git(root, 'init', '--quiet', '--initial-branch=main');
  git(root, 'config', 'user.name', 'Editor');
  git(root, 'config', 'user.email', 'editor@mesa.example');
  writeFileSync(join(root, 'code.ts'), 'export {};\n');
  writeFileSync(join(root, '.gitignore'), '.cache\n');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '-m', 'Start');
  git(root, 'remote', 'add', 'origin', remote);
  git(root, 'push', '--quiet', '--set-upstream', 'origin', 'main');
  return { root, remote };
}

function saveTitle(root: string, en: string): void {
  const data: Json = JSON.parse(read(root, cloud));
  data.title.en = en;
  expect(ask(root, 'persistEntry', { dataFiles: [{ path: cloud, raw: JSON.stringify(data) }] }).status).toBe(
    200,
  );
}

describe('publishing', () => {
  it('lists local changes, and pushes them with a readable message', async () => {
    const { root, remote } = project();
    expect(ask(root, 'state').body).toMatchObject({ changed: [] });
    saveTitle(root, 'Clouds');
    expect(ask(root, 'state').body).toMatchObject({
      changed: [cloud],
      message: 'Change services/cloud',
      undoes: cloud,
    });
    const { status, body } = await publish(root, 'Cloud: a shorter title');
    expect({ status, body }).toEqual({ status: 200, body: { message: expect.stringMatching(/^Sent\./) } });
    expect(git(remote, 'log', '--format=%s', 'main').split('\n')[0]).toBe('Cloud: a shorter title');
    expect(ask(root, 'state').body).toMatchObject({ changed: [] });
  });

  it('waits for a photograph of which some files are written already', async () => {
    const { root, remote } = project();
    saveTitle(root, 'Clouds');
    await whileBusy('a photograph is still being stored', async () => {
      const { status, body } = await publish(root, 'Clouds');
      expect({ status, error: body.error }).toEqual({
        status: 422,
        error:
          'Nothing is published yet: a photograph is still being stored. Press Publish again in a minute.',
      });
    });
    expect(git(remote, 'log', '--format=%s', 'main')).toBe('Start');
    const broken = whileBusy('a photograph is still being stored', () => Promise.reject(new Error('full')));
    await expect(broken).rejects.toThrow('full');
    expect((await publish(root, 'Clouds')).status).toBe(200);
  });

  it('does not commit code, even if it is staged', async () => {
    const { root, remote } = project();
    writeFileSync(join(root, 'code.ts'), 'export const unfinished = 1;\n');
    git(root, 'add', 'code.ts');
    saveTitle(root, 'Clouds');
    expect((await publish(root, 'Clouds')).status).toBe(200);
    expect(git(remote, 'show', '--name-only', '--format=', 'main')).toBe(cloud);
  });

  it('reports issues and pushes nothing', async () => {
    const { root, remote } = project();
    const home = JSON.parse(read(root, 'content/pages/home.json'));
    home.sections[0].primary.link = '/nowhere';
    writeFileSync(join(root, 'content/pages/home.json'), JSON.stringify(home));
    const { status, body } = await publish(root, 'Home');
    expect(status).toBe(422);
    expect(body.error).toMatch(
      /^Nothing is published yet\. Correct this first:\ncontent\/pages\/home\.json, .*nowhere/,
    );
    expect(git(remote, 'log', '--format=%s', 'main')).toBe('Start');
  });

  it('reports that a change is committed if the push fails', async () => {
    const { root } = project();
    saveTitle(root, 'Clouds');
    git(root, 'remote', 'set-url', 'origin', join(root, 'nowhere'));
    const { status, body } = await publish(root, 'Clouds');
    expect(status).toBe(422);
    expect(body.error).toMatch(
      /^The change is committed on this computer, but not sent: the server .* or ask who looks after the project\.\ngit: fatal: [^\n]+$/,
    );
    expect(ask(root, 'state').body).toMatchObject({ changed: [], ahead: 1 });
  });

  it('publishes a branch that is not on the server yet', async () => {
    const { root, remote } = project();
    git(root, 'switch', '--quiet', '--create', 'new-prices');
    saveTitle(root, 'Clouds');
    git(root, 'commit', '--quiet', '--all', '-m', 'Clouds');
    expect(ask(root, 'state').body).toMatchObject({ changed: [], ahead: 1 });
    expect(await publish(root)).toMatchObject({ status: 200 });
    expect(git(remote, 'log', '--format=%s', 'new-prices').split('\n')[0]).toBe('Clouds');
    expect(ask(root, 'state').body).toMatchObject({ changed: [], ahead: 0 });
  });

  it('publishes the icons that are drawn from the logo', async () => {
    const { root } = project();
    const icons = ['favicon.ico', 'favicon.svg', 'icon-192.png', 'logo.svg'].map((name) => `public/${name}`);
    writeFiles(root, Object.fromEntries([...icons, 'public/icons.svg'].map((file) => [file, 'drawn again'])));
    expect(ask(root, 'state').body).toMatchObject({ changed: icons });
  });

  it('publishes the deletion of a renamed file, even if the last attempt failed after the files were staged', async () => {
    const { root } = project();
    const renamed = 'content/services/hosting.json';
    git(root, 'mv', cloud, renamed);
    expect(ask(root, 'state').body).toMatchObject({ changed: [cloud, renamed] });
  });

  it.each(['', '  '])('requires a description of the change: not "%s"', async (message) => {
    const { root } = project();
    saveTitle(root, 'Clouds');
    expect((await publish(root, message)).body.error).toBe('Say in a few words what has changed.');
  });

  it('sends commits that are not sent yet, without a description', async () => {
    const { root, remote } = project();
    saveTitle(root, 'Clouds');
    git(root, 'commit', '--quiet', '--all', '-m', 'By hand');
    expect(ask(root, 'state').body).toMatchObject({ changed: [], ahead: 1 });
    expect((await publish(root)).body.message).toMatch(/^Sent\./);
    expect(git(remote, 'log', '-1', '--format=%s', 'main')).toBe('By hand');
    expect(ask(root, 'state').body).toMatchObject({ changed: [], ahead: 0 });
    expect((await publish(root)).body.message).toMatch(/^There is nothing to publish/);
  });

  it('reports misspelled words and pushes nothing', async () => {
    const { root, remote } = project();
    saveTitle(root, 'Many cluods');
    unknownWords.add('cluods');
    const { status, body } = await publish(root, 'Clouds');
    unknownWords.clear();
    expect({ status, error: body.error }).toEqual({
      status: 422,
      error: `Nothing is published yet. Correct this first:\n${cloud}, Title – English: Correct “cluods” (“clouds”?), or add it to content/dictionary/en.txt; names go to names.txt there.`,
    });
    expect(git(remote, 'log', '--format=%s', 'main')).toBe('Start');
  });

  describe('when somebody else has pushed first', () => {
    const data = 'content/services/data.json';

    /** Pushes a change of the title of a service from another computer. */
    function pushFromElsewhere(remote: string, file: string): void {
      const other = writeSite({});
      git(other, 'clone', '--quiet', remote, 'clone');
      const clone = join(other, 'clone');
      const content = JSON.parse(read(clone, file));
      content.title.en = 'Another';
      writeFileSync(join(clone, file), JSON.stringify(content));
      writeFileSync(join(clone, 'other.ts'), 'export {};\n');
      git(clone, 'add', '--all');
      git(clone, '-c', 'user.name=Wei Zhang', 'commit', '--quiet', '-m', 'Elsewhere');
      git(clone, 'push', '--quiet');
    }

    it('sends its own change after theirs, and keeps unfinished code and no step to undo', async () => {
      const { root, remote } = project();
      pushFromElsewhere(remote, data);
      saveTitle(root, 'Clouds');
      writeFileSync(join(root, 'code.ts'), 'export const unfinished = 1;\n');
      const { status, body } = await publish(root, 'Clouds');
      expect({ status, body }).toEqual({
        status: 200,
        body: { message: expect.stringMatching(/^Sent\. .*\nThis computer now .* Wei Zhang .* reload/) },
      });
      expect(git(remote, 'log', '--format=%s', 'main').split('\n')).toEqual(['Clouds', 'Elsewhere', 'Start']);
      expect(JSON.parse(read(root, data)).title.en).toBe('Another');
      expect(read(root, 'code.ts')).toContain('unfinished');
      expect(ask(root, 'state').body).toEqual({
        changed: [],
        ahead: 0,
        message: 'Change pictures',
        undoes: undefined,
      });
    });

    it('says who changed the same file, and leaves all as it was', async () => {
      const { root, remote } = project();
      pushFromElsewhere(remote, cloud);
      saveTitle(root, 'Clouds');
      const { status, body } = await publish(root, 'Clouds');
      expect({ status, error: body.error }).toEqual({
        status: 422,
        error: `The change is committed on this computer, but not sent: Wei Zhang changed the same file in the meantime: ${cloud}. Your change is safe. Ask who looks after the project to combine the two.`,
      });
      expect(JSON.parse(read(root, cloud)).title.en).toBe('Clouds');
      expect(git(root, 'status', '--short', '--branch')).toMatch(
        /^## main\.\.\.origin\/main \[ahead 1, behind 1\]$/,
      );
    });

    it('does not mix unfinished code with theirs', async () => {
      const { root, remote } = project();
      pushFromElsewhere(remote, data);
      saveTitle(root, 'Clouds');
      writeFileSync(join(root, 'other.ts'), 'export const unfinished = 1;\n');
      expect((await publish(root, 'Clouds')).body.error).toContain(
        'Wei Zhang changed the same file in the meantime: other.ts.',
      );
      expect(read(root, 'other.ts')).toContain('unfinished');
    });
  });

  it('offers nothing to publish without git', () => {
    const root = writeSite(validSite());
    expect(ask(root, 'state')).toMatchObject({ status: 200, body: { changed: [] } });
  });
});

it('reports translations that did not change with the English text', () => {
  const { root } = project();
  const data: Json = JSON.parse(read(root, cloud));
  data.title.en = 'Clouds';
  data.title.es = 'Las nubes';
  const { body } = ask(root, 'preview', { path: cloud, raw: JSON.stringify(data) });
  expect(body.notes).toEqual([
    expect.stringMatching(/^Title – French: See whether the French text still says the same/),
  ]);
});

describe('undoing', () => {
  // The server has one project, and each test has its own.
  beforeEach(() => {
    (globalThis as { contentHistory?: unknown[] }).contentHistory = [];
  });

  it('reverts the last change, one change at a time', () => {
    const root = writeSite(validSite());
    saveTitle(root, 'First');
    const first = read(root, cloud);
    saveTitle(root, 'Second');
    expect(ask(root, 'undo').body.files).toEqual([cloud]);
    expect(read(root, cloud)).toBe(first);
  });

  it('restores a deleted entry and its references', () => {
    const root = writeSite(validSite());
    saveTitle(root, 'First');
    const order = read(root, 'content/order.json');
    expect(ask(root, 'deleteFile', { path: cloud })).toEqual({
      status: 200,
      body: { message: 'removed', files: expect.arrayContaining(['content/case-studies/bank.json']) },
    });
    expect(ask(root, 'state').body.undoes).toBe(`the deletion of ${cloud}`);
    expect(existsSync(join(root, cloud))).toBe(false);
    ask(root, 'undo');
    expect(existsSync(join(root, cloud))).toBe(true);
    expect(JSON.parse(read(root, 'content/order.json'))).toEqual(JSON.parse(order));
    expect(JSON.parse(read(root, 'content/redirects.json')).redirects).toEqual([]);
  });

  it('removes an added entry', () => {
    const root = writeSite(validSite());
    const port = { id: 'port', draft: true, icon: 'cloud', title: { en: 'Port' } };
    const raw = JSON.stringify(port);
    ask(root, 'persistEntry', { dataFiles: [{ path: 'content/services/port.json', raw }] });
    ask(root, 'undo');
    expect(existsSync(join(root, 'content/services/port.json'))).toBe(false);
    expect(JSON.parse(read(root, 'content/order.json')).services).not.toContain('port');
  });

  it('leaves alone what something else has written after the change', () => {
    const root = writeSite(validSite());
    const before = read(root, cloud);
    saveTitle(root, 'First');
    const data = read(root, 'content/services/data.json').replace('The data service', 'Data');
    writeFiles(root, { 'content/services/data.json': data, 'content/services/port.json': '{}' });
    expect(ask(root, 'undo').body.files).toEqual([cloud]);
    expect(read(root, cloud)).toBe(before);
    expect(read(root, 'content/services/data.json')).toBe(data);
    expect(read(root, 'content/services/port.json')).toBe('{}');
  });

  it('refuses if something else has changed one of the files since, and changes nothing', () => {
    const root = writeSite(validSite());
    const port = { id: 'port', draft: true, icon: 'cloud', title: { en: 'Port' } };
    const raw = JSON.stringify(port);
    ask(root, 'persistEntry', { dataFiles: [{ path: 'content/services/port.json', raw }] });
    createEntry(root, 'services', { titles: { en: 'Harbor' } });
    const { status, body } = ask(root, 'undo');
    expect({ status, error: body.error }).toEqual({
      status: 422,
      error: expect.stringMatching(/^Not undone: content\/order\.json has changed since\./),
    });
    expect(existsSync(join(root, 'content/services/port.json'))).toBe(true);
    expect(JSON.parse(read(root, 'content/order.json')).services).toContain('harbor');
    rmSync(join(root, 'content/services/port.json'));
    expect(ask(root, 'undo').body.error).toMatch(
      /^Not undone: content\/order\.json and content\/services\/port\.json have changed since\./,
    );
  });

  it('has nothing to undo after a save that changed no file', () => {
    const root = writeSite(validSite());
    saveTitle(root, 'First');
    saveTitle(root, 'First');
    expect(ask(root, 'undo').body.files).toEqual([cloud]);
    expect(ask(root, 'state').body.undoes).toBeUndefined();
    expect(ask(root, 'undo')).toEqual({
      status: 422,
      body: { error: expect.stringMatching(/^There is nothing left to undo/) },
    });
  });

  it('goes on after Publish, and ends with any other commit', async () => {
    const { root } = project();
    saveTitle(root, 'First');
    expect((await publish(root, 'First')).status).toBe(200);
    expect(ask(root, 'state').body.undoes).toBe(cloud);
    expect(ask(root, 'undo').body.files).toEqual([cloud]);
    saveTitle(root, 'Second');
    git(root, 'commit', '--quiet', '--all', '-m', 'By hand');
    expect(ask(root, 'state').body.undoes).toBeUndefined();
    expect(ask(root, 'undo').status).toBe(422);
    expect(JSON.parse(read(root, cloud)).title.en).toBe('Second');
  });
});
