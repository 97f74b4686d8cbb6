import { acceptedLanguages, pathIn, resolveLanguage, storeLanguage } from '@/messages/preference';
import { localePath, locales, splitLocalePath } from '@/messages/routing';

describe('resolveLanguage', () => {
  test.each([
    ['a valid stored preference wins', 'fr', ['es'], 'fr'],
    ['English may be preferred too', 'en', ['es'], 'en'],
    ['the first supported browser language wins', null, ['de', 'es', 'fr'], 'es'],
    ['regions do not matter', null, ['fr-CA'], 'fr'],
    ['case does not matter', null, ['ES-mx'], 'es'],
    ['an invalid stored value is ignored', '<b>', ['es'], 'es'],
    ['an unknown stored language is ignored', 'de', ['fr'], 'fr'],
    ['a stored value that is not a string is ignored', { language: 'es' }, ['fr'], 'fr'],
    ['without a supported language the default is used', undefined, ['ja', 'de'], 'en'],
    ['without any preference the default is used', null, [], 'en'],
  ])('%s', (_name, stored, wanted, expected) => {
    expect(resolveLanguage(stored, wanted, locales)).toBe(expected);
  });

  it('works as inlined source text, without access to its module', () => {
    const printed = new Function(`return (${resolveLanguage})(null, ['es-MX'], ['en', 'es'])`);
    expect(printed()).toBe('es');
  });
});

describe('acceptedLanguages', () => {
  it('sorts by quality and keeps the order of equal values', () => {
    expect(acceptedLanguages('en;q=0.5, fr-CH, es;q=0.9, de')).toEqual(['fr-CH', 'de', 'es', 'en']);
  });

  it('skips languages with quality 0', () => {
    expect(acceptedLanguages('es;q=0, fr')).toEqual(['fr']);
  });

  it('returns no language for a missing header', () => {
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
  ] as const)('the %s path of %s is %s', (locale, path, expected) => {
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

  it('does not throw when storage is blocked', () => {
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('refused');
    });
    expect(() => storeLanguage('preferredLanguage', 'es')).not.toThrow();
    expect(document.cookie).toContain('preferredLanguage=es');
    refused.mockRestore();
  });
});
