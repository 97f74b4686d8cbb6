import { readingMinutes } from '@/lib/content/reading-time';
import type { ArticleBlock } from '@/lib/content/views';

const paragraph = (count: number): ArticleBlock => ({
  kind: 'paragraph',
  text: [Array.from({ length: count }, () => 'word').join(' ')],
});

describe('the reading time', () => {
  it('is counted from the words, at least one minute', () => {
    expect(readingMinutes([])).toBe(1);
    expect(readingMinutes([paragraph(220)])).toBe(1);
    expect(readingMinutes([paragraph(1100)])).toBe(5);
  });

  it('counts the words of links, and neither addresses nor references', () => {
    const link = { kind: 'link', link: '/one/two/three', text: ['word '.repeat(660)] } as const;
    const references: ArticleBlock = {
      kind: 'references',
      items: Array.from({ length: 2 }, () => ({
        title: 'a '.repeat(900),
        source: 'b',
        url: 'https://x.example',
      })),
    };
    expect(
      readingMinutes([{ kind: 'paragraph', text: [{ ...link, text: [...link.text] }] }, references]),
    ).toBe(3);
  });
});
