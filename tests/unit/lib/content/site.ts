import { readFileSync } from 'node:fs';
import { checkContent } from '@/lib/content/check';
import { listAreas, readSources, type Source } from '@/lib/content/checks/source';
import { locales } from '@/messages/routing';
import { temporaryFolder, writeFiles } from '../../support/folder';

type Json = Record<string, unknown>;

/** Content that a test changes: any field may have any value. */
// biome-ignore lint/suspicious/noExplicitAny: invalid content has no type
export type Loose = any;

/** The templates are those of the fixture site, so that a new field is added in one place. */
const templates: Json = JSON.parse(readFileSync('tests/fixture-site/content/templates.json', 'utf8'));

/** Returns a valid text in every language. */
export const words = (about: string) => ({
  en: `The ${about}`,
  es: `Sobre ${about}`,
  fr: `De ${about}`,
});

const meta = (about: string) => ({
  title: {
    en: `The ${about} page | {company}`,
    es: `Sobre ${about} | {company}`,
    fr: `De ${about} | {company}`,
  },
  description: {
    en: `Everything that the page about ${about} has to say, in two lines that search results show from the first word to the last one.`,
    es: `Todo lo que dice la página sobre ${about}, en dos líneas que los buscadores muestran desde la primera palabra hasta la última.`,
    fr: `Tout ce que dit la page au sujet de ${about}, en deux lignes que les moteurs montrent du premier mot jusqu’au tout dernier mot.`,
  },
});

const photo = 'https://images.unsplash.com/photo-1451187580459-43490279c0fa';
const list = <T>(count: number, item: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => item(i));
const letter = (index: number) => String.fromCharCode(97 + index);
const point = (about: string) => ({ title: words(`${about} title`), text: words(`${about} text`) });
const blocks = (about: string) => [{ kind: 'paragraph', text: words(about) }];
const question = (about: string) => ({
  question: { en: `Why ${about}?`, es: `¿Por qué ${about}?`, fr: `Pourquoi ${about}\u00a0?` },
  answer: words(`${about} answer`),
});
const action = (link: string) => ({ text: words('way'), link });
const amount = (about: string) => ({ label: words(about), amount: words(`${about} sum`) });
const iconPoint = (about: string) => ({ ...point(about), icon: 'cloud' });

const service = (id: string) => ({
  id,
  icon: 'cloud',
  heroImage: photo,
  heroImageAlt: words('clouds'),
  title: words(`${id} service`),
  description: words('promise'),
  benefits: list(4, (i) => words(`benefit ${letter(i)}`)),
  details: words('details'),
  content: {
    introduction: blocks('introduction'),
    capabilities: list(5, (i) => point(`capability ${letter(i)}`)),
    approach: list(5, (i) => point(`step ${letter(i)}`)),
    firstEngagement: { title: words('first weeks'), body: blocks('first project') },
    questions: list(2, (i) => question(letter(i))),
  },
  meta: meta(`${id} service`),
});

const study = (id: string, industry: string) => ({
  id,
  industry,
  services: ['cloud', 'data'],
  imagePath: photo,
  imageAlt: words('bank'),
  title: words(`${id} story`),
  client: words('client'),
  summary: words('summary'),
  excerpt: words('excerpt'),
  challenge: blocks('challenge'),
  solution: blocks('solution'),
  results: list(4, (i) => ({ metric: words(letter(i)), text: words('result'), baseline: words('baseline') })),
  retrospective: blocks('retrospective'),
  technologies: ['Kafka', 'Flink', 'Redis'],
  months: 8,
  meta: meta(`${id} story`),
});

const industry = (id: string) => ({
  id,
  imagePath: photo,
  imageAlt: words('street'),
  title: words(`${id} trade`),
  description: words('trade'),
  details: words('details'),
  content: {
    intro: blocks('intro'),
    solutions: list(5, (i) => point(`solution ${letter(i)}`)),
    challenges: list(5, (i) => point(`challenge ${letter(i)}`)),
    rules: list(3, (i) => ({ name: `RULE ${letter(i)}`, text: words('rule') })),
  },
  meta: meta(`${id} trade`),
});

const source = (name: string) => ({
  title: `Source ${name}`,
  source: 'Institute, 2024',
  url: `https://www.example.com/${name}`,
});

