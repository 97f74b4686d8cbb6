/**
 * @jest-environment node
 */

import { readTokens } from '@/lib/site/tokens';
import { faviconSvg, logoSvg, packIco } from '@/scripts/tools/artwork/icons';

const logo = { shapes: ['M0 0H9Z', 'M0 9H9Z'] };

describe('icons', () => {
  it('uses the text color in the header', () => {
    expect(logoSvg(logo)).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="currentColor" d="M0 0H9ZM0 9H9Z"/></svg>\n',
    );
  });

  it('changes with the theme of the browser', () => {
    expect(faviconSvg(readTokens('light'), logo)).toContain('@media(prefers-color-scheme:dark)');
  });

  it('packs several pictures into one file, with an entry for each', () => {
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
