/** @jest-environment node */
import { checkOverlong } from '@/lib/content/checks/overlong';
import { checkRepeated } from '@/lib/content/checks/repeated';
import { checkAge, checkStaleTranslations } from '@/lib/content/checks/stale';
import { textsOf } from '@/lib/content/checks/text';
import { checkTooShort } from '@/lib/content/checks/too-short';
import { lines, source, texts } from './given';

const paragraph = (value: string) => ({ kind: 'paragraph', text: { en: value } });

describe('checkTooShort', () => {
  it('counts the paragraphs of a text together', () => {
    const half = 'x'.repeat(200);
    expect(checkTooShort(texts({ content: { introduction: [paragraph(half), paragraph(half)] } }))).toEqual(
      [],
    );
    expect(lines(checkTooShort(texts({ content: { introduction: [paragraph(half)] } })))).toEqual([
      'content.introduction: Say more in English: these paragraphs have 200 characters together, and 350 are the least that help a reader.',
    ]);
  });

  it('reports a text once for all languages in which it is too short', () => {
    const text = { en: 'x'.repeat(99), es: 'x'.repeat(100), fr: 'Oui.' };
    const introduction = [{ kind: 'paragraph', text }];
    expect(lines(checkTooShort(texts({ content: { questions: [{ answer: text }], introduction } })))).toEqual(
      [
        'content.questions[0].answer: Say more in English and French: they have 99 and 4 characters, and 100 are the least that help a reader.',
        'content.introduction: Say more in English, Spanish, and French: these paragraphs have 99, 100, and 4 characters together, and 350 are the least that help a reader.',
      ],
    );
  });

  it('reports short answers in each language', () => {
    const questions = [{ answer: { en: 'x'.repeat(100), es: 'Sí.' } }];
    expect(lines(checkTooShort(texts({ content: { questions } })))).toEqual([
      'content.questions[0].answer.es: Say more in Spanish: this has 3 characters, and 100 are the least that help a reader.',
    ]);
  });
});

describe('checkOverlong', () => {
  it('reports paragraphs and sentences that are too long', () => {
    expect(lines(checkOverlong(texts({ a: { en: 'x'.repeat(801) } })))).toEqual([
      'a.en: Divide this paragraph: it has 801 characters, and beyond 800 it is skipped rather than read.',
    ]);
    const words = (count: number) => `${'word '.repeat(count).trim()}.`;
    expect(checkOverlong(texts({ a: { en: `${words(50)} ${words(50)}` } }))).toEqual([]);
    expect(checkOverlong(texts({ a: { en: `Short. ${words(51)}` } }))).toMatchObject([
      { message: expect.stringMatching(/^Divide this sentence of 51 words: /), offset: 7 },
    ]);
  });

  it('accepts long paragraphs in legal texts', () => {
    const legal = source('legal', 'privacy-policy', { a: { en: 'x'.repeat(801) } });
    expect(checkOverlong(textsOf(legal))).toEqual([]);
  });
});

describe('checkRepeated', () => {
  const sentence = 'The same sentence, which is long enough to be no set phrase at all.';

  it('reports a sentence that is in two texts, with the location of the other one', () => {
    const found = checkRepeated(texts({ a: { en: sentence }, b: { en: `Before. ${sentence}` } }));
    expect(lines(found)).toEqual([
      expect.stringMatching(
        /^b\.en: Say this in other words, or once: the same sentence is in a\.en of content\/services\/cloud\.json: /,
      ),
    ]);
  });

  it('ignores other languages and short phrases', () => {
    expect(checkRepeated(texts({ a: { en: sentence, es: sentence } }))).toEqual([]);
    expect(checkRepeated(texts({ a: { en: 'See below.' }, b: { en: 'See below.' } }))).toEqual([]);
  });
});

describe('checkAge', () => {
  const today = new Date('2026-11-20');
  const entry = source('services', 'cloud', {});

  it('asks for a review of content that is two years old', () => {
    expect(checkAge([entry], () => '2024-11-01T08:00:00Z', today)).toMatchObject([
      { file: entry.file, message: 'Read this again: it has not changed for 24 months, since 2024-11-01.' },
    ]);
  });

  it('ignores content that is newer or of unknown age', () => {
    expect(checkAge([entry], () => '2025-11-01T08:00:00Z', today)).toEqual([]);
    expect(checkAge([entry], () => undefined, today)).toEqual([]);
  });
});

describe('checkStaleTranslations', () => {
  const before = [source('services', 'cloud', { title: { en: 'Old', es: 'Viejo', fr: 'Vieux' } })];

  it('reports translations that did not change with the English text', () => {
    const after = [source('services', 'cloud', { title: { en: 'New', es: 'Nuevo', fr: 'Vieux' } })];
    expect(lines(checkStaleTranslations(after, before))).toEqual([
      'title.fr: See whether the French text still says the same: the English one has changed, and it has not.',
    ]);
  });

  it('ignores corrected translations, new texts, and new files', () => {
    const after = source('services', 'cloud', {
      title: { en: 'Old', es: 'Viejo', fr: 'Ancien' },
      description: { en: 'New', es: 'Nuevo', fr: 'Neuf' },
    });
    expect(checkStaleTranslations([after], before)).toEqual([]);
    expect(checkStaleTranslations([after], [])).toEqual([]);
  });

  it('compares messages across their files', () => {
    const words = (en: string) => [
      source('messages', 'en', { Menu: { open: en } }),
      source('messages', 'es', { Menu: { open: 'Abrir' } }),
    ];
    const [issue] = checkStaleTranslations(words('Unfold'), words('Open'));
    expect(issue).toMatchObject({ file: 'messages/es.json', path: ['Menu', 'open'] });
  });
});
