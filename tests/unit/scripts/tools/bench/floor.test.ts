/** @jest-environment node */
import { floorOf } from '@/scripts/tools/bench/floor';

const page = [
  '<head><link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<script>head()</script><script type="speculationrules">{}</script></head><body><p>Text</p>',
  '<script type="application/ld+json">{"a":1}</script><script src="/a.js" async=""></script></body>',
].join('');

describe('floorOf', () => {
  it('returns the page with inline styles and without scripts', () => {
    expect(floorOf(page, (path) => `p{x:url(../b.svg)}/*${path}*/`)).toBe(
      '<head><style>p{x:url(/_next/static/b.svg)}/*/_next/static/chunks/a.css*/</style></head><body><p>Text</p>' +
        '<script type="application/ld+json">{"a":1}</script></body>',
    );
  });
});
