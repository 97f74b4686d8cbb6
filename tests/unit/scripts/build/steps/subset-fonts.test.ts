/** @jest-environment node */
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fontFolder, subsetFonts, usedCharacters } from '@/scripts/build/steps/subset-fonts';
import { temporaryFolder } from '../../../support/folder';

/** A project with one text, and the fonts of this one. */
function project(text: string): string {
  const list = 'components/styles/font-files.json';
  const root = temporaryFolder({ 'content/pages/home.json': text, [list]: readFileSync(list) });
  for (const folder of ['messages', 'app', 'lib']) mkdirSync(join(root, folder));
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  return root;
}

test('the characters of the content, also escaped ones, and always ASCII and both no-break spaces', () => {
  const used = usedCharacters(project('{"title": "pleine œuvre \\u00e9"}'));
  for (const character of ['œ', 'é', '0', '9', 'Z', '~', '\u00a0', '\u202f'])
    expect([...used]).toContain(character);
  expect([...used]).not.toContain('ß');
});

test('a new character in the content makes the fonts larger', async () => {
  const [before, after] = await Promise.all([
    subsetFonts(project('{"title": "a"}')),
    subsetFonts(project('{"title": "a ß ø å"}')),
  ]);
  for (const [index, { name, bytes }] of after.entries()) {
    expect(bytes).toBeGreaterThan(before[index]?.bytes ?? 0);
    expect(name).toBe(['heading', 'body'][index]);
  }
});

test('the fonts of this site have at most 36 kB together', async () => {
  const root = project(JSON.stringify('àâçèéêëíîñóôùúûüœÀÉÍÓÚ¡¿«»–’“”…·'));
  const fonts = await subsetFonts(root);
  expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(36_000);
  for (const { name, bytes } of fonts)
    expect(readFileSync(join(root, fontFolder, `${name}.woff2`))).toHaveLength(bytes);
});
