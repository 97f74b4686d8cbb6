/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, linkSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '@/lib/content/check';
import { formatJson } from '@/lib/content/format-json';
import { unsavedText } from '@/lib/content/unsaved';
import { unsavedMessages } from '@/messages/unsaved';
import { answer } from '@/scripts/editing/cms/api';
import { createEntry } from '@/scripts/editing/content-commands/new-entry';
import { validSite, writeSite } from '../../../lib/content/site';
import { writeFiles } from '../../../support/folder';

// biome-ignore lint/suspicious/noExplicitAny: files of every kind
type Json = any;

jest.mock('@/lib/content/check', () => {
  const actual = jest.requireActual('@/lib/content/check');
  return { ...actual, checkContent: jest.fn(actual.checkContent) };
});

const cloud = 'content/services/cloud.json';
const finish = jest.fn();
const ask = (root: string, action: string, params: Record<string, unknown> = {}) =>
  answer(root, { action, params }, finish);
const read = (root: string, file: string): Json => JSON.parse(readFileSync(join(root, file), 'utf8'));
const save = (root: string, path: string, data: Json) =>
  ask(root, 'persistEntry', { dataFiles: [{ path, raw: JSON.stringify(data) }] });

beforeEach(() => finish.mockClear());

describe('reading', () => {
  it('returns the messages of all languages as one file', () => {
    const root = writeSite(validSite());
    const { body } = ask(root, 'getEntry', { path: 'messages/all.json' });
    expect(JSON.parse((body as Json).data)).toEqual({
      Menu: {
        open: { en: 'The open menu', es: 'Sobre open menu', fr: 'De open menu' },
        count: expect.objectContaining({ en: '{count, plural, one {# en} other {# ens}}' }),
      },
    });
  });

  it('names the place in a file of messages that is not valid JSON', () => {
    const root = writeSite(validSite(), { 'messages/es.json': '{ "a": 1 "b": 2 }' });
    expect(ask(root, 'getEntry', { path: 'messages/all.json' })).toEqual({
      status: 422,
      body: {
        error:
          'messages/es.json needs a fix:\n✖ Line 1 probably lacks a comma at its end.\n  → at messages/es.json:1:9',
      },
    });
  });

  it('returns the entries of a folder, and single files, unchanged', () => {
    const root = writeSite(validSite());
    const { body } = ask(root, 'entriesByFolder', { folder: 'content/services' });
    expect((body as Json[]).map(({ file }) => file.path)).toEqual([cloud, 'content/services/data.json']);
    const { body: company } = ask(root, 'getEntry', { path: 'content/company.json' });
    expect((company as Json).data).toBe(readFileSync(join(root, 'content/company.json'), 'utf8'));
  });

  it.each([
    'package.json',
    '../secret.json',
    'content/../package.json',
    'messages/en.json',
    'content/x.json',
  ])('returns only content files: not %s', (path) => {
    const root = writeSite(validSite());
    expect(ask(root, 'getEntry', { path }).status).toBe(422);
    expect(save(root, path, {}).status).toBe(422);
    expect(ask(root, 'deleteFile', { path }).status).toBe(422);
  });
});

it('searches the texts of the project', () => {
  const root = writeSite(validSite());
  const { status, body } = ask(root, 'search', { query: 'the cloud service page' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ count: 1, hits: [{ entry: 'Services – The cloud service' }] });
});

