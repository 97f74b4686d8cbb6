/** @jest-environment node */
import { namesIn } from '@/scripts/build/steps/inline-styles/page-names';
import { createRuleSelector } from '@/scripts/build/steps/inline-styles/rule-selector';

const path = '/_next/static/chunks/a.css';
const cut = (css: string, html: string) => createRuleSelector(css, path)(namesIn(html));

describe('createRuleSelector', () => {
  it('keeps only the rules that a page may need, in order', () => {
    expect(cut('.a{x:1}.b{x:2}p,.b{x:3}.b,p{x:4}', '<p class="a">')).toBe('.a{x:1}p{x:3}p{x:4}');
  });

  it('keeps rules for states and for attributes that scripts or the browser set later', () => {
    const css = '.a:hover{x:1}.a[open]{x:2}.a:not(.gone){x:3}[data-seen] .a{x:4}';
    expect(cut(css, '<i class="a">')).toBe(css);
  });

  it('filters rules inside layers and media queries, and drops empty ones', () => {
    const css = '@layer base,utilities;@layer base{.a{x:1}.b{x:2}}@media print{.b{x:3}}@media print{.a{x:4}}';
    expect(cut(css, '<i class="a">')).toBe('@layer base,utilities;@layer base{.a{x:1}}@media print{.a{x:4}}');
  });

  it('keeps fonts and used animations', () => {
    const css =
      '@font-face{font-family:f}@keyframes in{to{x:1}}@layer base{@keyframes out{to{x:2}}}.a{animation:in}';
    expect(cut(css, '<i class="a">')).toContain('@keyframes in');
    expect(cut(css, '<i class="a">')).not.toContain('@keyframes out');
    expect(cut(css, '')).toBe('@font-face{font-family:f}');
  });

  it('keeps only what the first paint may need, if asked to', () => {
    const css =
      '.a{x:1}.a:hover{x:2}.a:focus-visible,.a:focus{x:3}@media print{.a{x:4}}@media (forced-colors:active){.a{x:5}}' +
      '@media (min-width:1px){.a{x:6}}@media not all and (forced-colors:active){.a{x:7}}[data-theme=dark] .a{x:8}';
    expect(createRuleSelector(css, path, 'first-paint')(namesIn('<i class="a">'))).toBe(
      '.a{x:1}.a:focus{x:3}@media (min-width:1px){.a{x:6}}@media not all and (forced-colors:active){.a{x:7}}[data-theme=dark] .a{x:8}',
    );
  });

  it('keeps animations by scroll position for the first paint, and no others', () => {
    const css =
      '@keyframes in{to{x:1}}@keyframes over{to{x:2}}.a{animation:in 1s}.b{animation:linear over;animation-timeline:scroll(root)}';
    const text = createRuleSelector(css, path, 'first-paint')(namesIn('<i class="a b">'));
    expect(text).toContain('@keyframes over');
    expect(text).not.toContain('@keyframes in');
  });

  it('separates the rules of page transitions', () => {
    const css =
      '@layer a{@media (m){::view-transition{x:3}}.a{view-transition-name:b}.a{x:1}::view-transition{x:2}}';
    expect(cut(css, '<i class="a">')).toBe('@layer a{.a{x:1}}');
    expect(createRuleSelector(css, path, 'page-change')(new Set())).toBe(
      '@media (m){::view-transition{x:3}}.a{view-transition-name:b}::view-transition{x:2}',
    );
  });

  it('drops unused custom properties', () => {
    expect(cut('p{--a:1;--b:"x";c:var(--a)}', '<p>')).toBe('p{--a:1;c:var(--a)}');
  });

  it('keeps the custom properties that an animation sets, because rules that load later may use them', () => {
    const css =
      ':root{--c:1}@keyframes over{to{--a:var(--c)}}.b{animation:linear over;animation-timeline:scroll(root)}.b:hover{x:var(--a)}';
    expect(createRuleSelector(css, path, 'first-paint')(namesIn('<i class="b">'))).toBe(
      ':root{--c:1}.b{animation:linear over;animation-timeline:scroll(root)}@keyframes over{to{--a:var(--c)}}',
    );
  });

  it('sets initial values of custom properties with rules instead of @property', () => {
    const css =
      '@supports (not (margin-trim:block)){@layer properties{*{--a:0;--b:0}}}p{c:var(--a)}@property --a{syntax:"*";inherits:false}';
    expect(cut(css, '<p>')).toBe('@layer properties{*{--a:0;}}p{c:var(--a)}');
  });

  it('keeps only the mixed color of a color with a fallback', () => {
    const css =
      '.a{x:1;c:red}@supports (color:color-mix(in lab, red, red)){.a{c:color-mix(in oklab, red, blue)}}.b{c:red}@supports (color:color-mix(in lab, red, red)){.b{c:color-mix(in oklab, red, blue)}}';
    expect(cut(css, '<i class="a b">')).toBe(
      '.a{x:1}.a{c:color-mix(in oklab, red, blue)}.b{c:color-mix(in oklab, red, blue)}',
    );
  });

  it('drops duplicate declarations', () => {
    expect(cut('html{x:1;x:1;y:2}', '<html>')).toBe('html{x:1;y:2}');
  });

  it('throws for registered properties without initial value rules', () => {
    expect(() => cut('@property --a{syntax:"*";inherits:false}', '<p>')).toThrow(`${path} has @property`);
  });

  it('rewrites relative URLs for the page', () => {
    expect(cut('p{a:url(../media/f.woff2);b:url(/i.svg);c:url(data:,x)}', '<p>')).toBe(
      'p{a:url(/_next/static/media/f.woff2);b:url(/i.svg);c:url(data:,x)}',
    );
  });
});
