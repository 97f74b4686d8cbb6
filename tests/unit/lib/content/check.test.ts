/** @jest-environment node */
import { checkContent, checkSpellingOf } from '@/lib/content/check';
import { fieldName } from '@/lib/content/issue';
import { company } from '@/lib/content/schemas/company';
import { pageIds, pages } from '@/lib/site/site-map';
import { validSite, words, writeSite } from './site';

/** Runs the check on a site whose artwork is complete. */
const check = (root: string) => checkContent(root, () => true);

/** Content with mistakes: any field may have any value. */
// biome-ignore lint/suspicious/noExplicitAny: invalid content has no type
type Loose = any;

const cloud = 'content/services/cloud.json';

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

  it.each<[string, (data: Loose) => void, string[]]>([
    [
      'a missing field',
      (data) => delete data.benefits,
      ['benefits: Add this field: it is missing. It holds a list in [ ].'],
    ],
    [
      'a missing text',
      (data) => delete data.details,
      [
        'details: Add this text: it is missing. It needs every language: { "en": "…", "es": "…", "fr": "…" }.',
      ],
    ],
    [
      'a missing language',
      (data) => delete data.title.es,
      ['title.es: Add this text in Spanish: it is missing.'],
    ],
    [
      'a text without languages',
      (data) => {
        data.details = 'Text';
      },
      ['details: Write this text in every language: { "en": "…", "es": "…", "fr": "…" }.'],
    ],
    [
      'a number instead of a text',
      (data) => {
        data.title.fr = 4;
      },
      ['title.fr: Put this text between quotation marks (").'],
    ],
    [
      'a text instead of a list',
      (data) => {
        data.content.capabilities = 'all';
      },
      ['content.capabilities: Write a list in [ ] here.'],
    ],
    [
      'unknown fields',
      (data) => {
        data.titel = words('title');
        data.content.price = 3;
      },
      [
        'content.price: Remove "price": there is no field of this name here.',
        'titel: Remove "titel": there is no field of this name here.',
      ],
    ],
    [
      'an empty text',
      (data) => {
        data.description.en = ' ';
        data.details.fr = '';
      },
      ['description.en: Write a text here; it is empty.', 'details.fr: Write a text here; it is empty.'],
    ],
    [
      'a text that is too long',
      (data) => {
        data.title.fr = `De ${'mot '.repeat(20)}fin`;
      },
      ['title.fr: 60 characters at most, so it fits in menus and on cards; this has 86.'],
    ],
    [
      'too few items',
      (data) => data.benefits.splice(1),
      ['benefits: Write 2 to 8 benefits; nobody remembers more. This list has 1.'],
    ],
    [
      'too many items',
      (data) => data.content.questions.push(...Array(7).fill(data.content.questions[0])),
      ['content.questions: Write 2 to 8 questions; more belong on a page of their own. This list has 9.'],
    ],
    [
      'an unknown icon',
      (data) => {
        data.icon = 'castle';
      },
      [expect.stringMatching(/^icon: Choose one of these icons: brain-circuit, compass, /)],
    ],
    [
      'a block of an unknown kind',
      (data) => {
        data.content.introduction[0].kind = 'para';
      },
      ['content.introduction[0].kind: Give "kind" one of the known kinds: paragraph, list, quote.'],
    ],
    [
      'an id that differs from the file name',
      (data) => {
        data.id = 'clouds';
      },
      ['id: Write "cloud" here, like the file\'s name, or rename the file to "clouds.json".'],
    ],
    [
      'an id of another entry',
      (data) => {
        data.id = 'data';
      },
      [
        'id: Write "cloud" here, like the file\'s name: "data" is the id of content/services/data.json already.',
      ],
    ],
    [
      'a field named __proto__',
      (data) => Object.defineProperty(data, '__proto__', { value: { a: 1 }, enumerable: true }),
      ['__proto__: Remove "__proto__": there is no field of this name here.'],
    ],
  ])('reports %s', (_, change, expected) => {
    expect(findings(cloud, change)).toEqual(expected);
  });

  it('reports a broken link and suggests a similar page', () => {
    expect(
      findings('content/pages/home.json', ({ sections }) => {
        sections[0].primary.link = '/servces';
      }),
    ).toEqual([
      'sections[0].primary.link: This link leads nowhere: there is no page "/servces". Did you mean "/services"? Write the address of another page.',
    ]);
  });

  it.each([
    [110, []],
    [111, ['excerpt.es: 110 characters at most, so cards show all of it in three lines; this has 111.']],
  ])('reports for an excerpt with %d characters: %j', (length, expected) => {
    const change = (data: Loose) => {
      data.excerpt.es = `Sobre ${'m'.repeat(length - 6)}`;
    };
    expect(findings('content/case-studies/bank.json', change)).toEqual(expected);
  });

  it('requires an excerpt for every case study', () => {
    expect(findings('content/case-studies/bank.json', (data) => delete data.excerpt)).toEqual([
      'excerpt: Add this text: it is missing. It needs every language: { "en": "…", "es": "…", "fr": "…" }.',
    ]);
  });

  it.each([
    [[], 'This list has 0.'],
    [['cloud', 'data', 'cloud', 'data'], 'This list has 4.'],
  ])('requires one to three services for a case study, not %j', (services, count) => {
    const found = findings('content/case-studies/bank.json', (data) => {
      data.services = services;
    });
    expect(found).toContain(`services: Write 1 to 3 services; more say nothing about the project. ${count}`);
  });

  it('requires one fact of a service for each line of the sidebar', () => {
    const change = (data: Loose) => {
      data.proof = [words('fact a'), words('fact b')];
    };
    expect(findings(cloud, change)).toEqual([
      expect.stringMatching(/^proof: Write 5 facts, one for each line of service\.sidebar\.items/),
    ]);
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
      expect.stringMatching(/^content\/case-studies\/shop\.json: Start this title .* “how we did” too/),
    );
    expect(found).toContainEqual(
      expect.stringMatching(/^content\/services\/cloud\.json: Add "cloud" to the services of a case study/),
    );
  });

  it('reports a word that the glossary lists to avoid', () => {
    const found = findings(cloud, (data) => {
      data.details.en = 'The silent runs';
    });
    expect(found).toEqual([
      expect.stringMatching(/^details\.en: Write “shadow mode” instead of “silent runs” in English:/),
    ]);
  });

  it('reports a section of an unknown kind', () => {
    const [first] = findings('content/pages/contact.json', ({ sections }) => {
      sections[2].kind = 'mapp';
    });
    expect(first).toMatch(/^sections\[2\]\.kind: /);
  });

  it('reports wrong company facts', () => {
    expect(
      findings('content/company.json', (data) => {
        data.founded = 2018.5;
        data.address.country = 'USA';
        data.address.latitude = 120;
        data.social[0].url = 'github';
        data.hours.days = [];
        delete data.name;
      }),
    ).toEqual([
      'name: Add this field: it is missing. It holds a text in quotation marks.',
      'founded: Write a whole number without quotation marks here.',
      'address.country: Write the country as two capital letters, e.g. "US".',
      'address.latitude: Write 90 or less here.',
      'hours.days: Add at least one item.',
      'social[0].url: Write a whole address, e.g. "https://www.example.com/page".',
    ]);
  });

  it.each<[string, (company: Loose) => void, string[]]>([
    [
      'a phone number that differs from its link',
      ({ phone }) => {
        phone.display = '(214) 555-0199';
      },
      [
        'phone.dial: Write the number that pages show: they show (214) 555-0199, but the link calls +12145550142.',
      ],
    ],
    [
      'a phone number without country code and without a number to dial',
      ({ phone }) => delete phone.dial,
      [
        'phone.display: Start the number with "+" and the country, e.g. "+1 (512) 555-0100", so that phones can dial it.',
      ],
    ],
    [
      'a closing time before the opening time',
      ({ hours }) => {
        hours.closes = '08:00';
      },
      ['hours.closes: Write a closing time that is later than the opening time.'],
    ],
    ['a day twice', ({ hours }) => hours.days.push('Monday'), ['hours.days: Write each day once.']],
  ])('reports %s', (_, change, expected) => {
    expect(findings('content/company.json', change)).toEqual(expected);
  });

  it('reads the number to dial from a phone number with country code', () => {
    const file = validSite()['content/company.json'] as Loose;
    const dialed = (phone: Loose) => company.parse({ ...file, phone }).phone.dial;
    expect(dialed({ display: '+1 (214) 555-0142' })).toBe('+12145550142');
    expect(dialed({ display: '+44 (0)20 7946 0958' })).toBe('+442079460958');
    expect(dialed({ display: '020 7946 0958', dial: '+442079460958' })).toBe('+442079460958');
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
    const [issue] = check(writeSite(site)).issues;
    expect(issue).toMatchObject({
      message: 'Write one space instead of several. Run "npm run content -- --fix".',
      at: { line: 11, column: 17 },
    });
  });

  it('quotes the value, or the part around the position of a long value', () => {
    const site = validSite();
    const service = site[cloud] as Loose;
    service.icon = 'castle';
    service.details.en = `The ${'long '.repeat(30)} and  winding text`;
    expect(check(writeSite(site)).issues.map(({ found }) => found)).toEqual([
      '"castle"',
      '… long long long long long long long long long long  and  winding text"',
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

  it('reports texts that are too short as warnings, not as issues', () => {
    const { issues, warnings } = check(writeSite(validSite()));
    expect(issues).toEqual([]);
    expect(warnings).toContainEqual(
      expect.objectContaining({
        file: cloud,
        path: ['details', 'en'],
        message: 'Say more in English: this has 11 characters, and 120 are the least that help a reader.',
        found: '"The details"',
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
      'content/prices.json: Remove this file, or move it into the folder of its kind: only company.json, logo.json, order.json, redirects.json, templates.json stand here.',
      'content/services/Cloud services.json: Remove this file, or correct its name: only names like "cloud-solutions.json" are read here.',
      'content/services/notes.txt: Remove this file, or correct its name: only names like "cloud-solutions.json" are read here.',
      'messages/de.json: Remove this file, or add its language to messages/routing.ts: only en.json, es.json, fr.json are read.',
      'messages/fr.json: Create this file: it is missing.',
    ]);
  });

  it('reports all issues in all files at once, in file order', () => {
    const site = validSite();
    const service: Loose = site[cloud];
    service.title.es = 'The cloud service';
    service.meta.description.fr = 'Trop court';
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
      'content/services/cloud.json meta.description.fr',
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
});

it('reports an entry without artwork', () => {
  const { issues } = checkContent(writeSite(validSite()), (path) => !path.includes('/services/'));
  expect(issues.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(
      /^Run "npm run art": 8 of the pictures of this entry are missing, e\.g\. public\/images\/art/,
    ),
  );
});
