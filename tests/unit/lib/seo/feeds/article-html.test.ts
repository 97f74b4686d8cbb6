/** @jest-environment node */
import type { ArticleBlock } from '@/lib/content/views';
import { articleHtml } from '@/lib/seo/feeds/article-html';

const html = (...body: ArticleBlock[]) =>
  articleHtml(body, {
    output: 'Output',
    references: 'Sources',
    number: (value) => value.toFixed(1),
    absolute: (address) => new URL(address, 'https://www.example.com').href,
  });

describe('the full text of an article', () => {
  it('escapes texts and programs, and gives links their whole address', () => {
    const text = [
      '1 < 2, ',
      { kind: 'bold' as const, text: [{ kind: 'link' as const, link: '/contact', text: ['us'] }] },
    ];
    expect(html({ kind: 'paragraph', text })).toBe(
      '<p>1 &lt; 2, <strong><a href="https://www.example.com/contact">us</a></strong></p>',
    );
    expect(html({ kind: 'code', language: 'js', code: 'a<b', output: '"x"', caption: 'c' })).toBe(
      '<p>c</p><pre><code>a&lt;b</code></pre><p>Output</p><pre>&quot;x&quot;</pre>',
    );
  });

  it('writes drawings as lists, and tables with their cells', () => {
    const bars = [
      { label: 'a', value: 1 },
      { label: 'b', value: 2 },
    ];
    expect(html({ kind: 'figure', drawing: 'bars', caption: 'c', unit: 'Hours & minutes', bars })).toBe(
      '<p>c</p><p>Hours &amp; minutes</p><ul><li>a: 1.0</li><li>b: 2.0</li></ul>',
    );
    const steps = [{ title: 'a', text: 'b' }];
    expect(html({ kind: 'figure', drawing: 'flow', caption: 'c', steps })).toBe(
      '<p>c</p><ol><li>a: b</li></ol>',
    );
    expect(html({ kind: 'table', caption: 't', head: ['a', 'b'], rows: [['1', '2']] })).toBe(
      '<table><caption>t</caption><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>',
    );
  });

  it('ends with the sources', () => {
    expect(
      html(
        { kind: 'heading', text: 'Part' },
        { kind: 'references', items: [{ title: 'T', source: 'S', url: 'https://www.example.com/t' }] },
      ),
    ).toBe('<h2>Part</h2>\n<h2>Sources</h2><ol><li><a href="https://www.example.com/t">T</a>, S</li></ol>');
  });
});
