import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { filesBelow } from '@/scripts/lib/files';

/** A font in `components/styles/font-files.json`. */
type FontFile = {
  /** The name of the written file. */
  name: string;
  /** The path of the full font in `node_modules`. */
  source: string;
  /** The lightest and the boldest weight that the styles use. */
  weights: [min: number, max: number];
  /** OpenType features that the styles use. */
  features: string[];
  /** Whether the styles set labels in capitals (`uppercase`), so that the font needs the capitals of all letters. */
  uppercase?: boolean;
};

/** The folder of the written fonts, from which `components/styles/fonts.ts` reads. */
export const fontFolder = '.cache/fonts';

/** The files with the texts of pages. Components have literal characters, such as arrows. */
const textFiles = {
  content: /^(?!schemas|dictionary).*\.json$/,
  messages: /\.json$/,
  components: /\.(tsx|css)$/,
  app: /\.tsx$/,
};

/** Characters that always stay: ASCII, and the spaces that `Intl` puts into numbers and dates. */
const always = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
  '\u00a0',
  '\u202f',
];

/** Replaces the escape sequences that JSON may have. */
const withoutEscapes = (text: string) =>
  text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** All characters that pages may show. Derived from content, messages, and components, so edits need no further step. */
export function usedCharacters(root: string): Set<string> {
  const used = new Set(always);
  for (const [folder, pattern] of Object.entries(textFiles))
    for (const file of filesBelow(join(root, folder)))
      if (pattern.test(file))
        for (const character of withoutEscapes(readFileSync(join(root, folder, file), 'utf8')))
          if (character >= ' ') used.add(character);
  return used;
}

/** Adds the capitals of all letters. */
const withCapitals = (characters: Set<string>) =>
  new Set([...characters, ...[...characters].map((character) => character.toUpperCase())]);

/**
 * Writes the fonts of the site with only the characters, weights, and features that it uses.
 * @returns the written files with their sizes in bytes
 */
export async function subsetFonts(root: string): Promise<{ name: string; bytes: number }[]> {
  const fonts: FontFile[] = JSON.parse(readFileSync(join(root, 'components/styles/font-files.json'), 'utf8'));
  const characters = usedCharacters(root);
  mkdirSync(join(root, fontFolder), { recursive: true });
  return Promise.all(
    fonts.map(async ({ name, source, weights: [min, max], features, uppercase }) => {
      const text = [...(uppercase ? withCapitals(characters) : characters)].join('');
      const font = await subsetFont(readFileSync(join(root, 'node_modules', source)), text, {
        targetFormat: 'woff2',
        variationAxes: { wght: { min, max } },
        keepFeatures: features,
        // Names of styles for menus, and signatures; browsers use neither.
        dropTables: ['STAT', 'DSIG'],
      });
      writeFileSync(join(root, fontFolder, `${name}.woff2`), font);
      return { name, bytes: font.length };
    }),
  );
}
