/**
 * @jest-environment node
 */
import { faviconSvg, logoSvg, packIco } from '@/scripts/art/icons';
import { readTokens } from '@/scripts/tokens';

describe('icons', () => {
  it('follows the text around it in the header', () => {
    expect(logoSvg()).toContain('fill="currentColor"');
  });

  it('changes with the theme of the browser', () => {
    expect(faviconSvg(readTokens('light'))).toContain('@media(prefers-color-scheme:dark)');
  });

  it('packs pictures one after another, with an entry for each', () => {
    const images = [
      { size: 16, png: Buffer.from('small') },
      { size: 256, png: Buffer.from('larger') },
    ];
    const ico = packIco(images);
    expect(ico.readUInt16LE(4)).toBe(2);
    expect(ico.readUInt8(6)).toBe(16);
    expect(ico.readUInt8(6 + 16)).toBe(0);
    const [length, offset] = [ico.readUInt32LE(6 + 16 + 8), ico.readUInt32LE(6 + 16 + 12)];
    expect(ico.subarray(offset, offset + length).toString()).toBe('larger');
  });
});
