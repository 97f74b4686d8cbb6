/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '@/lib/content/check';
import { formatJson } from '@/lib/content/format-json';
import { jsonSchemaOf } from '@/lib/content/json-schemas';
import { isUnwritten } from '@/lib/content/unwritten';
import { entryArgument } from '@/scripts/editing/content-commands/entry-argument';
import { createEntry } from '@/scripts/editing/content-commands/new-entry';
import { createQuestion } from '@/scripts/editing/content-commands/new-question';
import { nextSteps } from '@/scripts/editing/content-commands/next-steps';
import { removeEntry } from '@/scripts/editing/content-commands/remove-entry';
import { renameEntry } from '@/scripts/editing/content-commands/rename-entry';
import { writeSchemas } from '@/scripts/lib/schemas';
import { largeSite, validSite, writeSite } from '../../../lib/content/site';
import { git } from '../../../support/git';

// biome-ignore lint/suspicious/noExplicitAny: files of every kind
type Json = any;

const read = (root: string, file: string): Json => JSON.parse(readFileSync(join(root, file), 'utf8'));
const order = (root: string) => read(root, 'content/order.json');
const redirects = (root: string) => read(root, 'content/redirects.json').redirects;
/** Returns all issues, including those of drafts. */
const issues = (root: string) => {
  const { issues, drafts } = checkContent(root, () => true);
  return [...issues, ...drafts];
};
const messages = (root: string) => issues(root).map(({ message }) => message);

/** Returns the texts of all content files, by path. */
const textsOf = (root: string) =>
  readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => [file, readFileSync(join(root, 'content', file), 'utf8')]);

/** Returns every string of a file. */
function stringsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** A site with links to the list of case studies that filter it, in buttons and in a text. */
function siteWithFilters() {
  const files = validSite();
  const [hero] = (files['content/pages/home.json'] as Json).sections;
  hero.primary.link = '/case-studies?industry=finance&q=a#page-title';
  hero.secondary.link = '/case-studies?industry=retail&service=cloud';
  const { text } = (files['content/pages/about.json'] as Json).sections[1].body[0];
  for (const language of ['en', 'es', 'fr'])
    text[language] += ' [a](/case-studies?industry=finance) [b](/case-studies?q=a&service=cloud)';
  return files;
}

/** Returns the links and the text that {@link siteWithFilters} changes. */
function filtersOf(root: string): string[] {
  const [{ primary, secondary }] = read(root, 'content/pages/home.json').sections;
  return [primary.link, secondary.link, read(root, 'content/pages/about.json').sections[1].body[0].text.en];
}

/** Writes a site, commits it, and adds the service "port", which is not committed. */
function committedSiteWithNewService(site: Parameters<typeof writeSite>[0]): string {
  const root = writeSite(site);
  git(root, 'init');
  git(root, 'add', '.');
  git(root, 'commit', '-m', 'The site');
  createEntry(root, 'services', { titles: { en: 'Port' } });
  return root;
}

