import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const fontFile = (family: string, weight: number) =>
  join('node_modules/@fontsource', family, 'files', `${family}-latin-${weight}-normal.woff`);

/** The fonts of the link preview pictures, by the name that `preview-card.tsx` uses. */
export const previewFonts = [
  { name: 'heading', file: fontFile('bricolage-grotesque', 700), weight: 700 },
  { name: 'text', file: fontFile('figtree', 500), weight: 500 },
] as const;

const artwork = 'lib/artwork';

/** The files that determine how a link preview picture looks: code, colors, fonts, and the versions of packages. */
export function previewSources(): string[] {
  return [
    'app/og/[...slug]/route.tsx',
    'lib/seo/preview-card.tsx',
    ...readdirSync(artwork).map((name) => `${artwork}/${name}`),
    'lib/site/tokens.ts',
    'components/styles/tokens.css',
    ...previewFonts.map(({ file }) => file),
    'node_modules/@vercel/og/package.json',
    'node_modules/sharp/package.json',
  ];
}
