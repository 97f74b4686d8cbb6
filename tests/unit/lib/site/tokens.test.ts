/**
 * @jest-environment node
 */
import { parseColor, parseTokens, readTokens, toHex, token } from '@/lib/site/tokens';

describe('reading colors', () => {
  it('reads lightness, chroma and hue', () => {
    expect(parseColor('oklch(0.48 0.19 264)', 'light')).toEqual({ l: 0.48, c: 0.19, h: 264 });
  });

  it('accepts lightness as a percentage', () => {
    expect(parseColor('oklch(48% 0.19 264)', 'light').l).toBeCloseTo(0.48);
  });

  it('reads the light or dark color of a pair', () => {
    const pair = 'light-dark(oklch(1 0 0), oklch(0.18 0.03 268))';
    expect(parseColor(pair, 'light')).toEqual({ l: 1, c: 0, h: 0 });
    expect(parseColor(pair, 'dark')).toEqual({ l: 0.18, c: 0.03, h: 268 });
  });

  it('explains how to write a color that it cannot parse', () => {
    expect(() => parseColor('#ff0000', 'light')).toThrow('Write this color as "oklch(0.5 0.1 264)"');
  });

  it('skips comments and properties without a color', () => {
    const css = ':root { --gap: 1rem; /* --old: oklch(0 0 0); */ --ink: oklch(0.21 0.04 268); }';
    expect(parseTokens(css, 'light')).toEqual({ ink: { l: 0.21, c: 0.04, h: 268 } });
  });

  it('reports the file and every invalid property', () => {
    const css = ':root { --one: oklch(red); --two: oklch(); }';
    expect(() => parseTokens(css, 'light', 'components/styles/tokens.css')).toThrow(
      /components\/styles\/tokens\.css needs a fix[\s\S]*at --one[\s\S]*at --two/,
    );
  });

  it('lists the existing colors when a color is missing', () => {
    expect(() => token({ ink: { l: 0, c: 0, h: 0 } }, 'inc')).toThrow('has no color --inc. It has: ink.');
  });

  it("reads the site's own stylesheet", () => {
    expect(Object.keys(readTokens('dark'))).toEqual(expect.arrayContaining(['night', 'dawn-1', 'dawn-6']));
  });
});

describe('converting colors to sRGB', () => {
  it('matches browsers', () => {
    expect(toHex({ l: 1, c: 0, h: 0 })).toBe('#ffffff');
    expect(toHex({ l: 0, c: 0, h: 0 })).toBe('#000000');
    expect(toHex({ l: 0.627955, c: 0.257683, h: 29.234 })).toBe('#ff0000');
  });

  it('reduces the chroma of a color outside sRGB, and keeps its hue', () => {
    expect(toHex({ l: 0.7, c: 0.4, h: 145 })).toMatch(/^#00[a-f]/);
  });
});
