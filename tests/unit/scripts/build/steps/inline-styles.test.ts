/** @jest-environment node */
import { inlinePageStyles } from '@/scripts/build/steps/inline-styles';

const path = '/_next/static/chunks/a.css';

describe('inlinePageStyles', () => {
  const page = `<head><link rel="stylesheet" href="${path}" data-precedence="next"/></head>`;

  it('replaces the link with the styles, and stores the URL of the full stylesheet', () => {
    const select = (_path: string, _names: ReadonlySet<string>, scope: string) =>
      scope === 'page-change' ? '' : 'p{}';
    expect(inlinePageStyles(page, 'a.html', select)).toEqual({
      kind: 'all',
      html: `<head><style data-href="${path}">p{}</style></head>`,
    });
  });

  it('adds the rules of page transitions with a script, which is the last of the head', () => {
    const select = (_path: string, _names: ReadonlySet<string>, scope: string) =>
      scope === 'page-change' ? 'a{b:attr(c type(<d>))}' : 'p{}';
    expect(inlinePageStyles(page, 'a.html', select).html).toBe(
      `<head><style data-href="${path}">p{}</style><script>try{let s=new CSSStyleSheet;` +
        's.replaceSync("a{b:attr(c type(\\u003cd>))}");document.adoptedStyleSheets.push(s)}catch{}</script></head>',
    );
  });

  it('keeps the link if the page would exceed the initial congestion window', () => {
    const words = Array.from({ length: 9000 }, (_, index) => index.toString(36)).join(' ');
    expect(inlinePageStyles(page + words, 'a.html', () => 'p{}')).toEqual({
      kind: 'linked',
      html: page + words,
    });
  });

  describe('on a page that is too long for all its styles', () => {
    const head = `<head><link rel="stylesheet" href="${path}" data-precedence="next"/></head>`;
    const start = '<script data-src="/s.js" data-integrity="x" data-payload="/a.txt">run()</script>';
    const body =
      '<body><header><details><summary class="menu">M</summary><p class="entry">E</p></details></header>' +
      '<h1 class="title">T</h1><div hidden="" data-rest=""></div><p class="text">P</p>';
    const long = Array.from({ length: 4500 }, (_, index) => index.toString(36)).join(' ');
    const select = (_path: string, names: ReadonlySet<string>, scope: string) =>
      ({ all: long.split('').reverse().join(''), 'first-paint': [...names].join() })[scope] ?? '';
    const { kind, html } = inlinePageStyles(`${head}${body}${long}${start}</body>`, 'a.html', select);

    it('tells that it has the styles of the first view', () => {
      expect(kind).toBe('firstView');
    });

    it('inlines the styles of what the first view shows: not of closed menus, nor of what follows', () => {
      const style = /<style[^>]*>(.*)<\/style>/.exec(html)?.[1]?.split(',');
      expect(style).toEqual(expect.arrayContaining(['header', 'summary', '.menu', 'h1', '.title']));
      expect(style).not.toEqual(expect.arrayContaining(['.entry']));
      expect(style).not.toEqual(expect.arrayContaining(['.text']));
    });

    it('links the stylesheet behind the first view, followed by the start script', () => {
      expect(html).toContain(
        `T</h1><div hidden="" data-rest=""><link rel="stylesheet" href="${path}"/>${start}</div><p class="text">`,
      );
      expect(html.match(/data-src/g)).toHaveLength(1);
    });
  });

  it('throws an error with the page if there is no stylesheet', () => {
    expect(() => inlinePageStyles('<p>', 'a.html', () => '')).toThrow('out/a.html');
  });
});