describe('createEntry', () => {
  it.each([
    ['services', {}],
    ['case-studies', { industry: 'retail', months: 4 }],
    ['industries', {}],
    ['insights', { author: 'Ada Example' }],
  ] as const)('creates a file in content/%s whose only issues are TODO texts', (folder, facts) => {
    const root = writeSite(validSite());
    const id = createEntry(root, folder, { titles: { en: 'Port Logistics & Sea' }, ...facts });
    expect(id).toBe('port-logistics-sea');
    expect(order(root)[folder].at(-1)).toBe(id);
    const file = `content/${folder}/${id}.json`;
    expect(readFileSync(join(root, file), 'utf8')).toBe(formatJson(read(root, file)));
    expect(new Set(messages(root))).toEqual(
      new Set([
        ...(folder === 'services' ? [] : ['Write this: it is still to be written.']),
        'Write this in English: it is still to be written.',
        'Write this in Spanish: it is still to be written.',
        'Write this in French: it is still to be written.',
      ]),
    );
    expect(issues(root)).toHaveLength(stringsIn(read(root, file)).filter(isUnwritten).length);
  });

  it.each([
    ['services', {}],
    ['case-studies', { industry: 'retail' }],
    ['industries', {}],
  ] as const)('writes the description of the field into every TODO text of content/%s', (folder, facts) => {
    const root = writeSite(validSite());
    const id = createEntry(root, folder, { titles: { en: 'Port' }, ...facts });
    const hints = stringsIn(read(root, `content/${folder}/${id}.json`)).filter(isUnwritten);
    const explanations = JSON.stringify(jsonSchemaOf(folder)).matchAll(
      /"(?:description|title)":("(?:[^"\\]|\\.)+")/g,
    );
    const known = [...explanations].map(([, words = '']) => (JSON.parse(words) as string).replace(/\.$/, ''));
    for (const hint of hints) {
      // The second and later items of a list have a number, short ones a number only.
      const description = /^TODO: (.+?)(?: \(\d\))?(?: \| \{company\})?$/.exec(hint)?.[1];
      if (!/^\d$/.test(description ?? '')) expect(known).toContain(description);
    }
  });

  it('uses the given titles and facts, and adds the entry to the order', () => {
    const root = writeSite(validSite());
    createEntry(root, 'case-studies', {
      titles: { en: 'Port', es: 'Puerto', fr: undefined },
      id: 'harbour',
      after: 'bank',
      industry: 'retail',
      services: ['data', 'cloud'],
      months: 4,
      photo: 'https://images.unsplash.com/photo-1451187580459-43490279c0fa',
    });
    expect(order(root)['case-studies']).toEqual(['bank', 'harbour', 'shop', 'school']);
    expect(read(root, 'content/case-studies/harbour.json')).toMatchObject({
      id: 'harbour',
      industry: 'retail',
      services: ['data', 'cloud'],
      months: 4,
      imagePath: 'https://images.unsplash.com/photo-1451187580459-43490279c0fa',
      title: { en: 'Port', es: 'Puerto', fr: 'TODO: The title of the story' },
    });
  });

  it.each([
    [{ titles: {} }, /Give the case study a title/],
    [{ titles: { en: 'Bank' }, industry: 'retail' }, /bank\.json exists already/],
    [{ titles: { en: 'Port' } }, /Choose an industry \(--industry\): finance, retail\./],
    [{ titles: { en: 'Port' }, industry: 'retail', id: 'A b' }, /"A b" is not a valid id/],
    [
      { titles: { en: 'Port', es: 'x'.repeat(91) }, industry: 'retail' },
      /--title-es needs a fix: 90 characters at most, so cards stay level; this has 91/,
    ],
    [{ titles: { en: 'Port' }, industry: 'retails' }, /There is no "retails"\. Did you mean "retail"\?/],
    [
      { titles: { en: 'Port' }, industry: 'retail', services: ['cloud', 'dta'] },
      /There is no "dta"\. Did you mean "data"\? Choose a service \(--services\): cloud, data\./,
    ],
    [
      { titles: { en: 'Port' }, industry: 'retail', services: ['cloud', 'data', 'data', 'cloud'] },
      /--services needs a fix: Write 1 to 3 services/,
    ],
    [
      { titles: { en: 'Port' }, industry: 'retail', months: 999 },
      /--months needs a fix: Give the duration in whole months/,
    ],
    [
      { titles: { en: 'Port' }, industry: 'retail', photo: 'port.jpg' },
      /--photo needs a fix: Copy the address of the photo/,
    ],
    [
      { titles: { en: 'Port' }, industry: 'retail', after: 'x' },
      /There is no "x"\. Choose the entry that it follows \(--after\): bank, shop, school/,
    ],
  ])('reports missing, taken, or unknown values and writes nothing: %j', (entry, expected) => {
    const root = writeSite(validSite());
    expect(() => createEntry(root, 'case-studies', entry)).toThrow(expected);
    expect(issues(root)).toEqual([]);
  });

  it('removes a redirect from a path that is a page again', () => {
    const site = validSite();
    site['content/redirects.json'] = { redirects: [{ from: '/services/port', to: '/services' }] };
    const root = writeSite(site);
    createEntry(root, 'services', { titles: { en: 'Port' } });
    expect(redirects(root)).toEqual([]);
  });

  it('writes nothing if the redirects are not valid JSON', () => {
    const root = writeSite(validSite(), { 'content/redirects.json': '{ "redirects": [] ' });
    const before = textsOf(root);
    expect(() => createEntry(root, 'services', { titles: { en: 'Port' } })).toThrow(
      'content/redirects.json needs a fix:\n✖ The file ends too early: a closing } or ] is missing at its end.\n  → at content/redirects.json:1:18',
    );
    expect(textsOf(root)).toEqual(before);
  });

  it('says how to bring back a file that is missing', () => {
    const root = writeSite(validSite(), { 'content/order.json': undefined });
    expect(() => createEntry(root, 'services', { titles: { en: 'Port' } })).toThrow(
      'content/order.json cannot be read. If it is missing, bring it back with "git restore content/order.json".',
    );
  });
});

