/** @jest-environment node */
import { parse, serialize } from 'parse5';
import { shortenTags } from '@/scripts/build/steps/shorten-tags';

it('removes extra spaces from class names, empty values, and the slash of elements without an end tag', () => {
  expect(shortenTags('<div class=" wrap  grid "><img class="" src="/a.png" alt=""/><br/></div>')).toBe(
    '<div class="wrap grid"><img src="/a.png" alt><br></div>',
  );
});

it('keeps the slash where it ends an element of a drawing', () => {
  const drawing = '<svg viewBox="0 0 1 1"><path d="M0 0"/><circle r="1"/></svg>';
  expect(shortenTags(drawing)).toBe(drawing);
});

it('does not change scripts, styles, and other text', () => {
  const text =
    '<title>The <br/> tag</title><style>a::after{content:""}</style><script>x="<img alt=\\"\\"/>"</script>' +
    '<textarea><img alt=""/></textarea><p>class="  a " = ""</p>';
  expect(shortenTags(text)).toBe(text);
});

it('leaves what browsers parse as it is', () => {
  const page =
    '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><link rel="icon" href="/a.svg"/></head>' +
    '<body class="a"><input value="" required=""/><option value="">All</option><a href="/?q=&quot;&quot;" title="a &gt; b">x</a></body></html>';
  const short = shortenTags(page);
  expect(short.length).toBeLessThan(page.length);
  expect(serialize(parse(short))).toBe(serialize(parse(page)));
});