describe('saving', () => {
  it('writes fields in schema order and formatted, whatever the order of the form', () => {
    const root = writeSite(validSite());
    const { id, icon, ...rest } = read(root, cloud);
    const title = { fr: 'Le nuage', es: 'La nube', en: 'Clouds' };
    expect(save(root, cloud, { ...rest, title, icon, id }).status).toBe(200);
    expect(readFileSync(join(root, cloud), 'utf8')).toBe(
      formatJson({ id, icon, ...rest, title: { en: 'Clouds', es: 'La nube', fr: 'Le nuage' } }),
    );
    expect(finish).toHaveBeenCalledTimes(1);
  });

  it('writes messages to the files of their languages, or explains why not', () => {
    const root = writeSite(validSite());
    const { body } = ask(root, 'getEntry', { path: 'messages/all.json' });
    const texts = JSON.parse((body as Json).data);
    expect(save(root, 'messages/all.json', texts).status).toBe(200);
    const site = validSite();
    for (const language of ['en', 'es', 'fr'])
      expect(read(root, `messages/${language}.json`)).toEqual(site[`messages/${language}.json`]);
    texts.Menu.open = { en: 'Open the menu', es: 'Abrir el menú', fr: 'Ouvrir le menu' };
    expect(save(root, 'messages/all.json', texts).status).toBe(200);
    expect(read(root, 'messages/fr.json').Menu.open).toBe('Ouvrir le menu');
    texts.Menu.open.es = '';
    const refused = save(root, 'messages/all.json', texts);
    expect(refused.status).toBe(422);
    expect((refused.body as Json).error).toMatch(/^Not saved\.\nMenu, open – Spanish: /);
    expect(read(root, 'messages/es.json').Menu.open).toBe('Abrir el menú');
  });

  it('keeps the order of messages, which the form does not know', () => {
    const root = writeSite(validSite());
    const files = ['en', 'es', 'fr'].map((language) => `messages/${language}.json`);
    const before = files.map((file) => formatJson(read(root, file)));
    const backward = (value: Json): Json =>
      typeof value === 'string'
        ? value
        : Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([key, item]) => [key, backward(item)]),
          );
    const { body } = ask(root, 'getEntry', { path: 'messages/all.json' });
    expect(save(root, 'messages/all.json', backward(JSON.parse((body as Json).data))).status).toBe(200);
    expect(files.map((file) => readFileSync(join(root, file), 'utf8'))).toEqual(before);
  });

  it('saves an incomplete draft, and refuses the same content when it is not a draft', () => {
    const root = writeSite(validSite());
    const port = 'content/services/port.json';
    const draft = {
      id: 'port',
      draft: true,
      icon: 'cloud',
      title: { en: 'Port', es: '', fr: '' },
      benefits: [],
    };
    expect(save(root, port, draft).status).toBe(200);
    expect(read(root, port)).toEqual({
      id: 'port',
      draft: true,
      icon: 'cloud',
      title: { en: 'Port' },
    });
    expect(read(root, 'content/order.json').services).toContain('port');
    expect(checkContent(root, () => true).issues).toEqual([]);
    const { status, body } = save(root, port, { ...draft, draft: false });
    expect(status).toBe(422);
    expect((body as Json).error).toMatch(/^Not saved/);
  });

  it('names the field of each problem as the form has it', () => {
    const root = writeSite(validSite());
    const service = read(root, cloud);
    service.title.fr = 'A {nobody}';
    service.icon = 'castle';
    const { body } = save(root, cloud, service);
    expect((body as Json).problems).toEqual(
      expect.arrayContaining([
        { path: ['icon'], place: 'Icon', message: expect.stringMatching(/^Choose one of these icons/) },
        { path: ['title', 'fr'], place: 'Title – French', message: expect.any(String) },
      ]),
    );
    const { body: all } = ask(root, 'getEntry', { path: 'messages/all.json' });
    const texts = JSON.parse((all as Json).data);
    texts.Menu.open.es = '';
    expect((save(root, 'messages/all.json', texts).body as Json).problems).toEqual([
      { path: ['Menu', 'open', 'es'], place: 'Menu, open – Spanish', message: expect.any(String) },
    ]);
  });

  it('says what is missing in the words of a form, without those of a file', () => {
    const root = writeSite(validSite());
    const { icon: _, benefits: __, details: ___, ...service } = read(root, cloud);
    const { body } = save(root, cloud, service);
    expect((body as Json).problems).toEqual(
      expect.arrayContaining([
        {
          path: ['icon'],
          place: 'Icon',
          message: expect.stringMatching(/^Fill this in\. Choose one of these/),
        },
        { path: ['benefits'], place: 'Benefits', message: 'Fill this in.' },
        { path: ['details'], place: 'Details', message: 'Fill this in.' },
      ]),
    );
    expect((body as Json).error).toContain('\nDetails: Fill this in.');
  });

  it('opens and saves an entry of "npm run new"', () => {
    const root = writeSite(validSite());
    const id = createEntry(root, 'services', { titles: { en: 'Port' } });
    const file = `content/services/${id}.json`;
    const data = read(root, file);
    data.details.en = 'What it is, for whom, and what changes.';
    expect(save(root, file, data).status).toBe(200);
    expect(read(root, file)).toEqual(data);
  });

  it('refuses a draft that cannot be rendered', () => {
    const root = writeSite(validSite());
    const { status, body } = save(root, cloud, { ...read(root, cloud), draft: true, icon: 'castle' });
    expect(status).toBe(422);
    expect((body as Json).error).toMatch(
      /^Not saved, not even as a draft\.\nIcon: Choose one of these icons/,
    );
  });

  it('does not write "draft": false', () => {
    const root = writeSite(validSite());
    expect(save(root, cloud, { ...read(root, cloud), draft: false }).status).toBe(200);
    expect(read(root, cloud)).not.toHaveProperty('draft');
  });

  it('omits the empty values of optional fields', () => {
    const root = writeSite(validSite());
    const file = 'content/pages/services.json';
    const page = read(root, file);
    const before = JSON.stringify(page);
    const blank = { en: '', es: '', fr: '' };
    Object.assign(page.sections[0], { subtitle: blank, secondary: { text: blank, link: '' }, videoPath: '' });
    expect(save(root, file, page).status).toBe(200);
    expect(JSON.stringify(read(root, file))).toBe(before);
  });

  it('keeps an empty value that is meaningful', () => {
    const root = writeSite(validSite());
    const company = read(root, 'content/company.json');
    company.figures[0].suffix = '';
    expect(save(root, 'content/company.json', company).status).toBe(200);
    expect(read(root, 'content/company.json').figures[0].suffix).toBe('');
  });

  it('refuses invalid content with a message, and writes nothing', () => {
    const root = writeSite(validSite());
    const before = readFileSync(join(root, cloud), 'utf8');
    const data = JSON.parse(before);
    data.title.fr = 'x'.repeat(61);
    data.details.es = data.details.en = 'Texts of four words';
    expect(save(root, cloud, data)).toEqual({
      status: 422,
      body: {
        error: expect.stringMatching(
          /^Not saved\.\nTitle – French: 60 characters at most[^\n]*\nDetails – Spanish: Translate this text into Spanish/,
        ),
        problems: [
          {
            path: ['title', 'fr'],
            place: 'Title – French',
            message: expect.stringMatching(/^60 characters at most/),
          },
          {
            path: ['details', 'es'],
            place: 'Details – Spanish',
            message: expect.stringMatching(/^Translate this text into Spanish/),
          },
        ],
      },
    });
    expect(readFileSync(join(root, cloud), 'utf8')).toBe(before);
    expect(finish).not.toHaveBeenCalled();
  });

  it('refuses what other files do not allow, with their names, and ignores what was wrong there before', () => {
    const root = writeSite(validSite());
    const finance = 'content/industries/finance.json';
    const before = readFileSync(join(root, finance), 'utf8');
    const industry = { ...JSON.parse(before), draft: true };
    expect(save(root, finance, industry)).toEqual({
      status: 422,
      body: {
        error: expect.stringMatching(
          /^Not saved: other files do not allow it\.\n(.*\n)*content\/case-studies\/bank\.json, Industry: Publish the industry of this case study first/,
        ),
        problems: [],
      },
    });
    expect(readFileSync(join(root, finance), 'utf8')).toBe(before);
    const study = read(root, 'content/case-studies/bank.json');
    writeFileSync(
      join(root, 'content/case-studies/bank.json'),
      JSON.stringify({ ...study, industry: 'nothing' }),
    );
    expect(save(root, cloud, { ...read(root, cloud), icon: 'layers' }).status).toBe(200);
  });

  // The process may end at any time, even during the check.
  it.each([
    ['an invalid text', cloud, 'x'.repeat(61)],
    ['a valid text', cloud, 'Le nuage'],
    ['a new entry', 'content/services/sky.json', 'Le ciel'],
  ])('does not write %s before the check has passed', (_what, path, title) => {
    const root = writeSite(validSite());
    const text = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
    const before = text(join(root, path));
    const data = read(root, cloud);
    data.title.fr = title;
    let during: string | undefined = 'not checked';
    const { checkContent: check } = jest.requireActual('@/lib/content/check');
    jest.mocked(checkContent).mockImplementationOnce((...args) => {
      during = text(join(root, path));
      return check(...args);
    });
    save(root, path, data);
    expect(during).toBe(before);
  });

  it('replaces the file atomically, so that readers never see a partial file', () => {
    const root = writeSite(validSite());
    const before = readFileSync(join(root, cloud), 'utf8');
    // A hard link to the old file: its text would change if the file were written in place.
    linkSync(join(root, cloud), join(root, 'before.json'));
    const data = JSON.parse(before);
    data.title.fr = 'Le nuage';
    expect(save(root, cloud, data).status).toBe(200);
    expect(readFileSync(join(root, 'before.json'), 'utf8')).toBe(before);
    expect(read(root, cloud).title.fr).toBe('Le nuage');
    expect(readdirSync(join(root, 'content/services'))).toEqual(['cloud.json', 'data.json']);
  });

  it('adds a new entry to the order, and refuses an id that differs from the file name', () => {
    const root = writeSite(validSite());
    const sky = JSON.parse(
      JSON.stringify(read(root, cloud)).replaceAll('cloud', 'sky').replace('"icon":"sky"', '"icon":"cloud"'),
    );
    expect(save(root, 'content/services/sky.json', sky).status).toBe(200);
    expect(read(root, 'content/order.json').services).toEqual(['cloud', 'data', 'sky']);
    expect(save(root, 'content/services/moon.json', sky).status).toBe(422);
    expect(existsSync(join(root, 'content/services/moon.json'))).toBe(false);
  });

  it('drops the redirect from the path of a new entry, and no other one', () => {
    const site = validSite();
    const other = { from: '/services/moon', to: '/services' };
    site['content/redirects.json'] = { redirects: [{ from: '/services/port', to: '/services/data' }, other] };
    const root = writeSite(site);
    const port = { id: 'port', draft: true, icon: 'cloud', title: { en: 'Port' } };
    expect(save(root, 'content/services/port.json', port).status).toBe(200);
    expect(read(root, 'content/redirects.json').redirects).toEqual([other]);
  });

  it('names the place in another file that is not valid JSON, and writes nothing', () => {
    const root = writeSite(validSite(), { 'content/order.json': '{ "services": ["cloud" "data"] }' });
    const port = { id: 'port', draft: true, icon: 'cloud', title: { en: 'Port' } };
    expect(save(root, 'content/services/port.json', port)).toEqual({
      status: 422,
      body: {
        error:
          'content/order.json needs a fix:\n✖ Line 1 probably lacks a comma after "cloud".\n  → at content/order.json:1:23',
      },
    });
    expect(existsSync(join(root, 'content/services/port.json'))).toBe(false);
  });

  it('corrects the typography of messages in the preview and in the files', () => {
    const root = writeSite(validSite());
    const { body } = ask(root, 'getEntry', { path: 'messages/all.json' });
    const texts = JSON.parse((body as Json).data);
    texts.Menu.open.fr = "Voir l'offre ";
    expect(ask(root, 'preview', { path: 'messages/all.json', raw: JSON.stringify(texts) }).body).toEqual({
      issues: [],
      isShown: true,
      notes: [],
    });
    expect(save(root, 'messages/all.json', texts).status).toBe(200);
    expect(read(root, 'messages/fr.json').Menu.open).toBe('Voir l’offre');
  });

  describe('a file that has changed since its form was opened', () => {
    const open = (root: string, path: string): Json => ask(root, 'getEntry', { path }).body;
    const saveOpened = (root: string, { data, file }: Json, change: (data: Json) => void) => {
      const content = JSON.parse(data);
      change(content);
      return ask(root, 'persistEntry', { dataFiles: [{ ...file, raw: JSON.stringify(content) }] });
    };
    const refusal = {
      status: 422,
      body: { error: expect.stringMatching(/^Not saved: this file has changed since you opened its form\./) },
    };

    it('is not overwritten', () => {
      const root = writeSite(validSite());
      const opened = open(root, cloud);
      writeFiles(root, { [cloud]: opened.data.replace('The details', 'Details') });
      expect(
        saveOpened(root, opened, (data) => {
          data.title.en = 'Clouds';
        }),
      ).toMatchObject(refusal);
      expect(read(root, cloud)).toMatchObject({
        title: { en: 'The cloud service' },
        details: { en: 'Details' },
      });
      expect(finish).not.toHaveBeenCalled();
    });

    it('is not written again if it was removed', () => {
      const root = writeSite(validSite());
      const opened = open(root, cloud);
      expect(ask(root, 'deleteFile', { path: cloud }).status).toBe(200);
      expect(saveOpened(root, opened, () => {})).toMatchObject(refusal);
      expect(existsSync(join(root, cloud))).toBe(false);
    });

    it('is also one of those of the interface texts', () => {
      const root = writeSite(validSite());
      const opened = open(root, 'messages/all.json');
      writeFiles(root, {
        'messages/fr.json': JSON.stringify({
          ...read(root, 'messages/fr.json'),
          Menu: { open: 'Menu', count: 'x' },
        }),
      });
      expect(saveOpened(root, opened, () => {})).toMatchObject(refusal);
      expect(read(root, 'messages/fr.json').Menu.open).toBe('Menu');
    });

    it.each([
      [cloud, (data: Json) => (data.title.en = 'Clouds')],
      ['messages/all.json', (data: Json) => (data.Menu.open.en = 'Open it')],
    ])('is not one that the same form has saved: %s', (path, change) => {
      const root = writeSite(validSite());
      const opened = open(root, path);
      const { status, body } = saveOpened(root, opened, change);
      expect({ status, body }).toEqual({
        status: 200,
        body: { message: 'saved', id: open(root, path).file.id },
      });
      expect(body).not.toMatchObject({ id: opened.file.id });
      const again = { ...opened, file: { path, id: (body as Json).id } };
      expect(saveOpened(root, again, () => {}).status).toBe(200);
    });
  });
});

