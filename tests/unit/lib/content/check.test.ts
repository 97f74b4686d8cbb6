/** @jest-environment node */
import { checkContent, checkSpellingOf } from '@/lib/content/check';
import { fieldName } from '@/lib/content/issue';
import { pageIds, pages } from '@/lib/site/site-map';
import { type Loose, validSite, words, writeSite } from './site';

/** Runs the check on a site whose artwork is complete. */
const check = (root: string) => checkContent(root, () => true);

const cloud = 'content/services/cloud.json';
const bank = 'content/case-studies/bank.json';
const companyFile = 'content/company.json';

const everyLanguage = 'It needs every language: { "en": "…", "es": "…", "fr": "…" }.';
const oneToThree = 'Write 1 to 3 services; more say nothing about the project.';

/** Sets the value of a field such as `sections[0].title.en`; undefined removes the field. */
function set(data: Loose, field: string, value: unknown): void {
  const keys = field.split(/[.[\]]+/).filter(Boolean);
  const last = keys.pop() ?? '';
  const parent = keys.reduce((one, key) => one[key], data);
  if (value === undefined) delete parent[last];
  else Object.defineProperty(parent, last, { value, enumerable: true });
}

/** Returns the issues of one file after a change to it, as `field: message`. */
function findings(file: string, change: (data: Loose) => void): string[] {
  const site = validSite();
  change(site[file]);
  return report(writeSite(site), file);
}

function report(root: string, file?: string): string[] {
  const { issues } = check(root);
  return issues
    .filter((issue) => !file || issue.file === file)
    .map(({ path, message }) => `${fieldName(path) || '(file)'}: ${message}`);
}

