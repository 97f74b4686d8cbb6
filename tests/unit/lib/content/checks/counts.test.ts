/** @jest-environment node */
import { checkCounts, isAboutCounts } from '@/lib/content/checks/counts';
import type { Issue } from '@/lib/content/issue';
import type { Locale } from '@/messages/routing';
import { messagesOf, source, text } from './given';

const sources = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => source('industries', name, {}));
const day = '2026-11-22';
const check = (locale: Locale, value: string) => messagesOf(checkCounts(text(locale, value), sources, day));

describe('checkCounts', () => {
  it.each<[Locale, string]>([
    ['en', 'Eight industries, each with its own rules'],
    ['es', 'Conocemos ocho sectores'],
    ['fr', 'Huit secteurs, leurs règles'],
    ['en', 'Below ten clients in a sector we wait; eight industries so far'],
    ['en', 'Moreover eight industries know us'],
    ['en', 'Eight regulated industries: health care, banking, insurance'],
    ['en', 'We serve eight well-known\u00a0industries'],
  ])('reports %s “%s” when there are seven industries', (locale, value) => {
    expect(check(locale, value)).toEqual([
      'See whether this number is still right: the site has 7 industries.',
    ]);
  });

  it('does not count drafts, which are not on the site', () => {
    const draft = source('industries', 'h', { draft: true });
    const found = (value: string) => messagesOf(checkCounts(text('en', value), [...sources, draft], day));
    expect(found('Seven industries')).toEqual([]);
    expect(found('Eight industries')).toEqual([expect.stringMatching(/the site has 7 industries/)]);
  });

  it('counts an entry from the day on which it comes onto the site', () => {
    const scheduled = source('industries', 'h', { publishOn: day });
    const found = (today: string) =>
      checkCounts(text('en', 'Seven industries'), [...sources, scheduled], today);
    expect(found('2026-11-21')).toEqual([]);
    expect(messagesOf(found(day))).toEqual([expect.stringMatching(/the site has 8 industries/)]);
  });

  it('marks its issues, so that commands find them whatever their messages say', () => {
    const [issue] = checkCounts(text('en', 'Eight industries'), sources, day) as [Issue];
    expect(isAboutCounts({ ...issue, message: 'Reworded.' })).toBe(true);
    expect(isAboutCounts({ ...issue, about: undefined })).toBe(false);
  });

  it.each<[Locale, string]>([
    ['en', 'Seven industries'],
    ['en', 'Three industries that we know best'],
    ['en', 'Eight industrial sites'],
    ['en', 'Seven regulated industries'],
    ['en', 'About ten regulated industries'],
    ['en', 'In one of five regulated industries'],
    ['en', 'Eight people from three industries'],
    ['en', 'Five, from other industries'],
    ...['more', 'other', 'hundred'].map((word): [Locale, string] => ['en', `Five ${word} industries`]),
    ['en', 'In one of five industries'],
    ['es', 'En uno de cada cinco sectores'],
    ['fr', 'Un sur huit secteurs'],
    ...['about', 'Around', 'roughly', 'below', 'under', 'above', 'over', 'at least', 'up to', 'nearly'].map(
      (word): [Locale, string] => ['en', `A platform for ${word} ten industries`],
    ),
    ['en', 'Fewer than ten industries'],
    ['en', 'In more than\u00a0ten industries'],
    ...['unos', 'Cerca de', 'menos de', 'más de', 'por debajo de', 'al menos', 'hasta', 'casi'].map(
      (word): [Locale, string] => ['es', `${word} diez sectores`],
    ),
    ...['environ', 'Près de', 'moins de', 'plus de', 'au moins', 'jusqu’à', 'Presque'].map(
      (word): [Locale, string] => ['fr', `${word} dix secteurs`],
    ),
    ['es', 'Siete sectores'],
    ['fr', 'Sept secteurs'],
  ])('accepts %s “%s”', (locale, value) => {
    expect(check(locale, value)).toEqual([]);
  });
});
