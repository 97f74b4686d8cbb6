import { breakableParts, heroLines } from '@/components/sections/hero-title';

test.each([
  ['Our Services', ['Our Services']],
  ['Strategy and Consulting', ['Strategy and Consulting']],
  [
    'Transform Your Business with AI-Powered Solutions',
    ['Transform Your Business', 'with AI-Powered Solutions'],
  ],
  ['Modernizing Cloud, Data and AI', ['Modernizing Cloud, Data', 'and AI']],
  ['one two three four five six seven', ['one two three', 'four five six', 'seven']],
  ['  spaces   do not\ncount ', ['spaces do not', 'count']],
  ['', []],
])('"%s" breaks after every third word', (title, lines) => {
  expect(heroLines(title, 'en')).toEqual(lines);
});

it('does not break at a non-breaking space', () => {
  expect(heroLines('Plus de 200\u00a0clients servis', 'fr')).toEqual(['Plus de 200\u00a0clients', 'servis']);
});

test.each([
  ['dons\u00a0du Giving\u00a0Day', ['dons\u00a0du Giving\u00a0Day']],
  ['les dons du\u00a0Giving\u00a0Tuesday', ['les dons du\u00a0', 'Giving\u00a0', 'Tuesday']],
  ['gana 21\u00a0800\u00a0registros más', ['gana 21\u00a0800\u00a0', 'registros más']],
])('only joined words that do not fit on a phone may start a line: %s', (line, parts) => {
  expect(breakableParts(line)).toEqual(parts);
});

test.each([
  ['fr', 'La fraude à la carte', ['La fraude', 'à la carte']],
  ['fr', 'Un portail pour les patients', ['Un portail', 'pour les patients']],
  [
    'fr',
    'Modernisation du Cloud, des données et de l’IA',
    ['Modernisation du Cloud,', 'des données et', 'de l’IA'],
  ],
  ['es', 'Fraude con tarjeta en la tienda', ['Fraude con tarjeta', 'en la tienda']],
  ['es', 'Datos clínicos para los hospitales', ['Datos clínicos', 'para los hospitales']],
  ['en', 'Short answers for the People', ['Short answers', 'for the People']],
  ['en', 'Lending decisions (in an afternoon)', ['Lending decisions', '(in an afternoon)']],
  ['en', 'In at the deep end', ['In at the deep', 'end']],
] as const)(
  'does not separate an article or a preposition from its noun (%s): %s',
  (language, title, lines) => {
    expect(heroLines(title, language)).toEqual(lines);
  },
);

test.each([
  [
    'a line of one word',
    'Lire la facture divisée par la commande',
    ['Lire la facture', 'divisée par la commande'],
  ],
  ['a line of a few characters', 'Il lit un lot de factures', ['Il lit un lot', 'de factures']],
  [
    'a line that would be too wide',
    'Recommencer avec les réglementations',
    ['Recommencer', 'avec les réglementations'],
  ],
])('ends a very short line after the next noun: %s', (_, title, lines) => {
  expect(heroLines(title, 'fr')).toEqual(lines);
});

it('keeps words that are particles in another language only', () => {
  expect(heroLines('Des Moines la Grande', 'en')).toEqual(['Des Moines la', 'Grande']);
});

it('breaks after every third word in a language without a list', () => {
  expect(heroLines('Eins zwei der vierte', 'de')).toEqual(['Eins zwei der', 'vierte']);
});