describe('checkContent', () => {
  it('reports no issue for a valid site', () => {
    expect(report(writeSite(validSite()))).toEqual([]);
  });

  it('counts the files', () => {
    expect(check(writeSite(validSite())).sources).toHaveLength(Object.keys(validSite()).length);
  });

  it('names the folder in which it found no content', () => {
    expect(() => check('/nowhere')).toThrow(
      'There is no folder "content" in /nowhere; run the check in the project\'s folder.',
    );
  });

  it.each<[what: string, file: string, field: string, value: unknown, message: string | RegExp]>([
    [
      'a missing field',
      cloud,
      'benefits',
      undefined,
      'Add this field: it is missing. It holds a list in [ ].',
    ],
    ['a missing text', cloud, 'details', undefined, `Add this text: it is missing. ${everyLanguage}`],
    ['a missing language', cloud, 'title.es', undefined, 'Add this text in Spanish: it is missing.'],
    [
      'a text without languages',
      cloud,
      'details',
      'Text',
      /^Write this text in every language: \{ "en": "…"/,
    ],
    ['a number instead of a text', cloud, 'title.fr', 4, 'Put this text between quotation marks (").'],
    [
      'a text instead of a list',
      cloud,
      'content.capabilities',
      'all',
      'Write a list in [ ] here, like the other files: one item per line, with a comma between two items.',
    ],
    ['an unknown field', cloud, 'content.price', 3, 'Remove "price": there is no field of this name here.'],
    ['a field named __proto__', cloud, '__proto__', {}, /^Remove "__proto__": there is no field/],
    ['an empty text', cloud, 'description.en', ' ', 'Write a text here; it is empty.'],
    [
      'a text that is too long',
      cloud,
      'title.fr',
      `De ${'mot '.repeat(20)}fin`,
      '60 characters at most, so it fits in menus and on cards; this has 86.',
    ],
    ['an unknown icon', cloud, 'icon', 'castle', /^Choose one of these icons: brain-circuit, compass, /],
    [
      'a block of an unknown kind',
      cloud,
      'content.introduction[0].kind',
      'para',
      'Give "kind" one of the known kinds: paragraph, list, quote.',
    ],
    ['a section of an unknown kind', 'content/pages/contact.json', 'sections[2].kind', 'mapp', /^/],
    [
      'an id that differs from the file name',
      cloud,
      'id',
      'clouds',
      'Write "cloud" here, like the file\'s name, or rename the file to "clouds.json".',
    ],
    [
      'an id of another entry',
      cloud,
      'id',
      'data',
      'Write "cloud" here, like the file\'s name: "data" is the id of content/services/data.json already.',
    ],
    [
      'an excerpt that is too long',
      bank,
      'excerpt.es',
      `Sobre ${'m'.repeat(105)}`,
      '110 characters at most, so cards show all of it in three lines; this has 111.',
    ],
    ['no excerpt', bank, 'excerpt', undefined, `Add this text: it is missing. ${everyLanguage}`],
    ['no service of a case study', bank, 'services', [], `${oneToThree} This list has 0.`],
    [
      'too few facts of a service',
      cloud,
      'proof',
      [words('a'), words('b')],
      /^Write 5 facts, one for each line of service\.sidebar\.items/,
    ],
    [
      'no name of the company',
      companyFile,
      'name',
      undefined,
      /^Add this field: it is missing\. It holds a text/,
    ],
    ['half a year', companyFile, 'founded', 2018.5, 'Write a whole number without quotation marks here.'],
    [
      'a year of foundation with another digit',
      companyFile,
      'founded',
      20180,
      /^Write the year of foundation, from 1800 to \d{4}\.$/,
    ],
    [
      'no number for a figure other than the years',
      companyFile,
      'figures[0].value',
      undefined,
      'Write the number in "value": only the figure "years" follows from "founded".',
    ],
    [
      'a long code of a country',
      companyFile,
      'address.country',
      'USA',
      'Write the country as two capital letters, e.g. "US".',
    ],
    ['a latitude beyond the pole', companyFile, 'address.latitude', 120, 'Write 90 or less here.'],
    ['no opening days', companyFile, 'hours.days', [], 'Add at least one item.'],
    ['a day twice', companyFile, 'hours.days', ['Monday', 'Monday'], 'Write each day once.'],
    [
      'a profile without an address',
      companyFile,
      'social[0].url',
      'github',
      /^Write a whole address, e\.g\. "https:/,
    ],
  ])('reports %s', (_, file, field, value, message) => {
    const found = findings(file, (data) => set(data, field, value));
    const expected =
      typeof message === 'string' ? `${field}: ${message}` : expect.stringContaining(`${field}: `);
    expect(found).toEqual([expected]);
    if (message instanceof RegExp) expect(found[0]?.slice(field.length + 2)).toMatch(message);
  });

  it('accepts an excerpt of 110 characters', () => {
    expect(findings(bank, (data) => set(data, 'excerpt.es', `Sobre ${'m'.repeat(104)}`))).toEqual([]);
  });

  it('reports a title that two entries share in the later one of the order', () => {
    for (const [services, later] of [
      [['cloud', 'data'], 'data'],
      [['data', 'cloud'], 'cloud'],
    ] as const) {
      const site: Record<string, Loose> = validSite();
      site['content/order.json'].services = services;
      site['content/services/data.json'].title.fr = site[cloud].title.fr;
      const root = writeSite(site);
      expect(check(root).issues.map(({ file }) => file)).toEqual([`content/services/${later}.json`]);
    }
  });

  it('counts repeated services of a case study', () => {
    const found = findings(bank, (data) => set(data, 'services', ['cloud', 'data', 'cloud', 'data']));
    expect(found).toContain(`services: ${oneToThree} This list has 4.`);
  });

  it('warns about titles that start with the same words, and about a service without a case study', () => {
    const site = validSite();
    for (const id of ['bank', 'shop', 'school'])
      (site[`content/case-studies/${id}.json`] as Loose).services = ['data'];
    for (const id of ['bank', 'shop'])
      (site[`content/case-studies/${id}.json`] as Loose).meta.title.en = `How we did ${id} | {company}`;
    const { issues, warnings } = check(writeSite(site));
    expect(issues).toEqual([]);
    const found = warnings.map(({ file, message }) => `${file}: ${message}`);
    expect(found).toContainEqual(
      expect.stringMatching(/^content\/case-studies\/shop\.json: Start this title .* “How we did” too/),
    );
    expect(found).toContainEqual(
      expect.stringMatching(/^content\/services\/cloud\.json: Add "cloud" to the services of a case study/),
    );
  });

  it('reports line and column of invalid JSON', () => {
    const text = '{\n  "id": "cloud",\n  "icon": "cloud",,\n}';
    const { issues } = check(writeSite(validSite(), { [cloud]: text }));
    expect(issues).toEqual([
      {
        file: cloud,
        path: [],
        message: 'Remove one of the two commas in line 3.',
        at: { line: 3, column: 19 },
        found: '"icon": "cloud",,',
      },
    ]);
  });

  it('reports the position of a duplicate field', () => {
    const text = JSON.stringify(validSite()[cloud], null, 2).replace('{', '{\n  "id": "cloud",');
    const { issues } = check(writeSite(validSite(), { [cloud]: text }));
    expect(issues).toEqual([
      {
        file: cloud,
        path: ['id'],
        message: 'Remove one of the two "id" (the other is in line 2): only the last one counts.',
        at: { line: 3, column: 3 },
        found: '"cloud"',
      },
    ]);
  });

  it('reports the position of a character within a text', () => {
    const site = validSite();
    const { title } = site[cloud] as { title: Record<string, string> };
    title.en = 'Cloud  services';
    const { issues, warnings } = check(writeSite(site));
    expect(issues).toEqual([]);
    expect(warnings).toContainEqual(
      expect.objectContaining({
        message: 'Write one space instead of several. Run "npm run content -- --fix".',
        at: { line: 11, column: 17 },
      }),
    );
  });

  it('quotes the value, or the part around the position of a long value', () => {
    const site = validSite();
    const service = site[cloud] as Loose;
    service.icon = 'castle';
    service.details.en = `The ${'long '.repeat(30)}and\u200b winding text`;
    expect(check(writeSite(site)).issues.map(({ found }) => found)).toEqual([
      '"castle"',
      expect.stringMatching(/^…(?:g )?(?:long )+and\u200b winding text"$/),
    ]);
  });

  it('reports clichés as warnings, not as issues', () => {
    const site = validSite();
    (site[cloud] as Loose).details.en = 'Our cutting-edge cloud';
    const { issues, warnings } = check(writeSite(site));
    expect(issues).toEqual([]);
    expect(warnings).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('“cutting-edge”') }),
    );
  });

  it.each<[what: string, text: Record<string, string>, message: RegExp]>([
    [
      'numbers that differ between languages',
      { en: 'Support 24/7', es: 'Soporte 24/7', fr: 'Assistance 24\u00a0h/24 et 7 j/7' },
      /^See whether the numbers are right: .*the French text says 24, 7/,
    ],
    [
      'numbers that look wrong in a language',
      { en: 'The port 27017', es: 'El puerto 27\u00a0017', fr: 'Le port 27\u00a0017' },
      /^Separate the thousands with commas, .*unless this is a code/,
    ],
    [
      'a word that the glossary lists to avoid',
      { en: 'The silent runs', es: 'Sobre las pruebas', fr: 'De nos essais' },
      /^Write “shadow mode” instead of “silent runs” in English:/,
    ],
    [
      'the name of the company in place of its placeholder',
      { en: 'At Mesa', es: 'En {company}', fr: 'Chez {company}' },
      /^Write \{company\} instead of “Mesa”/,
    ],
    [
      'a short text that is the same as in English',
      { en: 'Kafka Streams', es: 'Kafka Streams', fr: 'Un flux de Kafka' },
      /^Translate this text into Spanish/,
    ],
  ])('reports %s as warnings, not as issues', (_, text, message) => {
    const site = validSite();
    (site[cloud] as Loose).details = text;
    const { issues, warnings } = check(writeSite(site));
    expect(issues).toEqual([]);
    expect(warnings).toContainEqual(
      expect.objectContaining({ file: cloud, message: expect.stringMatching(message) }),
    );
  });

  it.each<[en: string, es: string, fr: string]>([
    ['Support 24/7', 'Soporte 24/7', 'Assistance 24\u00a0h/24 et 7\u00a0j/7'],
    ['By 5 pm.', 'Antes de las 17 horas.', 'Avant 17\u00a0h.'],
    ['Two weeks.', '2 semanas.', 'Deux semaines.'],
    ['A 19th century office', 'Una oficina del siglo XIX', 'Un bureau du XIXe siècle'],
    ['A 12-month plan', 'Un plan de 12 meses', 'Un plan d’un an'],
    ['The flaw CVE-2021-44228', 'El fallo CVE-2021-44228', 'La faille CVE-2021-44228'],
    ['On port 27017', 'Por el puerto 27017', 'Sur le port 27017'],
    ['With postal code 75201', 'Con código postal 75201', 'Avec le code postal 75201'],
    ['With Node.js 20.9', 'Con Node.js 20.9', 'Avec Node.js 20.9'],
    ['See article 32.1', 'Vea el artículo 32.1 del reglamento', 'Voir la version 2.2 de l’article 32.1'],
  ])('accepts “%s” with “%s” and “%s”', (en, es, fr) => {
    expect(findings(cloud, (data) => set(data, 'details', { en, es, fr }))).toEqual([]);
  });

  it('reports texts that are too short as warnings, not as issues', () => {
    const { issues, warnings } = check(writeSite(validSite()));
    expect(issues).toEqual([]);
    expect(warnings).toContainEqual(
      expect.objectContaining({
        file: cloud,
        path: ['details'],
        message:
          'Say more in English, Spanish, and French: they have 11, 13, and 10 characters, and 120 are the least that help a reader.',
        found: '{"en":"The details","es":"Sobre details","fr":"De details"}',
      }),
    );
  });

  it('reports files that are missing or unknown, and folders without entries', () => {
    const texts = {
      'content/company.json': undefined,
      'content/prices.json': '{}',
      'content/services/Cloud services.json': '{}',
      'content/services/notes.txt': 'x',
      'content/services/.DS_Store': 'x',
      'content/pages/prices.json': JSON.stringify(validSite()['content/pages/home.json']),
      'content/industries/finance.json': undefined,
      'content/industries/retail.json': undefined,
      'messages/de.json': '{}',
      'messages/fr.json': undefined,
    };
    const { issues } = check(writeSite(validSite(), texts));
    const ofFiles = issues.filter(({ path }) => path.length === 0);
    const names = pageIds.filter((id) => pages[id].content === 'pages');
    expect(ofFiles.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'content/company.json: Create this file: it is missing.',
      'content/industries: Add at least one entry: this folder holds none.',
      `content/pages/prices.json: Remove this file, or correct its name: no route shows it. The pages are ${names.join(', ')}.`,
      'content/prices.json: Remove this file, or move it into the folder of its kind: only company.json, logo.json, order.json, redirects.json, templates.json are here.',
      'content/services/Cloud services.json: Remove this file, or correct its name: only names like "cloud-solutions.json" are read here.',
      'content/services/notes.txt: Remove this file, or correct its name: only names like "cloud-solutions.json" are read here.',
      'messages/de.json: Remove this file, or add its language to messages/routing.ts: only en.json, es.json, fr.json are read.',
      'messages/fr.json: Create this file: it is missing.',
    ]);
  });

  it('reports all issues in all files at once, in file order', () => {
    const site = validSite();
    const service: Loose = site[cloud];
    service.title.es = ' ';
    delete service.icon;
    const page: Loose = site['content/pages/home.json'];
    page.sections[5].primary.link = '/prices';
    const bank: Loose = site['content/case-studies/bank.json'];
    bank.industry = 'banks';
    const root = writeSite(site, { 'content/services/data.json': '{ "id": }' });
    const { issues } = check(root);
    expect(issues.map(({ file, path }) => `${file} ${fieldName(path)}`)).toEqual([
      'content/case-studies/bank.json industry',
      'content/pages/home.json sections[5].primary.link',
      'content/services/cloud.json icon',
      'content/services/cloud.json title.es',
      'content/services/data.json ',
    ]);
    expect(issues.every(({ at }) => at !== undefined)).toBe(true);
  });

  it.each<[string, string]>([
    ['nothing', ''],
    ['a list instead of an object', '[]'],
    ['null', 'null'],
    ['only a string', '"x"'],
    ['deeply nested lists', `{"id":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['an unterminated string', '{"id": "clo'],
    ['a line break in a string', '{"id": "clo\nud"}'],
    ['a byte order mark', '\uFEFF{}'],
    ['an incomplete number', '{"id": 1e}'],
  ])('reports a file that contains %s', (_, text) => {
    const { issues } = check(writeSite(validSite(), { [cloud]: text }));
    expect(issues.map(({ file }) => file)).toContain(cloud);
  });
});

describe('checkSpellingOf', () => {
  it('reports a word with its position and suggestions', () => {
    const site = validSite();
    (site[cloud] as { details: Record<string, string> }).details.en = 'We recieve mail';
    const dictionary = { has: (word: string) => word !== 'recieve', suggest: () => ['receive', 'relieve'] };
    expect(checkSpellingOf(writeSite(site), { en: dictionary }).issues).toMatchObject([
      {
        file: cloud,
        message:
          'Correct “recieve” (“receive” or “relieve”?), or add it to content/dictionary/en.txt; names go to names.txt there.',
      },
    ]);
  });

  it('reports a new name as a warning', () => {
    const site = validSite();
    (site[cloud] as { details: Record<string, string> }).details.en = 'We use Kubecost';
    const dictionary = { has: (word: string) => word.toLowerCase() !== 'kubecost', suggest: () => [] };
    const { issues, warnings } = checkSpellingOf(writeSite(site), { en: dictionary });
    expect(issues).toEqual([]);
    expect(warnings).toMatchObject([{ file: cloud, message: expect.stringMatching(/^Correct “Kubecost”/) }]);
  });

  it('reports the words of drafts separately, and those of scheduled entries with all others', () => {
    const site: Record<string, Loose> = validSite();
    Object.assign(site[cloud], { draft: true, details: words('draftt') });
    Object.assign(site[bank], { publishOn: '2999-01-01', client: words('clientt') });
    const dictionary = {
      has: (word: string) => !word.endsWith('tt'),
      suggest: (word: string) => [word.slice(0, -1)],
    };
    const { issues, drafts } = checkSpellingOf(writeSite(site), { en: dictionary });
    expect(issues.map(({ file }) => file)).toEqual([bank]);
    expect(drafts).toMatchObject([{ file: cloud, message: expect.stringMatching(/^Correct “draftt”/) }]);
  });
});

it('reports an entry without artwork', () => {
  const { issues } = checkContent(writeSite(validSite()), (path) => !path.includes('/services/'));
  expect(issues.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(
      /^Run "npm run art": 6 of the pictures of this entry are missing, e\.g\. public\/images\/art/,
    ),
  );
});