/** A valid article. */
export const article = (id: string, published: string) => ({
  id,
  author: 'Ada Example',
  topics: ['cloud'],
  services: ['cloud', 'data'],
  caseStudies: ['shop'],
  published,
  title: words(`${id} article`),
  excerpt: words('finding'),
  summary: words('article'),
  meta: meta(`${id} article`),
  body: [
    { kind: 'heading', text: words('part') },
    { kind: 'paragraph', text: words('part text') },
    { kind: 'references', items: [source('a'), source('b')] },
  ] as Json[],
});

const page = (id: string, sections: unknown[]) => ({ id, meta: meta(`${id} page`), sections });
const hero = { kind: 'hero', title: words('headline') };
const title = words('heading');
const callToAction = { kind: 'call-to-action', title, primary: action('/contact') };

const legal = (id: string, count: number) => ({
  id,
  title: words(id),
  lead: words('lead'),
  updated: '2025-04-08',
  sections: list(count, (i) => ({
    id: `part-${letter(i)}`,
    title: words(`part ${letter(i)}`),
    body: blocks('part'),
  })),
  meta: meta(id),
});

const figures = ['clients', 'professionals', 'years', 'industries'];

/** Returns the content of a small valid site, by file. */
export function validSite(): Record<string, Json> {
  // Clone, so that files do not share objects: a test may change one file.
  return JSON.parse(JSON.stringify(files())) as Record<string, Json>;
}

function files(): Record<string, Json> {
  return {
    'content/company.json': {
      name: 'Mesa',
      founded: 2018,
      email: 'info@mesa.example',
      phone: { display: '(214) 555-0142', dial: '+12145550142' },
      address: {
        locality: 'Dallas',
        region: 'Texas',
        regionCode: 'TX',
        postalCode: '75201',
        country: 'US',
        latitude: 32.7,
        longitude: -96.8,
      },
      hours: { days: ['Monday'], opens: '09:00', closes: '18:00', zone: 'CST' },
      figures: figures.map((id) => ({ id, value: 200, suffix: '+' })),
      social: [{ network: 'github', url: 'https://github.com/mesa-example' }],
    },
    'content/logo.json': { shapes: ['M0 16H32V20H0Z'] },
    'content/order.json': {
      services: ['cloud', 'data'],
      'case-studies': ['bank', 'shop', 'school'],
      industries: ['finance', 'retail'],
      insights: ['bills', 'logs'],
    },
    'content/redirects.json': { redirects: [] },
    'content/templates.json': templates,
    'content/services/cloud.json': service('cloud'),
    'content/services/data.json': service('data'),
    'content/case-studies/bank.json': study('bank', 'finance'),
    'content/case-studies/shop.json': study('shop', 'retail'),
    'content/case-studies/school.json': study('school', 'finance'),
    'content/industries/finance.json': industry('finance'),
    'content/industries/retail.json': industry('retail'),
    'content/insights/bills.json': article('bills', '2026-01-10'),
    'content/insights/logs.json': article('logs', '2026-02-20'),
    'content/legal/privacy-policy.json': legal('privacy-policy', 10),
    'content/legal/terms-of-service.json': legal('terms-of-service', 12),
    'content/pages/home.json': page('home', [
      { ...hero, primary: action('/services'), secondary: action('/about') },
      { kind: 'service-grid', title, show: 4 },
      {
        kind: 'reasons',
        title,
        items: list(4, (i) => iconPoint(letter(i))),
        figures: figures.map((figure) => ({ figure, label: words(figure) })),
      },
      { kind: 'case-study-cards', title, studies: ['bank', 'shop', 'school'] },
      { kind: 'industry-tiles', title, show: 4 },
      callToAction,
    ]),
    'content/pages/services.json': page('services', [
      hero,
      { kind: 'service-grid', title },
      { kind: 'steps', title, items: list(6, (i) => point(letter(i))) },
      callToAction,
    ]),
    'content/pages/case-studies.json': page('case-studies', [
      hero,
      { kind: 'case-study-list', title },
      callToAction,
    ]),
    'content/pages/industries.json': page('industries', [
      hero,
      { kind: 'industry-tiles', title },
      callToAction,
    ]),
    'content/pages/insights.json': page('insights', [
      hero,
      { kind: 'insight-list', title, topicsTitle: title },
      callToAction,
    ]),
    'content/pages/about.json': page('about', [
      hero,
      { kind: 'story', title, body: blocks('story') },
      { kind: 'statements', title, items: list(2, (i) => point(letter(i))) },
      { kind: 'values', title, items: list(3, (i) => iconPoint(letter(i))) },
      { kind: 'figures', title, items: figures.map((figure) => ({ figure, label: words(figure) })) },
      { kind: 'reasons', title, items: list(3, (i) => iconPoint(letter(i))) },
      {
        kind: 'people',
        anchor: 'people',
        title,
        items: [{ name: 'Ada Example', role: words('role'), built: words('built'), languages: words('all') }],
      },
      callToAction,
    ]),
    'content/pages/how-we-work.json': page('how-we-work', [
      hero,
      {
        kind: 'prices',
        anchor: 'prices',
        title,
        calculation: {
          title,
          lead: words('example'),
          rows: list(2, (i) => amount(letter(i))),
          total: amount('total'),
          note: words('note'),
        },
        factors: { title, items: list(2, (i) => point(letter(i))) },
      },
    ]),
    'content/pages/security.json': page('security', [
      hero,
      {
        kind: 'facts',
        title,
        groups: [{ anchor: 'report', title, items: [{ term: words('term'), text: words('fact') }] }],
      },
    ]),
    'content/pages/contact.json': page('contact', [
      hero,
      { kind: 'inquiry', title, detailsTitle: title },
      { kind: 'map', title },
      { kind: 'questions', title, items: list(4, (i) => question(letter(i))) },
    ]),
    'content/pages/search.json': page('search', [{ kind: 'search', title, suggestions: [words('hint')] }]),
    'content/pages/not-found.json': page('not-found', [
      { kind: 'not-found', title, lead: words('lost page'), action: action('/') },
    ]),
    ...Object.fromEntries(
      locales.map((locale) => [
        `messages/${locale}.json`,
        {
          Menu: {
            open: words('open menu')[locale],
            count: `{count, plural, one {# ${locale}} other {# ${locale}s}}`,
          },
        },
      ]),
    ),
  };
}