describe('nextSteps', () => {
  it('lists the file, every placeholder fact, and the path', () => {
    expect(nextSteps('case-studies', 'port', { titles: { en: 'Port' } }, undefined)).toBe(
      [
        'What to do next:',
        '  1. In content/case-studies/port.json, replace every text that starts with "TODO".',
        '  2. Replace what is still an example:',
        '       imagePath: the photograph of another entry (--photo)',
        '       months: 6 (--months)',
        '       services: the first service of the site (--services)',
        '  3. Start "npm run dev", and see it on the address that this prints, followed by /case-studies/port.',
        '  4. Take the line "draft": true out when it is ready; until then, the build leaves the entry out.',
      ].join('\n'),
    );
  });

  it('names the page on the development server that runs, with its port', () => {
    const steps = nextSteps('case-studies', 'port', { titles: { en: 'Port' } }, 'http://localhost:3107');
    expect(steps).toContain('  3. See it on http://localhost:3107/case-studies/port.\n');
  });

  it('omits facts that were given', () => {
    const entry = {
      titles: { en: 'Port' },
      icon: 'cloud',
      photo: 'https://images.unsplash.com/photo-1451187580459-43490279c0fa',
    };
    expect(nextSteps('services', 'port', entry, undefined)).not.toContain('stands in');
  });
});

describe('createQuestion', () => {
  it('adds a question with a TODO answer', () => {
    const root = writeSite(validSite());
    createQuestion(root, 'cloud', { en: 'How much?', es: '¿Cuánto?' });
    const { content } = read(root, 'content/services/cloud.json');
    expect(content.questions).toHaveLength(3);
    expect(content.questions[2].question).toMatchObject({ en: 'How much?', es: '¿Cuánto?' });
    expect(issues(root)).toHaveLength(4);
  });

  it.each<[string, object]>([
    ['questions', { introduction: [] }],
    ['content', {}],
  ])('adds the first question to a draft without %s', (field, content) => {
    const files = validSite();
    Object.assign(files['content/services/cloud.json'] as Json, {
      draft: true,
      content: field === 'content' ? undefined : content,
    });
    const root = writeSite(files);
    createQuestion(root, 'cloud', { en: 'How much?' });
    expect(read(root, 'content/services/cloud.json').content).toMatchObject({
      questions: [{ question: { en: 'How much?' } }],
    });
  });

  it('updates what editing tools know of the questions', () => {
    const root = writeSite(validSite());
    writeSchemas(root);
    createQuestion(root, 'cloud', { en: 'How much?' });
    expect(readFileSync(join(root, 'content/schemas/known.json'), 'utf8')).toContain('questions-part-3');
    expect(writeSchemas(root)).toEqual([]);
  });

  it.each([
    [
      'clouds',
      {},
      /^There is no "clouds"\. Did you mean "cloud"\? Choose a service \(--service\): cloud, data\.$/,
    ],
    [undefined, {}, /^Choose a service \(--service\): cloud, data\.$/],
    [
      'contact',
      {},
      /^The questions of this page are in content\/pages\/contact\.json\. Copy one there by hand, from { to }/,
    ],
    ['cloud', { en: 'x'.repeat(141) }, /^--question needs a fix: 140 characters at most/],
  ])('reports invalid input and writes nothing: %s, %j', (service, question, expected) => {
    const root = writeSite(validSite());
    expect(() => createQuestion(root, service, question)).toThrow(expected);
    expect(issues(root)).toEqual([]);
  });
});

describe('entryArgument', () => {
  it.each(['services/ai-ml', 'content/services/ai-ml.json', '/services/ai-ml'])('reads %s', (argument) => {
    expect(entryArgument(argument)).toEqual({ folder: 'services', id: 'ai-ml' });
  });

  it('leaves it to the command to say what is wrong with an id', () => {
    expect(entryArgument('services/Our Platforms')).toEqual({ folder: 'services', id: 'Our Platforms' });
  });

  it.each([undefined, 'ai-ml', 'pages/home', 'services/a/b'])('refuses %s', (argument) => {
    expect(() => entryArgument(argument)).toThrow(/^Name the entry by its folder and its id/);
  });
});

