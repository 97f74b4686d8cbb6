import { type Facts, factsOf, fillIn, localize } from '@/lib/content/localize';
import { richText } from '@/lib/content/schemas/text';

const facts: Facts = {
  company: 'Mesa',
  email: 'a@b.example',
  phone: '1',
  location: 'Here',
  founded: '2018',
};

describe('localize', () => {
  const content = {
    id: 'x',
    title: { en: 'About {company}', es: 'Acerca de {company}', fr: 'À propos de {company}' },
    items: [{ link: '/contact', text: { en: 'Write', es: 'Escribir', fr: 'Écrire' } }],
    months: 8,
  };

  it('selects one language at every depth and fills in placeholders', () => {
    expect(localize(content, 'es', facts).title).toBe('Acerca de Mesa');
    expect(localize(content, 'fr', facts).items[0]?.text).toBe('Écrire');
  });

  it('prefixes links with the language, except for the default language', () => {
    expect(localize(content, 'fr', facts).items[0]?.link).toBe('/fr/contact');
    expect(localize(content, 'en', facts).items[0]?.link).toBe('/contact');
  });

  it.each([
    ['/case-studies?industry=retail#results', '/es/case-studies?industry=retail#results'],
    ['/files/brochure.pdf', '/files/brochure.pdf'],
    ['/insights.xml', '/es/insights.xml'],
    ['/sitemap.xml', '/sitemap.xml'],
    ['https://example.com/{x}', 'https://example.com/{x}'],
    ['mailto:{email}?subject=Hello', 'mailto:a@b.example?subject=Hello'],
    ['tel:+12145550142', 'tel:+12145550142'],
  ])('prefixes %s only if it links to a page', (link, localized) => {
    expect(localize({ link }, 'es', facts).link).toBe(localized);
  });

  it('localizes links and placeholders within a text', () => {
    const text = richText('A paragraph.').parse({
      en: 'x',
      es: '**{company}**: [escriba]( /contact) o [lea](/services?a=b)',
      fr: 'y',
    });
    expect(localize({ text }, 'es', facts).text).toEqual([
      { kind: 'bold', text: ['Mesa'] },
      ': [escriba]( /contact) o ',
      { kind: 'link', link: '/es/services?a=b', text: ['lea'] },
    ]);
  });

  it('does not change company facts', () => {
    expect(localize(content, 'es', facts)).toMatchObject({ id: 'x', months: 8 });
  });
});

it('does not change braces that are not a placeholder', () => {
  expect(fillIn('{company} {x}', facts)).toBe('Mesa {x}');
});

it('keeps a phone number on one line', () => {
  const address = { locality: 'Dallas', region: 'Texas' };
  const company = { phone: { display: '+1 (214) 555-0142' }, address } as Parameters<typeof factsOf>[0];
  expect(factsOf(company).phone).toBe('+1\u00A0(214)\u00A0555-0142');
});

it('tidies texts, so that titles and feeds have what browsers show', () => {
  const texts = {
    title: { en: ' Cloud  \nservices ', es: 'Migracio\u0301n', fr: '50\u202f%' },
    code: { en: 'a  b', es: 'a', fr: 'a' },
  };
  const facts = {} as Parameters<typeof localize>[2];
  expect(localize(texts, 'en', facts)).toEqual({ title: 'Cloud services', code: texts.code });
  expect(localize(texts, 'es', facts).title).toBe('Migraci\u00f3n');
  expect(localize(texts, 'fr', facts).title).toBe('50\u202f%');
});
