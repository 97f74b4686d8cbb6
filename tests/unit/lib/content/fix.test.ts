/** @jest-environment node */
import { checkCharacters, fixCharacters } from '@/lib/content/checks/characters';
import { checkTypography, fixTypography } from '@/lib/content/checks/typography';
import { fixFile } from '@/lib/content/fix';
import { formatJson } from '@/lib/content/format-json';
import type { Locale } from '@/messages/routing';
import { source, text } from './checks/given';
import { type Loose, validSite } from './site';

const service = (change: (data: Loose) => Loose = (data) => data) =>
  source('services', 'cloud', change(validSite()['content/services/cloud.json']));

describe('fixFile', () => {
  it('does not change a valid file', () => {
    const whole = service();
    expect(fixFile(whole)).toBe(formatJson(whole.data));
  });

  it('sorts fields in schema order, also within blocks, and keeps unknown ones', () => {
    const mixed = service(({ id, icon, content, ...rest }) => ({
      note: 1,
      ...rest,
      content: {
        ...content,
        introduction: [{ text: { fr: 'c', es: 'b', en: 'a' }, kind: 'paragraph' }],
      },
      icon,
      id,
    }));
    const data = JSON.parse(fixFile(mixed) ?? '');
    expect(Object.keys(data)).toEqual([
      'note',
      'id',
      'icon',
      'heroImage',
      'heroImageAlt',
      'title',
      'description',
      'benefits',
      'details',
      'content',
      'meta',
    ]);
    expect(JSON.stringify(data.content.introduction[0])).toBe(
      '{"kind":"paragraph","text":{"en":"a","es":"b","fr":"c"}}',
    );
  });

  it('leaves a misspelled field in its line', () => {
    const misspelled = service(({ heroImageAlt, title, ...rest }) => {
      const { id, icon, heroImage, ...last } = rest;
      return { id, icon, heroImage, heroImagAlt: heroImageAlt, title, ...last };
    });
    const keys = Object.keys(JSON.parse(fixFile(misspelled) ?? ''));
    expect(keys.indexOf('heroImagAlt')).toBe(keys.indexOf('heroImage') + 1);
  });

  it('fixes typography by language, and spaces in every string', () => {
    const data = JSON.parse(
      fixFile(
        service((service) => ({
          ...service,
          icon: ' cloud ',
          title: { en: "The  bank's  rules", es: 'La "regla" ', fr: 'Pourquoi ?' },
        })),
      ) ?? '',
    );
    expect(data.icon).toBe('cloud');
    expect(data.title).toEqual({ en: 'The bank’s rules', es: 'La «regla»', fr: 'Pourquoi\u00a0?' });
  });

  it('removes the query from the URL of a photo', () => {
    const address = 'https://images.unsplash.com/photo-1451187580459-43490279c0fa';
    const copied = service((data) => ({ ...data, heroImage: `${address}?q=80&w=2072` }));
    expect(JSON.parse(fixFile(copied) ?? '').heroImage).toBe(address);
  });

  it('fixes text, but does not change the URLs of links and pictures', () => {
    const text = {
      en: "The bank's [own rules...](https://example.com/a--b's-c...d) **don't** change",
      es: 'x',
      fr: 'Pourquoi [ici](https://example.com/x) ?',
    };
    const paragraph = service((data) => ({
      ...data,
      content: { ...data.content, introduction: [{ kind: 'paragraph', text }] },
    }));
    expect(JSON.parse(fixFile(paragraph) ?? '').content.introduction[0].text).toEqual({
      en: "The bank’s [own rules…](https://example.com/a--b's-c...d) **don’t** change",
      es: 'x',
      fr: 'Pourquoi [ici](https://example.com/x)\u00a0?',
    });
  });

  it('fixes words in another language by the rules of that language', () => {
    const text = {
      en: 'x',
      es: '«[What is a «cloud»?](lang:en)»',
      fr: "L'[article](/contact) et le guide d'[Agents](lang:en)'s, [Build: the bank's rules](lang:en) : [Wer zahlt? 37%](lang:de), **[Who pays?](lang:en)**",
    };
    const paragraph = service((data) => ({
      ...data,
      content: { ...data.content, introduction: [{ kind: 'paragraph', text }] },
    }));
    expect(JSON.parse(fixFile(paragraph) ?? '').content.introduction[0].text).toEqual({
      en: 'x',
      es: '«[What is a “cloud”?](lang:en)»',
      fr: 'L’[article](/contact) et le guide d’[Agents](lang:en)’s, [Build: the bank’s rules](lang:en)\u00a0: [Wer zahlt? 37%](lang:de), **[Who pays?](lang:en)**',
    });
  });

  it('does not change TODO texts, because that would break the TODO prefix', () => {
    const unwritten = service((data) => ({
      ...data,
      details: { en: 'TODO: x', es: 'TODO: x', fr: 'TODO: x' },
    }));
    expect(JSON.parse(fixFile(unwritten) ?? '').details.fr).toBe('TODO: x');
  });

  it('sorts messages in the order of the English file, and does not change placeholders', () => {
    const french = source('messages', 'fr', {
      Menu: { close: 'Fermer ', open: "{count, plural, one {# l'un} other {'{'}}" },
      Extra: {},
    });
    expect(fixFile(french, { Menu: { open: 'Open', close: 'Close' } })).toBe(
      formatJson({
        Menu: { open: "{count, plural, one {# l'un} other {'{'}}", close: 'Fermer' },
        Extra: {},
      }),
    );
  });

  it('does not change invalid JSON or a file with duplicate fields', () => {
    expect(fixFile({ ...service(), data: undefined })).toBeUndefined();
    const twice = service();
    expect(fixFile({ ...twice, text: twice.text.replace('{', '{"id":"cloud",') })).toBeUndefined();
  });
});

