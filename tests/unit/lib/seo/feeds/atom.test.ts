import { atomFeed, type Entry } from '@/lib/seo/feeds/atom';

const entry = (id: string, updated: string): Entry => ({
  url: `https://www.example.com/${id}`,
  title: `Title <of> "${id}" & more`,
  summary: `It's ${id}`,
  categories: [{ term: id, label: `Label "${id}"` }],
  updated,
});

function feedOf(entries: Entry[]) {
  const text = atomFeed({
    self: 'https://www.example.com/feed.xml',
    page: 'https://www.example.com/case-studies',
    language: 'en',
    title: 'Stories',
    subtitle: 'All & sundry',
    icon: 'https://www.example.com/icon.png',
    author: { name: 'Sample & Sons', url: 'https://www.example.com/' },
    entries,
  });
  return new DOMParser().parseFromString(text, 'application/xml');
}

const texts = (feed: Document, selector: string) =>
  [...feed.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('a feed', () => {
  it('is well-formed with any text', () => {
    const feed = feedOf([entry('a\u0000\u000b', '2026-01-01T00:00:00Z')]);
    expect(feed.querySelector('parsererror')).toBeNull();
    expect(texts(feed, 'entry > title')).toEqual(['Title <of> "a" & more']);
    expect(texts(feed, 'author > name')).toEqual(['Sample & Sons']);
    expect(feed.querySelector('category')?.getAttribute('label')).toContain('Label "a');
  });

  it('puts the latest change first and keeps the order of the others', () => {
    const feed = feedOf([
      entry('first', '2026-01-01T00:00:00Z'),
      entry('second', '2026-01-01T00:00:00Z'),
      entry('newest', '2026-03-01T00:00:00Z'),
    ]);
    expect(texts(feed, 'entry > id')).toEqual([
      'https://www.example.com/newest',
      'https://www.example.com/first',
      'https://www.example.com/second',
    ]);
    expect(texts(feed, 'feed > updated')).toEqual(['2026-03-01T00:00:00Z']);
  });

  it('omits an unknown publication date', () => {
    expect(texts(feedOf([entry('a', '2026-01-01T00:00:00Z')]), 'published')).toEqual([]);
    const known = { ...entry('a', '2026-01-02T00:00:00Z'), published: '2026-01-01T00:00:00Z' };
    expect(texts(feedOf([known]), 'published')).toEqual(['2026-01-01T00:00:00Z']);
  });
});
