import { heroEdge } from '@/components/sections/hero-edge';

const edges = ['services', 'case-studies', 'industries', 'about', 'contact', 'insights', 'security'].map(
  (page) => Object.values(heroEdge(`/images/art/pages/${page}`)).map((value) => Number.parseInt(value, 10)),
);

it('differs from page to page', () => {
  expect(new Set(edges.map(String)).size).toBe(edges.length);
});

it('ends within the page', () => {
  for (const [mesa = 0, top = 0] of edges) {
    expect(mesa).toBeGreaterThan(0);
    expect(mesa + 3 + top + 2.5).toBeLessThan(100);
  }
});
