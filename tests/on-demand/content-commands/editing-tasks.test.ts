import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Copy, copyProject, type Json } from './copy';
import { writeMeta, writeTexts } from './write-texts';

/*
 * Every task of docs/editing.md in a copy of the project. After each, the site must build and pass tests/site.
 * A new language and another company have test files of their own.
 */

let copy: Copy;

beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());
afterEach(() => copy.reset());

const order = (): Record<string, string[]> => copy.readJson('content/order.json');
const hasPage = (path: string) => existsSync(join(copy.root, `out${path}.html`));

/** Returns the ids of the entries of a folder that a page links to, in page order. */
function linksOn(page: string, folder: string): string[] {
  const html = copy.read(`out/${page}.html`);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const links = [...main.matchAll(new RegExp(`href="/${folder}/([a-z0-9-]+)"`, 'g'))].map(
    ([, id]) => id ?? '',
  );
  return [...new Set(links)];
}

/** Replaces the TODO texts of an entry that `npm run new` created. */
function write(folder: string, id: string, model: string): void {
  const texts = copy.readJson(`content/${folder}/${model}.json`);
  const file = `content/${folder}/${id}.json`;
  const entry: Json = writeTexts(copy.readJson(file), texts);
  writeMeta(entry);
  copy.write(file, JSON.stringify(entry));
  copy.succeed('content', '--fix');
}

it('changes a sentence', () => {
  const [id = ''] = order().services ?? [];
  const details = {
    en: 'A sentence that an editor has just changed.',
    es: 'Una frase que alguien acaba de cambiar.',
    fr: 'Une phrase que l’on vient de modifier.',
  };
  copy.edit(`content/services/${id}.json`, (data) => {
    data.details = details;
  });
  copy.buildAndTest();
  expect(copy.read(`out/services/${id}.html`)).toContain(details.en);
  expect(copy.read(`out/es/services/${id}.html`)).toContain(details.es);
  expect(copy.read(`out/fr/services/${id}.html`)).toContain(details.fr);
});

it('changes the order of services, case studies, and industries', () => {
  copy.edit('content/order.json', (data) => {
    for (const folder of ['services', 'case-studies', 'industries']) data[folder].reverse();
  });
  copy.buildAndTest();
  for (const folder of ['services', 'industries']) expect(linksOn(folder, folder)).toEqual(order()[folder]);
});

it('moves and removes sections of a page', () => {
  copy.edit('content/pages/about.json', (data) => {
    const [hero, ...others] = data.sections;
    data.sections = [hero, ...others.reverse().slice(1)];
  });
  copy.buildAndTest();
});

it('adds a ninth service', () => {
  const [model = ''] = order().services ?? [];
  copy.succeed(
    'new',
    ...['service', '--title', 'Platform engineering', '--icon', 'layers'],
    ...['--title-es', 'Ingeniería de plataformas', '--title-fr', 'Ingénierie de plateformes'],
  );
  write('services', 'platform-engineering', model);
  copy.buildAndTest();
  expect(linksOn('services', 'services').at(-1)).toBe('platform-engineering');
});

it('omits a new service from the build while it is a draft', () => {
  copy.succeed('new', 'service', '--title', 'Quantum computing', '--icon', 'layers');
  copy.buildAndTest();
  expect(hasPage('/services/quantum-computing')).toBe(false);
  copy.succeed('remove', 'services/quantum-computing');
});

it('adds a ninth case study', () => {
  const [model = ''] = order()['case-studies'] ?? [];
  const [industry = ''] = order().industries ?? [];
  copy.succeed(
    'new',
    ...['case-study', '--title', 'A port on one page', '--industry', industry],
    ...['--title-es', 'Un puerto en una página', '--title-fr', 'Un port sur une page'],
  );
  write('case-studies', 'a-port-on-one-page', model);
  copy.buildAndTest();
  expect(linksOn('case-studies', 'case-studies')).toContain('a-port-on-one-page');
});

it('adds a question to a service and a fifth one to the contact page', () => {
  const [id = ''] = order().services ?? [];
  copy.succeed(
    'new',
    ...['question', '--service', id, '--question', 'How long does an audit take?'],
    ...['--question-es', '¿Cuánto dura una auditoría?', '--question-fr', 'Combien dure un audit\u00a0?'],
  );
  copy.edit(`content/services/${id}.json`, (data) => {
    data.content.questions.at(-1).answer = data.content.questions[0].answer;
  });
  copy.edit('content/pages/contact.json', (data) => {
    const { items } = data.sections.find(({ kind }: Json) => kind === 'questions');
    items.push({
      question: {
        en: 'Who answers our call?',
        es: '¿Quién contesta nuestra llamada?',
        fr: 'Qui répond à notre appel\u00a0?',
      },
      answer: {
        en: 'The engineer who will lead the project.',
        es: 'La persona que dirigirá el proyecto.',
        fr: 'La personne qui dirigera le projet.',
      },
    });
  });
  copy.buildAndTest();
  expect(copy.read(`out/services/${id}.html`)).toContain('How long does an audit take?');
  expect(copy.read('out/contact.html')).toContain('Who answers our call?');
});

it('renames a service', () => {
  const [id = ''] = order().services ?? [];
  copy.succeed('rename', `services/${id}`, 'another-address');
  copy.buildAndTest();
  expect([hasPage(`/services/${id}`), hasPage('/services/another-address')]).toEqual([false, true]);
});

it('removes a service, a case study, and an industry', () => {
  const [service = ''] = order().services ?? [];
  const [study = ''] = order()['case-studies'] ?? [];
  const [industry = '', other = ''] = order().industries ?? [];
  copy.succeed('remove', `services/${service}`);
  copy.succeed('remove', `case-studies/${study}`);
  copy.succeed('remove', `industries/${industry}`, '--instead', other);
  copy.buildAndTest();
  expect([`/services/${service}`, `/case-studies/${study}`, `/industries/${industry}`].map(hasPage)).toEqual([
    false,
    false,
    false,
  ]);
});

it("changes the company's facts", () => {
  copy.edit('content/company.json', (data) => {
    data.phone.display = '(512) 555-0177';
    data.phone.dial = '+15125550177';
    data.hours = { ...data.hours, days: ['Monday', 'Tuesday', 'Thursday'], opens: '08:30', closes: '17:30' };
    data.figures[0].value += 1;
    data.social = data.social.slice(0, 1);
  });
  copy.buildAndTest();
  expect(copy.read('out/contact.html')).toContain('tel:+15125550177');
});