/** Returns a valid site with five entries of each kind, for tests that need many entries. */
export function largeSite(): Record<string, Json> {
  const site = validSite();
  const order = site['content/order.json'] as Record<string, string[]>;
  const add = (folder: string, entry: Json & { id: string }) => {
    site[`content/${folder}/${entry.id}.json`] = entry;
    order[folder]?.push(entry.id);
  };
  for (const id of ['security', 'support', 'strategy']) add('services', service(id));
  for (const id of ['energy', 'travel', 'health']) add('industries', industry(id));
  add('case-studies', study('store', 'retail'));
  add('case-studies', study('grid', 'energy'));
  return site;
}

/**
 * Writes a site into a new temporary folder.
 * @param texts raw texts by path, which replace the JSON files; undefined removes a file
 * @returns the folder
 */
export function writeSite(
  site: Readonly<Record<string, unknown>>,
  texts: Readonly<Record<string, string | undefined>> = {},
): string {
  const files = Object.entries(site).map(([file, data]) => [file, JSON.stringify(data, null, 2)]);
  return temporaryFolder({ ...Object.fromEntries(files), ...texts });
}

/** Makes the loaders read this site instead of the project's content, for a whole test file. */
export function withSite(site: Readonly<Record<string, unknown>> = validSite()): void {
  beforeAll(() => {
    jest.spyOn(process, 'cwd').mockReturnValue(writeSite(site));
  });
  afterAll(() => jest.restoreAllMocks());
}

/**
 * Creates an empty file for every picture that the content check requires.
 * @param root the folder from {@link writeSite}
 */
export function addPictures(root: string): void {
  const paths: string[] = [];
  checkContent(root, (path) => paths.push(path) > 0);
  writeFiles(root, Object.fromEntries(paths.map((path) => [path, ''])));
}

/** Reads and parses the files of a site. */
export function sourcesOf(site: Readonly<Record<string, unknown>>): Source[] {
  const root = writeSite(site);
  return readSources(root, listAreas(root)).sources;
}
