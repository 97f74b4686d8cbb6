import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readLogo } from '@/lib/content/logo';
import { readTokens } from '@/lib/site/tokens';
import { filesBelow } from '@/scripts/lib/files';
import { writePicture } from './encode';
import { type Entry, readEntries } from './entries';
import { iconFiles, writeIcons } from './icons';
import { hashOf, type Manifest, readManifest, sourceHashes, writeManifest } from './manifest';
import { budgetOf, hourOf, type Picture, paintPicture, picturesOf } from './pictures';

/** The folder that contains only drawn pictures. */
const pictureFolder = 'public/images/art';

type Options = {
  /** The folder of the project. */
  root: string;
  /** Called after each drawn picture. */
  onDrawn?: (key: string) => void;
  /** Selects the entries whose outdated pictures are drawn again; missing pictures are always drawn. Default: all. */
  only?: (entry: Entry) => boolean;
};

/**
 * Hashes everything that the pictures of an entry depend on. Includes its hour, which most kinds get from a table in
 * `lib/content/picture-hours.ts` and not from the entry.
 * @param source the hash of what its kind has in common
 */
export const inputsOf = (entry: Entry, source: string): string => hashOf(source, entry, hourOf(entry));

/**
 * Draws every picture and icon that is missing or outdated, and removes the pictures of removed entries. An outdated
 * picture that `only` excludes keeps its old hash in the manifest, so that a later run draws it.
 */
export async function drawArt({
  root,
  onDrawn,
  only,
}: Options): Promise<{ drawn: number; kept: number; removed: string[] }> {
  // Artwork is dark in both themes, so either theme gives the same colors.
  const tokens = readTokens('dark', path.join(root, 'components', 'styles', 'tokens.css'));
  const sourceOf = sourceHashes(tokens, root);
  const before = readManifest(root);
  const after: Manifest = {};
  let drawn = 0;

  const inProject = (file: string) => path.join(root, file);
  /** Keeps a picture in the manifest if it need not be drawn. @returns whether it was kept */
  const keep = (key: string, inputs: string, files: readonly string[], isSelected: boolean): boolean => {
    const known = before[key];
    if (known === undefined || !files.every((file) => existsSync(inProject(file)))) return false;
    if (known !== inputs && isSelected) return false;
    after[key] = known;
    return true;
  };
  const record = (key: string, inputs: string) => {
    after[key] = inputs;
    drawn++;
    onDrawn?.(key);
  };
  const draw = async (picture: Picture, inputs: string) => {
    await writePicture(paintPicture(picture, tokens), picture.files, budgetOf(picture), root);
    record(picture.key, inputs);
  };

  const pictures = readEntries(root).flatMap((entry) => picturesOf(entry));
  const issues: string[] = [];
  // Encoding runs in the background while the next picture is painted.
  let encoding: Promise<void> = Promise.resolve();
  for (const picture of pictures) {
    const { entry, key, files } = picture;
    const inputs = inputsOf(entry, sourceOf(entry.kind));
    const paths = files.map((file) => file.path);
    if (keep(key, inputs, paths, only?.(entry) ?? true)) continue;
    const previous = encoding;
    encoding = draw(picture, inputs).catch((error: Error) => {
      issues.push(error.message);
    });
    await previous;
  }
  await encoding;

  const iconInputs = hashOf(sourceOf('icons'), readLogo(root));
  if (!keep('icons', iconInputs, iconFiles, only === undefined)) {
    await writeIcons(tokens, root);
    record('icons', iconInputs);
  }

  // The manifest omits pictures that failed, so that the next run draws them again.
  writeManifest(after, root);
  if (issues.length > 0) throw new Error(issues.join('\n'));
  const wanted = new Set(pictures.flatMap(({ files }) => files.map((file) => file.path)));
  const present = existsSync(inProject(pictureFolder)) ? filesBelow(inProject(pictureFolder)) : [];
  const removed = present.map((file) => `${pictureFolder}/${file}`).filter((file) => !wanted.has(file));
  for (const file of removed) rmSync(inProject(file));
  return { drawn, kept: Object.keys(after).length - drawn, removed };
}
