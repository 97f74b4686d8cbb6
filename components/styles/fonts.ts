import localFont from 'next/font/local';

// Two variable fonts, 62 kB together: one for headings, one for text.
export const heading = localFont({
  src: '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-heading',
  display: 'swap',
});

export const body = localFont({
  src: '../../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-body',
  display: 'swap',
});
