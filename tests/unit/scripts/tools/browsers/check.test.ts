/**
 * @jest-environment node
 */
import { checkBrowsers } from '@/scripts/tools/browsers/check';
import { cssFeatures } from '@/scripts/tools/browsers/css';
import { htmlFeatures } from '@/scripts/tools/browsers/html';
import { hasKnownSyntax, scriptFeatures } from '@/scripts/tools/browsers/script';
import { oldestBrowsers } from '@/scripts/tools/browsers/support';

const oldest = { chrome: 120, firefox: 128, safari: 17 };

const issuesOf = (path: string, text: string, allowed: Record<string, string> = {}) =>
  checkBrowsers([{ path, text }], oldest, allowed);

describe('the support list', () => {
  it('contains the oldest version of each browser in package.json', () => {
    expect(oldestBrowsers()).toMatchObject({ chrome: 120, edge: 120, firefox: 128, safari: 17, ios_saf: 17 });
  });

  it('reports a browser without data', () => {
    expect(() => oldestBrowsers(['ie 11'])).toThrow('"browserslist" in package.json has ie');
  });
});

describe('a stylesheet', () => {
  it.each([
    ['a property', 'a { field-sizing: content }', 'css.properties.field-sizing'],
    ['a value', 'a { text-wrap: pretty }', 'css.properties.text-wrap.pretty'],
    ['a function', 'a { color: light-dark(red, blue) }', 'css.types.color.light-dark'],
    ['a relative color', 'a { color: oklch(from red l c h / 50%) }', 'css.types.color.oklch.relative_syntax'],
    ['a selector', 'details::details-content { color: red }', 'css.selectors.details-content'],
    ['an at-rule', '@starting-style { a { color: red } }', 'css.at-rules.starting-style'],
    ['a function in a token', ':root { --ink: light-dark(red, blue) }', 'css.types.color.light-dark'],
  ])('is invalid with %s that a browser does not support', (_, css, feature) => {
    expect(issuesOf('a.css', css)).toContainEqual(
      expect.stringMatching(new RegExp(`^a\\.css: ${feature} is not supported by .*(chrome|firefox|safari)`)),
    );
  });

  it('may use features inside @supports or after a supported fallback value', () => {
    expect(issuesOf('a.css', '@supports (text-wrap: pretty) { a { text-wrap: pretty } }')).toEqual([]);
    expect(issuesOf('a.css', 'a { color: red; color: light-dark(red, blue) }')).toEqual([]);
  });

  it('may use features that all browsers support', () => {
    const css =
      'a:has(b) { inset: 0; color: oklch(0.5 0.1 20); width: min(100svw, 2rem); &:hover { top: 0 } }';
    expect(cssFeatures(css)).toContain('css.selectors.has');
    expect(cssFeatures(css)).toContain('css.selectors.nesting');
    expect(cssFeatures(css)).toContain('css.types.length.viewport_percentage_units_small');
    expect(issuesOf('a.css', '@media (width >= 20rem) { a:has(b) { inset: 0 } }')).toEqual([]);
  });
});

describe('a page', () => {
  it('is invalid with an attribute that a browser does not support', () => {
    expect(issuesOf('a.html', '<details name="menu"><summary>Menu</summary></details>')).toEqual([
      expect.stringContaining('a.html: html.elements.details.name'),
    ]);
  });

  it('may use features that all browsers support, and SVG attributes', () => {
    expect(htmlFeatures('<div popover></div>')).toContain('html.global_attributes.popover');
    expect(issuesOf('a.html', '<search><svg fill="red"><a href="/"></a></svg></search>')).toEqual([]);
  });
});

describe('a script', () => {
  it.each([
    ['requestIdleCallback(go)', 'api.Window.requestIdleCallback'],
    ['window.navigation?.back()', 'api.Window.navigation'],
    ['new CloseWatcher()', 'api.CloseWatcher'],
    ['navigator.connection', 'api.Navigator.connection'],
    ['link?.checkVisibility()', 'api.Element.checkVisibility'],
    ['Object.groupBy(list, by)', 'javascript.builtins.Object.groupBy'],
  ])('is invalid with %s', (code, feature) => {
    expect([...scriptFeatures(code, oldest)]).toEqual([feature]);
    expect(issuesOf('a.js', code)).toHaveLength(1);
  });

  it('may call a method with the same name on another object', () => {
    expect([...scriptFeatures('list.groupBy(by); my.requestIdleCallback(go)', oldest)]).toEqual([]);
  });

  it('is invalid with syntax that a browser does not support', () => {
    expect(hasKnownSyntax('a ??= b?.c; class A { #b = 1 }', oldest)).toBe(true);
    expect(hasKnownSyntax('using a = b();', oldest)).toBe(false);
    expect(issuesOf('a.js', '{ using a = b(); }')).toEqual([
      expect.stringContaining('a.js: some supported browsers do not know its syntax'),
    ]);
  });
});

describe('an exception', () => {
  const css = 'a { text-wrap: pretty }';

  it('also covers sub-features', () => {
    expect(issuesOf('a.css', css, { 'css.properties.text-wrap': 'Lines break.' })).toEqual([]);
  });

  it('is reported when it is no longer needed', () => {
    const issues = issuesOf('a.css', 'a { color: red }', { 'css.properties.text-wrap': 'Lines break.' });
    expect(issues).toEqual([expect.stringContaining('css.properties.text-wrap is no longer used')]);
  });
});
