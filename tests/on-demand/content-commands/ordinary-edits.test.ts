import { type Copy, copyProject, type Json } from './copy';

/*
 * What a marketing person changes on an ordinary day, all at once. Neither the content check nor any test may depend on
 * the words, the order, or the counts that the content has today.
 */

let copy: Copy;

beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

const words = (en: string, es: string, fr: string) => ({ en, es, fr });

it('the check, the build, and all content tests pass after twelve ordinary edits and a fifth question', () => {
  const order = copy.readJson('content/order.json');
  const [service, otherService] = order.services;
  const [study] = order['case-studies'];
  const sectionOf = (data: Json, kind: string) =>
    data.sections.find((section: Json) => section.kind === kind);
  const title = words('Fraud found in time', 'Fraude hallado a tiempo', 'La fraude trouvée à temps');

  copy.edit('content/pages/home.json', (data) => {
    const hero = sectionOf(data, 'hero');
    hero.title = words(
      'Software that earns its keep',
      'Software que se paga solo',
      'Des logiciels rentables',
    );
    hero.description = words('We measure it.', 'Lo medimos.', 'Nous le mesurons.');
    hero.primary.text = words('See what we do', 'Vea qué hacemos', 'Voir nos métiers');
    const grid = sectionOf(data, 'service-grid');
    grid.show = 3;
  });
  copy.edit(`content/services/${service}.json`, (data) => {
    data.description = words('One sentence, changed', 'Una frase, cambiada', 'Une phrase changée');
  });
  copy.edit(`content/services/${otherService}.json`, (data) => {
    data.benefits.pop();
  });
  copy.edit(`content/case-studies/${study}.json`, (data) => {
    data.title = title;
    data.results.pop();
  });
  copy.edit('content/company.json', (data) => {
    data.phone = { display: '+1 (512) 555-0177' };
    data.hours.closes = '17:30';
  });
  copy.edit('content/order.json', (data) => {
    data.services.push(data.services.shift());
    data['case-studies'].reverse();
  });
  for (const [language, text] of Object.entries(words('Write to us', 'Escríbanos', 'Écrivez-nous')))
    copy.edit(`messages/${language}.json`, (data) => {
      data.Buttons.getInTouch = text;
    });
  copy.edit('content/pages/contact.json', (data) => {
    const { items } = sectionOf(data, 'questions');
    items.push({
      question: words(
        'Who answers our call?',
        '¿Quién contesta la llamada?',
        'Qui répond à notre appel\u00a0?',
      ),
      answer: words(
        'The engineer who will lead the project.',
        'La persona que dirigirá el proyecto.',
        'La personne qui dirigera le projet.',
      ),
    });
  });

  copy.buildAndTest();
  expect(copy.read(`out/case-studies/${study}.html`)).toContain(title.en);
  expect(copy.read('out/contact.html')).toContain('Who answers our call?');
  copy.succeed('test', 'unit');
});
