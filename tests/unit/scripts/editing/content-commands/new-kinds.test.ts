/** @jest-environment node */
import { wantedKind } from '@/scripts/editing/content-commands/new-kinds';

describe('wantedKind', () => {
  it.each([
    ['service', 'service'],
    ['services', 'service'],
    ['case-studies', 'case-study'],
    ['article', 'insight'],
    ['faq', 'question'],
    ['language', 'language'],
  ])('takes %s as %s', (word, kind) => {
    expect(wantedKind(word)).toBe(kind);
  });

  it.each([
    ['servise', 'There is no "servise". Did you mean "service"?'],
    ['page', 'There is no "page".'],
  ])('says that there is no %s, and what there is', (word, start) => {
    expect(() => wantedKind(word)).toThrow(
      `${start} Choose what is new: service, case-study, industry, insight, question, language.`,
    );
  });
});