describe('renameEntry', () => {
  /** A site with all kinds of references to a case study and an industry. */
  function site() {
    const files = validSite();
    const home = files['content/pages/home.json'] as Json;
    home.sections[5].primary.link = '/case-studies/bank#results';
    home.sections[0].secondary.link = '/case-studies/bank';
    const about = files['content/pages/about.json'] as Json;
    for (const language of ['en', 'es', 'fr'])
      about.sections[1].body[0].text[language] +=
        ' [story](/case-studies/bank#results) [shop](/case-studies/shop)';
    return files;
  }

  it('changes file, id, order, and all references, and adds a redirect', () => {
    const root = writeSite(site());
    expect(renameEntry(root, 'case-studies', 'bank', 'card-fraud')).toEqual([
      'content/pages/about.json',
      'content/pages/home.json',
    ]);
    expect(existsSync(join(root, 'content/case-studies/bank.json'))).toBe(false);
    expect(read(root, 'content/case-studies/card-fraud.json').id).toBe('card-fraud');
    expect(order(root)['case-studies']).toEqual(['card-fraud', 'shop', 'school']);
    const { sections } = read(root, 'content/pages/home.json');
    expect(sections[5].primary.link).toBe('/case-studies/card-fraud#results');
    expect(sections[0].secondary.link).toBe('/case-studies/card-fraud');
    expect(read(root, 'content/pages/about.json').sections[1].body[0].text.en).toContain(
      '[story](/case-studies/card-fraud#results) [shop](/case-studies/shop)',
    );
    expect(sections[3].studies).toEqual(['card-fraud', 'shop', 'school']);
    expect(redirects(root)).toEqual([{ from: '/case-studies/bank', to: '/case-studies/card-fraud' }]);
    expect(messages(root)).toEqual([]);
  });

  it('updates an industry in its case studies', () => {
    const root = writeSite(site());
    renameEntry(root, 'industries', 'finance', 'banking');
    expect(read(root, 'content/case-studies/bank.json').industry).toBe('banking');
    expect(messages(root)).toEqual([]);
  });

  it('updates a service in its case studies', () => {
    const root = writeSite(site());
    renameEntry(root, 'services', 'cloud', 'sky');
    expect(read(root, 'content/case-studies/bank.json').services).toEqual(['sky', 'data']);
    expect(messages(root)).toEqual([]);
  });

  it('creates no redirect chain and no redirect loop', () => {
    const root = writeSite(site());
    renameEntry(root, 'services', 'cloud', 'clouds');
    renameEntry(root, 'services', 'clouds', 'sky');
    expect(redirects(root)).toEqual([
      { from: '/services/cloud', to: '/services/sky' },
      { from: '/services/clouds', to: '/services/sky' },
    ]);
    renameEntry(root, 'services', 'sky', 'cloud');
    expect(redirects(root)).toEqual([
      { from: '/services/clouds', to: '/services/cloud' },
      { from: '/services/sky', to: '/services/cloud' },
    ]);
    expect(messages(root)).toEqual([]);
  });

  it('updates links to the list of case studies that filter by the entry', () => {
    const root = writeSite(siteWithFilters());
    expect(renameEntry(root, 'industries', 'finance', 'banking')).toContain('content/pages/about.json');
    renameEntry(root, 'services', 'cloud', 'sky');
    expect(filtersOf(root)).toEqual([
      '/case-studies?industry=banking&q=a#page-title',
      '/case-studies?industry=retail&service=sky',
      'The story [a](/case-studies?industry=banking) [b](/case-studies?q=a&service=sky)',
    ]);
    expect(messages(root)).toEqual([]);
  });

  it('updates links of an entry to itself', () => {
    const files = site();
    const text = (files['content/services/cloud.json'] as Json).content.introduction[0].text;
    for (const language of ['en', 'es', 'fr']) text[language] += ' [more](/services/cloud#approach)';
    const root = writeSite(files);
    renameEntry(root, 'services', 'cloud', 'sky');
    const { content } = read(root, 'content/services/sky.json');
    expect(content.introduction[0].text.fr).toContain('[more](/services/sky#approach)');
    expect(existsSync(join(root, 'content/services/cloud.json'))).toBe(false);
    expect(messages(root)).toEqual([]);
  });

  it.each(['content/pages/services.json', 'content/redirects.json', 'content/services/cloud.json'])(
    'writes nothing if %s is not valid JSON',
    (file) => {
      const root = writeSite(site(), { [file]: '{ "id": "x",, }' });
      const before = textsOf(root);
      expect(() => renameEntry(root, 'services', 'cloud', 'sky')).toThrow(`${file} needs a fix:\n✖ `);
      expect(textsOf(root)).toEqual(before);
    },
  );

  it('adds no redirect for an entry that was never committed', () => {
    const root = committedSiteWithNewService(site());
    renameEntry(root, 'services', 'port', 'harbor');
    expect(redirects(root)).toEqual([]);
    renameEntry(root, 'services', 'data', 'figures');
    renameEntry(root, 'services', 'figures', 'numbers');
    expect(redirects(root)).toEqual([{ from: '/services/data', to: '/services/numbers' }]);
  });

  it.each([
    [
      'clouds',
      'sky',
      /There is no "clouds"\. Did you mean "cloud"\? Choose one of content\/services: cloud, data/,
    ],
    ['cloud', 'data', /There is a service "data" already/],
    ['cloud', 'Sky', /"Sky" is not a valid id/],
  ])('refuses %s → %s', (from, to, expected) => {
    const root = writeSite(site());
    expect(() => renameEntry(root, 'services', from, to)).toThrow(expected);
    expect(messages(root)).toEqual([]);
  });
});

