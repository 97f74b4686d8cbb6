import { heroEdge } from '@/components/sections/hero-edge';

const artOf = (page: string) => `/images/art/pages/${page}`;

it('has several edges, one for each page', () => {
  const pages = ['services', 'case-studies', 'industries', 'about', 'contact', 'insights', 'security'].map(
    artOf,
  );
  const edges = pages.map(heroEdge);
  expect(new Set(edges).size).toBeGreaterThan(2);
  expect(pages.map(heroEdge)).toEqual(edges);
});