describe('fixTypography', () => {
  it.each<[Locale, string, string]>([
    ['en', 'a "good" one', 'a “good” one'],
    ['en', 'fast - and safe... for 6-18 months', 'fast – and safe… for 6–18 months'],
    ['en', 'Two--or three', 'Two–or three'],
    ['en', '“Two”--or **three**--or {years}--or', '“Two”–or **three**–or {years}–or'],
    ['en', "The [bank](/x)'s rules", 'The [bank](/x)’s rules'],
    ['en', "The **bank**'s rules, **[so](/x)**'s", 'The **bank**’s rules, **[so](/x)**’s'],
    ['en', '«so» it is !', '“so” it is!'],
    ['en', 'for 1.5-2 hours, 900-1,200 visitors', 'for 1.5–2 hours, 900–1,200 visitors'],
    ['fr', '1\u00a0000-2\u00a0000 cartes', '1\u00a0000–2\u00a0000 cartes'],
    ['en', 'in 41 ms, 4ms more', 'in 41\u00a0ms, 4\u00a0ms more'],
    ['es', 'un 37% de « esto » , 61 000', 'un 37\u00a0% de «esto», 61\u00a0000'],
    ['fr', '"oui" : 37 % ; non!', '«\u00a0oui\u00a0»\u00a0: 37\u00a0%\u00a0; non\u00a0!'],
    ['fr', "l'eau, 61 000 «cartes»", 'l’eau, 61\u00a0000 «\u00a0cartes\u00a0»'],
  ])('fixes %s “%s”', (locale, before, after) => {
    expect(fixTypography(before, locale)).toBe(after);
    expect(fixTypography(after, locale)).toBe(after);
    expect(checkTypography(text(locale, after))).toEqual([]);
  });

  it.each<[Locale, string]>([
    ['en', 'a "lone mark'],
    ['es', 'Cuánto?'],
    ['en', "it's 'so'"],
    ['en', 'Sending...'],
    ['en', 'Run content -- --fix, or only --fix, **--fix**, (--fix)'],
    ['en', 'The 3-2 rule, a split of 50-50, call 555-4142, in 2024-11, 08-12'],
  ])('does not change ambiguous text: %s “%s”', (locale, value) => {
    expect(fixTypography(value, locale).replace('’', "'")).toBe(value);
  });
});

describe('fixCharacters', () => {
  it.each([
    ['a\u200bb\u00adc\u202ed', 'abcd'],
    ['a\tb\nc  d\u00a0 e', 'a b c d\u00a0e'],
    ['e\u0301', 'é'],
    [' a ', 'a'],
  ])('fixes %j', (before, after) => {
    expect(fixCharacters(before)).toBe(after);
    expect(checkCharacters(source('services', 'cloud', { icon: after }))).toEqual([]);
  });

  it('keeps the replacement character of a lost letter', () => {
    expect(fixCharacters('a\ufffdb')).toBe('a\ufffdb');
  });
});