describe('removeEntry', () => {
  function site() {
    const files = validSite();
    (files['content/pages/home.json'] as Json).sections[5].primary.link = '/services/cloud#questions';
    return files;
  }

  it('removes the entry and its references, and redirects its path and links to the list', () => {
    const root = writeSite(site());
    removeEntry(root, 'services', 'cloud');
    expect(existsSync(join(root, 'content/services/cloud.json'))).toBe(false);
    expect(order(root).services).toEqual(['data']);
    expect(read(root, 'content/pages/home.json').sections[5].primary.link).toBe('/services');
    expect(redirects(root)).toEqual([{ from: '/services/cloud', to: '/services' }]);
    expect(messages(root)).toEqual([]);
  });

  it('redirects to the replacement entry', () => {
    const root = writeSite(site());
    removeEntry(root, 'services', 'cloud', 'data');
    expect(read(root, 'content/pages/home.json').sections[5].primary.link).toBe('/services/data');
    expect(redirects(root)).toEqual([{ from: '/services/cloud', to: '/services/data' }]);
    expect(messages(root)).toEqual([]);
  });

  it('adds no redirect for an entry that was never committed', () => {
    const root = committedSiteWithNewService(site());
    renameEntry(root, 'services', 'data', 'figures');
    removeEntry(root, 'services', 'port');
    removeEntry(root, 'services', 'figures');
    expect(redirects(root)).toEqual([{ from: '/services/data', to: '/services' }]);
  });

  it('replaces a case study in a list with the next one', () => {
    const files = site();
    const extra = structuredClone(files['content/case-studies/shop.json']) as Json;
    const renamed = JSON.parse(JSON.stringify(extra).replaceAll('shop', 'plant'));
    files['content/case-studies/plant.json'] = renamed;
    (files['content/order.json'] as Json)['case-studies'].push('plant');
    const root = writeSite(files);
    removeEntry(root, 'case-studies', 'bank');
    expect(read(root, 'content/pages/home.json').sections[3].studies).toEqual(['plant', 'shop', 'school']);
    expect(messages(root)).toEqual([]);
  });

  it('replaces a case study in a list with one that is online', () => {
    const files = largeSite();
    (files['content/case-studies/store.json'] as Json).draft = true;
    (files['content/case-studies/grid.json'] as Json).publishOn = '2999-01-01';
    files['content/case-studies/plant.json'] = JSON.parse(
      JSON.stringify(files['content/case-studies/shop.json']).replaceAll('shop', 'plant'),
    );
    (files['content/order.json'] as Json)['case-studies'].push('plant');
    const root = writeSite(files);
    removeEntry(root, 'case-studies', 'bank');
    expect(read(root, 'content/pages/home.json').sections[3].studies).toEqual(['plant', 'shop', 'school']);
    expect(messages(root)).toEqual([]);
  });

  it('takes a case study out of a list without a replacement, if the list stays long enough', () => {
    const root = writeSite(site());
    removeEntry(root, 'case-studies', 'bank');
    expect(read(root, 'content/pages/home.json').sections[3].studies).toEqual(['shop', 'school']);
    expect(messages(root)).toEqual([]);
  });

  it('does not make a list of case studies too short', () => {
    const files = site();
    (files['content/pages/home.json'] as Json).sections[0].studies = ['bank', 'shop'];
    (files['content/case-studies/school.json'] as Json).draft = true;
    const root = writeSite(files);
    const before = textsOf(root);
    expect(() => removeEntry(root, 'case-studies', 'bank')).toThrow(
      [
        'These lists would be too short without this case study, and name all others that are online already; publish another one first, or change them:',
        '  content/pages/home.json: sections[0].studies[0]',
      ].join('\n'),
    );
    expect(textsOf(root)).toEqual(before);
  });

  it.each([
    [{ draft: true }, '"data" is a draft; publish it first, or name another one (--instead).'],
    [
      { publishOn: '2999-01-01' },
      '"data" is not online before 2999-01-01; publish it first, or name another one (--instead).',
    ],
  ])('refuses a replacement that is not online: %j', (hidden, expected) => {
    const files = site();
    Object.assign(files['content/services/data.json'] as Json, hidden);
    const root = writeSite(files);
    const before = textsOf(root);
    expect(() => removeEntry(root, 'services', 'cloud', 'data')).toThrow(expected);
    expect(textsOf(root)).toEqual(before);
  });

  it.each<[string, (files: Record<string, Json>) => void, string, string]>([
    [
      'the last service of a case study that is online',
      (files) => {
        files['content/services/security.json'].draft = true;
        files['content/case-studies/shop.json'].services = ['security', 'cloud'];
      },
      'services/cloud',
      'These lists need another service that is online; say which one they name now (npm run remove -- services/cloud --instead ID), or change them first:\n  content/case-studies/shop.json: services[1]',
    ],
    [
      'the last service of a scheduled case study that is online on its first day',
      (files) => {
        files['content/services/security.json'].publishOn = '2999-01-02';
        const shop = files['content/case-studies/shop.json'];
        Object.assign(shop, { publishOn: '2999-01-01', services: ['security', 'cloud'] });
      },
      'services/cloud',
      'content/case-studies/shop.json: services[1]',
    ],
    [
      'the second case study of a list that has another draft',
      (files) => {
        for (const id of ['school', 'store', 'grid']) files[`content/case-studies/${id}.json`].draft = true;
        files['content/pages/home.json'].sections[0].studies = ['bank', 'school', 'shop'];
      },
      'case-studies/bank',
      'content/pages/home.json: sections[0].studies[0]',
    ],
    [
      'the last entry of its kind that is online',
      (files) => {
        for (const id of ['finance', 'travel', 'energy', 'health'])
          files[`content/industries/${id}.json`].draft = true;
      },
      'industries/retail',
      'This is the last industry that is online; publish another one first.',
    ],
  ])('does not remove %s', (_, change, entry, expected) => {
    const files: Record<string, Json> = largeSite();
    change(files);
    const root = writeSite(files);
    const before = textsOf(root);
    const [folder, id] = entry.split('/') as ['services', string];
    expect(() => removeEntry(root, folder, id)).toThrow(expected);
    expect(textsOf(root)).toEqual(before);
  });

  it('removes a draft, and the last service of a draft that is online', () => {
    const files: Record<string, Json> = largeSite();
    for (const id of ['security', 'support']) files[`content/services/${id}.json`].draft = true;
    Object.assign(files['content/case-studies/shop.json'], { draft: true, services: ['security', 'cloud'] });
    files['content/case-studies/store.json'].services = ['security', 'support', 'data'];
    for (const id of ['school', 'store', 'grid']) files[`content/case-studies/${id}.json`].draft = true;
    files['content/pages/home.json'].sections[0].studies = ['bank', 'school', 'shop'];
    const root = writeSite(files);
    removeEntry(root, 'services', 'cloud');
    removeEntry(root, 'services', 'support');
    removeEntry(root, 'case-studies', 'school');
    expect(read(root, 'content/case-studies/shop.json').services).toEqual(['security']);
    expect(read(root, 'content/pages/home.json').sections[0].studies).toEqual(['bank', 'shop']);
    expect(checkContent(root, () => true).issues).toEqual([]);
  });

  describe('with a draft instead of a draft', () => {
    const files = (): Record<string, Json> => {
      const all: Record<string, Json> = largeSite();
      for (const id of ['energy', 'travel']) all[`content/industries/${id}.json`].draft = true;
      Object.assign(all['content/case-studies/grid.json'], { draft: true });
      return all;
    };
    const grid = 'content/case-studies/grid.json';

    it('changes drafts, and leads the old address to the list', () => {
      const root = writeSite(files());
      removeEntry(root, 'industries', 'energy', 'travel');
      expect(read(root, grid).industry).toBe('travel');
      expect(redirects(root)).toEqual([{ from: '/industries/energy', to: '/industries' }]);
      expect(messages(root)).toEqual([]);
    });

    it('takes it out of the services that a person leads', () => {
      const all = files();
      for (const id of ['security', 'support']) all[`content/services/${id}.json`].draft = true;
      const { sections } = all['content/pages/about.json'];
      sections.find(({ kind }: Json) => kind === 'people').items[0].leads = ['security'];
      const root = writeSite(all);
      removeEntry(root, 'services', 'security', 'support');
      expect(JSON.stringify(read(root, 'content/pages/about.json'))).toContain('"leads":[]');
    });

    it.each([
      ['online', {}],
      ['scheduled', { publishOn: '2999-01-01' }],
    ])('refuses it for an entry that is %s', (_, state) => {
      const all = files();
      Object.assign(all[grid], { draft: undefined, ...state });
      const root = writeSite(all);
      expect(() => removeEntry(root, 'industries', 'energy', 'travel')).toThrow(
        '"travel" is a draft; publish it first, or name another one (--instead).',
      );
    });
  });

  it('accepts a replacement that is online on the first day of the entries that name it', () => {
    const files: Record<string, Json> = largeSite();
    files['content/industries/energy.json'].draft = true;
    files['content/industries/travel.json'].publishOn = '2999-01-01';
    files['content/case-studies/grid.json'].publishOn = '2999-01-02';
    const root = writeSite(files);
    removeEntry(root, 'industries', 'energy', 'travel');
    expect(read(root, 'content/case-studies/grid.json').industry).toBe('travel');
    expect(messages(root)).toEqual([]);
  });

  it('removes the filter from links to the list of case studies, or replaces it', () => {
    const root = writeSite(siteWithFilters());
    removeEntry(root, 'services', 'cloud');
    removeEntry(root, 'industries', 'finance', 'retail');
    expect(filtersOf(root)).toEqual([
      '/case-studies?industry=retail&q=a#page-title',
      '/case-studies?industry=retail',
      'The story [a](/case-studies?industry=retail) [b](/case-studies?q=a)',
    ]);
    expect(messages(root)).toEqual([]);
  });

  it('writes nothing if a content file is not valid JSON', () => {
    const root = writeSite(site(), { 'content/pages/services.json': '{,' });
    const before = textsOf(root);
    expect(() => removeEntry(root, 'services', 'cloud')).toThrow(
      /^content\/pages\/services\.json needs a fix:\n✖ /,
    );
    expect(textsOf(root)).toEqual(before);
  });

  it('does not remove an industry that case studies use', () => {
    const root = writeSite(site());
    expect(() => removeEntry(root, 'industries', 'retail')).toThrow(
      [
        'These fields name this industry; say which one they name now (npm run remove -- industries/retail --instead ID), or change them first:',
        '  content/case-studies/shop.json: industry',
      ].join('\n'),
    );
    removeEntry(root, 'industries', 'retail', 'finance');
    expect(read(root, 'content/case-studies/shop.json').industry).toBe('finance');
    expect(messages(root)).toEqual([]);
  });

  it('removes a service from its case studies, or replaces it', () => {
    const files = largeSite();
    const shop = files['content/case-studies/shop.json'] as Json;
    shop.services = ['data', 'cloud', 'security'];
    const root = writeSite(files);
    const servicesOf = (id: string) => read(root, `content/case-studies/${id}.json`).services;
    removeEntry(root, 'services', 'cloud');
    expect([servicesOf('bank'), servicesOf('shop')]).toEqual([['data'], ['data', 'security']]);
    expect(() => removeEntry(root, 'services', 'data')).toThrow(
      /need another service that is online; .+ \(npm run remove -- services\/data --instead ID\), or .+:\n {2}content\/case-studies\/bank\.json: services\[0\]/,
    );
    removeEntry(root, 'services', 'data', 'security');
    expect([servicesOf('bank'), servicesOf('shop')]).toEqual([['security'], ['security']]);
    expect(messages(root)).toEqual([]);
  });

  it('renames and removes what articles name', () => {
    const root = writeSite(validSite());
    const bills = () => read(root, 'content/insights/bills.json');
    renameEntry(root, 'case-studies', 'shop', 'store');
    renameEntry(root, 'services', 'cloud', 'hosting');
    expect(bills()).toMatchObject({ caseStudies: ['store'], services: ['hosting', 'data'] });
    removeEntry(root, 'case-studies', 'store');
    expect(bills().caseStudies).toEqual([]);
    renameEntry(root, 'insights', 'bills', 'cloud-bills');
    expect(order(root).insights).toEqual(['cloud-bills', 'logs']);
    expect(redirects(root)).toContainEqual({ from: '/insights/bills', to: '/insights/cloud-bills' });
    expect(() => createEntry(root, 'insights', { titles: { en: 'New' }, author: 'Nobody' })).toThrow(
      'There is no "Nobody". Choose an author (--author): Ada Example.',
    );
  });

  it.each<[string, (files: Record<string, Json>) => void]>([
    ['has', () => undefined],
    [
      'that is online has',
      (files) => {
        const draft = JSON.parse(
          JSON.stringify(files['content/insights/bills.json']).replaceAll('bills', 'draft'),
        );
        files['content/insights/draft.json'] = { ...draft, draft: true };
        files['content/order.json'].insights.push('draft');
      },
    ],
  ])('leads links to a topic that no other article %s to the list of articles', (_, change) => {
    const files: Record<string, Json> = validSite();
    files['content/insights/bills.json'].topics = ['cloud', 'data'];
    const [hero] = files['content/pages/home.json'].sections;
    hero.primary.link = '/insights?q=a#topic-data';
    hero.secondary.link = '/insights#topic-cloud';
    const { text } = files['content/pages/about.json'].sections[1].body[0];
    for (const language of ['en', 'es', 'fr'])
      text[language] += ' [a](/insights#topic-data) [b](/insights/bills) [c](/insights/logs#references)';
    change(files);
    const root = writeSite(files);
    expect(removeEntry(root, 'insights', 'bills', 'logs')).toEqual(
      expect.arrayContaining(['content/pages/home.json', 'content/pages/about.json']),
    );
    const [primary, secondary, sentence] = filtersOf(root);
    expect([primary, secondary]).toEqual(['/insights?q=a', '/insights#topic-cloud']);
    expect(sentence).toMatch(
      / \[a\]\(\/insights\) \[b\]\(\/insights\/logs\) \[c\]\(\/insights\/logs#references\)$/,
    );
    expect(messages(root)).toEqual([]);
  });

  it('renames and removes the services that people lead', () => {
    const files = largeSite();
    const people = (sections: Json[]) => sections.find(({ kind }) => kind === 'people').items[0];
    people((files['content/pages/about.json'] as Json).sections).leads = ['cloud', 'security'];
    const root = writeSite(files);
    const leads = () => people(read(root, 'content/pages/about.json').sections).leads;
    renameEntry(root, 'services', 'security', 'safety');
    expect(leads()).toEqual(['cloud', 'safety']);
    removeEntry(root, 'services', 'cloud', 'data');
    expect(leads()).toEqual(['safety']);
    expect(messages(root)).toEqual([]);
  });

  it('refuses an unknown entry and the last entry of a kind', () => {
    const root = writeSite(site());
    expect(() => removeEntry(root, 'services', 'clouds')).toThrow(
      /There is no "clouds"\. Did you mean "cloud"\? Choose one of content\/services: cloud, data/,
    );
    expect(() => removeEntry(root, 'services', 'cloud', 'clouds')).toThrow(
      /There is no "clouds"\. Choose another one \(--instead\): data/,
    );
    removeEntry(root, 'services', 'cloud');
    expect(() => removeEntry(root, 'services', 'data')).toThrow(/This is the last service/);
  });
});