describe('removing', () => {
  it('has the same effect as "npm run remove"', () => {
    const root = writeSite(validSite());
    expect(ask(root, 'deleteFiles', { paths: [cloud] }).status).toBe(200);
    expect(existsSync(join(root, cloud))).toBe(false);
    expect(read(root, 'content/redirects.json').redirects).toEqual([
      { from: '/services/cloud', to: '/services' },
    ]);
  });

  it('explains why an entry cannot be removed', () => {
    const root = writeSite(validSite());
    expect(ask(root, 'deleteFile', { path: 'content/industries/retail.json' })).toMatchObject({
      status: 422,
      body: { error: expect.stringContaining('These fields name this industry') },
    });
    expect(ask(root, 'deleteFile', { path: 'content/pages/home.json' }).status).toBe(422);
  });
});

it('reports the error of git instead of nothing to publish', () => {
  const root = writeSite(validSite());
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  writeFiles(root, { '.git/index': 'damaged' });
  expect(ask(root, 'state').body).toMatchObject({ error: expect.stringContaining('Git says: ') });
});

it('says when pictures were drawn', () => {
  const root = writeSite(validSite());
  const pictures = () => (ask(root, 'state').body as Json).pictures;
  const list = (text: string) => writeFiles(root, { 'scripts/tools/artwork/manifest.json': text });
  expect(pictures()).toBeUndefined();
  list('{}');
  const before = pictures();
  list('{}');
  expect(pictures()).toBe(before);
  list('{ "cloud": "1" }');
  expect(pictures()).not.toBe(before);
});

