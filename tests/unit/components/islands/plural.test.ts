import { plural } from '@/components/islands/plural';

const forms = {
  en: { one: '# character left', other: '# characters left' },
  es: { one: 'Queda # carácter', other: 'Quedan # caracteres' },
  fr: { one: '# caractère restant', other: '# caractères restants' },
};

describe('plural', () => {
  test.each([
    ['en', 0, '0 characters left'],
    ['en', 1, '1 character left'],
    ['en', 2, '2 characters left'],
    ['en', 5000, '5,000 characters left'],
    ['es', 0, 'Quedan 0 caracteres'],
    ['es', 1, 'Queda 1 carácter'],
    ['es', 5000, 'Quedan 5000 caracteres'],
    ['fr', 0, '0 caractère restant'],
    ['fr', 1, '1 caractère restant'],
    ['fr', 2, '2 caractères restants'],
    ['fr', 5000, '5\u00a0000 caractères restants'],
  ] as const)('%s, %i: "%s"', (language, count, text) => {
    expect(plural(language, forms[language], count)).toBe(text);
  });
});
