/** @jest-environment node */
import { existsSync } from 'node:fs';
import { buildSync } from 'esbuild';
import { previewFonts, previewSources } from '@/lib/seo/preview-sources';

describe('previewSources', () => {
  it('lists all modules that draw a picture', () => {
    const { metafile } = buildSync({
      entryPoints: ['lib/seo/preview-card.tsx'],
      bundle: true,
      packages: 'external',
      platform: 'node',
      metafile: true,
      write: false,
    });
    const modules = Object.keys(metafile.inputs);
    expect(modules).toContain('lib/artwork/strata.ts');
    expect(previewSources()).toEqual(expect.arrayContaining(modules));
  });

  it('lists the fonts, and the packages that render the text', () => {
    const sources = previewSources();
    for (const { file } of previewFonts) expect(sources).toContain(file);
    expect(sources).toContain('node_modules/@vercel/og/package.json');
    expect(sources.filter((file) => !existsSync(file))).toEqual([]);
  });
});
