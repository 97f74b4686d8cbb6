import localFont from 'next/font/local';

// Two variable fonts: one for headings, one for text. The build writes these files with only the characters, weights, and
// features that the site uses (font-files.json, `scripts/build/steps/subset-fonts.ts`); the development server copies the
// full fonts. A character that a font lacks is shown in the fallback font, which Next adjusts to the same metrics.
export const heading = localFont({
  src: '../../.cache/fonts/heading.woff2',
  weight: '600 700',
  variable: '--font-heading',
  display: 'swap',
});

export const body = localFont({
  src: '../../.cache/fonts/body.woff2',
  weight: '400 700',
  variable: '--font-body',
  display: 'swap',
});