describe('the preview', () => {
  const env = { ...process.env };
  beforeEach(() => {
    process.env = { ...env, NODE_ENV: 'development', SITE_EDITOR: 'on' };
  });
  afterEach(() => {
    process.env = env;
  });

  it('checks a new entry, but does not store it, because its path may be that of another one while its title is typed', () => {
    const root = writeSite(validSite());
    const data = { ...read(root, cloud), icon: 'castle' };
    expect(ask(root, 'preview', { path: cloud, raw: JSON.stringify(data), isNew: true }).body).toEqual({
      issues: [expect.stringMatching(/^Icon: Choose one of these icons/)],
      isShown: false,
      notes: [],
    });
    const valid = JSON.stringify(read(root, cloud));
    expect(ask(root, 'preview', { path: cloud, raw: valid, isNew: true }).body).toMatchObject({
      isShown: false,
    });
    expect(unsavedText(cloud)).toBeUndefined();
  });

  it('shows unsaved content as long as it is valid, and discards it later', () => {
    const root = writeSite(validSite());
    const data = read(root, cloud);
    const type = (change: (data: Json) => void) => {
      change(data);
      return ask(root, 'preview', { path: cloud, raw: JSON.stringify(data) }).body;
    };
    expect(
      type((one) => {
        one.title.en = 'Typed';
      }),
    ).toEqual({ issues: [], isShown: true, notes: [] });
    expect(unsavedText(cloud)).toContain('"Typed"');
    expect(
      type((one) => {
        one.icon = 'castle';
      }),
    ).toEqual({
      issues: [expect.stringMatching(/^Icon: Choose one of these icons/)],
      isShown: false,
      notes: [],
    });
    expect(unsavedText(cloud)).not.toContain('castle');
    ask(root, 'preview', { path: cloud });
    expect(unsavedText(cloud)).toBeUndefined();
    expect(read(root, cloud).title.en).toBe('The cloud service');
  });

  it('shows interface texts as they are typed, and discards them later', () => {
    const root = writeSite(validSite());
    const texts = JSON.parse((ask(root, 'getEntry', { path: 'messages/all.json' }).body as Json).data);
    const type = (french: string) => {
      texts.Menu.open.fr = french;
      return ask(root, 'preview', { path: 'messages/all.json', raw: JSON.stringify(texts) }).body;
    };
    expect(type('Menu tapé')).toEqual({ issues: [], isShown: true, notes: [] });
    expect(unsavedMessages('fr')).toMatchObject({ Menu: { open: 'Menu tapé' } });
    // A page cannot be made with this one: the preview stays.
    expect(type('Menu {tapé')).toEqual({
      issues: [expect.stringMatching(/^Menu, open – French: Fix the braces in this text/)],
      isShown: false,
      notes: [],
    });
    expect(unsavedMessages('fr')).toMatchObject({ Menu: { open: 'Menu tapé' } });
    process.env = { ...env, NODE_ENV: 'production', SITE_EDITOR: 'on' };
    expect(unsavedMessages('fr')).toBeUndefined();
    process.env = { ...env, NODE_ENV: 'development', SITE_EDITOR: 'on' };
    ask(root, 'preview', { path: 'messages/all.json' });
    expect(unsavedMessages('fr')).toBeUndefined();
    expect(read(root, 'messages/fr.json').Menu.open).toBe('De open menu');
  });

  it('works only in the development server of the editor', () => {
    const root = writeSite(validSite());
    ask(root, 'preview', { path: cloud, raw: JSON.stringify(read(root, cloud)) });
    process.env = { ...env, NODE_ENV: 'production', SITE_EDITOR: 'on' };
    expect(unsavedText(cloud)).toBeUndefined();
  });
});
