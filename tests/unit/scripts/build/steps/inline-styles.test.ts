/** @jest-environment node */
import { createRuleSelector, inlinePageStyles, namesIn, needsOf } from '@/scripts/build/steps/inline-styles';

const path = '/_next/static/chunks/a.css';
const cut = (css: string, html: string) => createRuleSelector(css, path)(namesIn(html));

describe('needsOf', () => {
  it.each([
    ['.a .b>c', ['.a', '.b', 'c']],
    ['.md\\:flex:hover', ['.md:flex']],
    ['.w-1\\/2', ['.w-1/2']],
    ['details[open]>summary::marker', ['details', 'summary']],
    [':is(.a,.b) p', ['p']],
    ['.x:not(.y .z)', ['.x']],
    ['.\\[\\&\\>a\\]\\:b>a', ['.[&>a]:b', 'a']],
    ['#top', ['#top']],
    ['*,:before', []],
    ['::placeholder', ['input']],
    ['::-webkit-datetime-edit-year-field', ['input']],
  ])('%s', (selector, needs) => {
    expect(needsOf(selector)).toEqual(needs);
  });
});

describe('createRuleSelector', () => {
  it('keeps the rules a page may need, in their order, and no others', () => {
    expect(cut('.a{x:1}.b{x:2}p,.b{x:3}', '<p class="a">')).toBe('.a{x:1}p{x:3}');
  });

  it('keeps what comes about later: states, and attributes set by script or by the browser', () => {
    const css = '.a:hover{x:1}.a[open]{x:2}.a:not(.gone){x:3}[data-seen] .a{x:4}';
    expect(cut(css, '<i class="a">')).toBe(css);
  });

  it('looks into layers, conditions and print, and drops what is empty then', () => {
    const css = '@layer base,utilities;@layer base{.a{x:1}.b{x:2}}@media print{.b{x:3}}@media print{.a{x:4}}';
    expect(cut(css, '<i class="a">')).toBe('@layer base,utilities;@layer base{.a{x:1}}@media print{.a{x:4}}');
  });

  it('keeps fonts and the animations that are used', () => {
    const css =
      '@font-face{font-family:f}@keyframes in{to{x:1}}@layer base{@keyframes out{to{x:2}}}.a{animation:in}';
    expect(cut(css, '<i class="a">')).toContain('@keyframes in');
    expect(cut(css, '<i class="a">')).not.toContain('@keyframes out');
    expect(cut(css, '')).toBe('@font-face{font-family:f}');
  });

  it('drops custom properties that nothing uses', () => {
    expect(cut('p{--a:1;--b:"x";c:var(--a)}', '<p>')).toBe('p{--a:1;c:var(--a)}');
  });

  it('sets the initial values of custom properties by rules, for every browser', () => {
    const css =
      '@supports (not (margin-trim:block)){@layer properties{*{--a:0;--b:0}}}p{c:var(--a)}@property --a{syntax:"*";inherits:false}';
    expect(cut(css, '<p>')).toBe('@layer properties{*{--a:0;}}p{c:var(--a)}');
  });

  it('keeps of a color that is mixed only the mixed one', () => {
    const css =
      '.a{x:1;c:red}@supports (color:color-mix(in lab, red, red)){.a{c:color-mix(in oklab, red, blue)}}.b{c:red}@supports (color:color-mix(in lab, red, red)){.b{c:color-mix(in oklab, red, blue)}}';
    expect(cut(css, '<i class="a b">')).toBe(
      '.a{x:1}.a{c:color-mix(in oklab, red, blue)}.b{c:color-mix(in oklab, red, blue)}',
    );
  });

  it('leaves out what is for shadow trees, and what a rule says twice', () => {
    expect(cut('html,:host{x:1;x:1;y:2}', '<html>')).toBe('html{x:1;y:2}');
  });

  it('stops when registered properties come without such rules', () => {
    expect(() => cut('@property --a{syntax:"*";inherits:false}', '<p>')).toThrow(`${path} registers`);
  });

  it('makes relative addresses right for the page', () => {
    expect(cut('p{a:url(../media/f.woff2);b:url(/i.svg);c:url(data:,x)}', '<p>')).toBe(
      'p{a:url(/_next/static/media/f.woff2);b:url(/i.svg);c:url(data:,x)}',
    );
  });
});

describe('inlinePageStyles', () => {
  const page = `<head><link rel="stylesheet" href="${path}" data-precedence="next"/></head>`;

  it('puts the styles in the place of the link, and names the whole', () => {
    expect(inlinePageStyles(page, 'a.html', () => 'p{}')).toBe(
      `<head><style data-href="${path}">p{}</style></head>`,
    );
  });

  it('leaves the link to a page that would not fit into what a server sends at once', () => {
    const words = Array.from({ length: 9000 }, (_, index) => index.toString(36)).join(' ');
    expect(inlinePageStyles(page + words, 'a.html', () => 'p{}')).toBe(page + words);
  });

  it('stops, naming the page, when there is no stylesheet', () => {
    expect(() => inlinePageStyles('<p>', 'a.html', () => '')).toThrow('out/a.html');
  });
});
