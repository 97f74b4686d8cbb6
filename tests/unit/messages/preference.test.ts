import { acceptedLanguages, pathIn, resolveLanguage, storeLanguage } from '@/messages/preference';
import { localePath, locales, splitLocalePath } from '@/messages/routing';

describe('resolveLanguage', () => {
  test.each([
    ['a valid stored preference wins', 'fr', ['es'], 'fr'],
    ['English may be preferred too', 'en', ['es'], 'en'],
    ['the first supported language of the browser counts', null, ['de', 'es', 'fr'], 'es'],
    ['regions do not matter', null, ['fr-CA'], 'fr'],
    ['case does not matter', null, ['ES-mx'], 'es'],
    ['rubbish in the storage is ignored', '<b>', ['es'], 'es'],
    ['an unknown stored language is ignored', 'de', ['fr'], 'fr'],
    ['something that is no text is ignored', { language: 'es' }, ['fr'], 'fr'],
    ['without any supported language it is the default', undefined, ['ja', 'de'], 'en'],
    ['without anything it is the default', null, [], 'en'],
  ])('%s', (_name, stored, wanted, expected) => {
    expect(resolveLanguage(stored, wanted, locales)).toBe(expected);
  });

  it('runs as printed source text, with nothing else in reach', () => {
    const printed = new Function(`return (${resolveLanguage})(null, ['es-MX'], ['en', 'es'])`);
    expect(printed()).toBe('es');
  });
});

describe('acceptedLanguages', () => {
  it('orders by quality and keeps the order of equals', () => {
    expect(acceptedLanguages('en;q=0.5, fr-CH, es;q=0.9, de')).toEqual(['fr-CH', 'de', 'es', 'en']);
  });

  it('leaves out what is refused', () => {
    expect(acceptedLanguages('es;q=0, fr')).toEqual(['fr']);
  });

  it('takes a missing header as no wish', () => {
    expect(acceptedLanguages(null)).toEqual([]);
  });
});

describe('paths', () => {
  test.each([
    ['en', '/', '/'],
    ['es', '/', '/es'],
    ['fr', '/services/ai-ml', '/fr/services/ai-ml'],
    ['es', '/?q=a', '/es?q=a'],
    ['es', '/#top', '/es#top'],
  ] as const)('the %s address of %s is %s', (locale, path, expected) => {
    expect(localePath(locale, path)).toBe(expected);
  });

  test.each([
    ['/es/about', 'es', '/about'],
    ['/es', 'es', '/'],
    ['/en/about', 'en', '/about'],
    ['/essays', 'en', '/essays'],
    ['/', 'en', '/'],
  ])('%s is the %s page %s', (pathname, locale, path) => {
    expect(splitLocalePath(pathname)).toEqual({ locale, path });
  });

  it('finds the same page in another language', () => {
    expect(pathIn('fr', '/es/case-studies/financial-ml-platform')).toBe(
      '/fr/case-studies/financial-ml-platform',
    );
    expect(pathIn('en', '/es')).toBe('/');
  });
});

describe('storeLanguage', () => {
  it('keeps the choice in local storage and in a cookie', () => {
    storeLanguage('preferredLanguage', 'fr');
    expect(localStorage.getItem('preferredLanguage')).toBe('fr');
    expect(document.cookie).toContain('preferredLanguage=fr');
  });

  it('does not throw where storage is refused', () => {
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    expect(() => storeLanguage('preferredLanguage', 'es')).not.toThrow();
    expect(document.cookie).toContain('preferredLanguage=es');
    refused.mockRestore();
  });
});
