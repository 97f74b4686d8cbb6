import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readLogo } from '@/lib/content/logo';
import { readTokens, toHexLinear } from '@/lib/site/tokens';
import { averageColor, writePicture } from './encode';
import { type Entry, readEntries } from './entries';
import { writeIcons } from './icons';
import {
  type Drawn,
  fingerprint,
  type Manifest,
  readManifest,
  sourceFingerprint,
  writeManifest,
} from './manifest';
import { budgetOf, type Picture, paintPicture, picturesOf } from './pictures';

type Options = {
  /** The folder of the project. */
  root: string;
  /** Called after each drawn picture. */
  onDrawn?: (key: string) => void;
  /** Selects the entries whose outdated pictures are drawn again; missing pictures are always drawn. Default: all. */
  only?: (entry: Entry) => boolean;
};

/**
 * Draws every picture and icon that is missing or outdated, and removes the pictures of removed entries. An outdated
 * picture that `only` excludes keeps its old entry in the manifest, so that a later run draws it.
 */
export async function drawArt({
  root,
  onDrawn,
  only,
}: Options): Promise<{ drawn: number; kept: number; removed: string[] }> {
  // Artwork is dark in both themes, so either theme gives the same colors.
  const tokens = readTokens('dark', path.join(root, 'components', 'styles', 'tokens.css'));
  const source = sourceFingerprint(tokens, root);
  const before = readManifest(root);
  const after: Manifest = {};
  let drawn = 0;

  const isThere = (entry: Drawn | undefined): entry is Drawn =>
    entry?.files.every((file) => existsSync(path.join(root, file))) ?? false;
  const isFresh = (entry: Drawn | undefined, inputs: string): entry is Drawn =>
    entry?.inputs === inputs && isThere(entry);

  const draw = async (picture: Picture, inputs: string) => {
    const canvas = paintPicture(picture, tokens);
    await writePicture(canvas, picture.files, budgetOf(picture), root);
    const color = toHexLinear(averageColor(canvas));
    after[picture.key] = { inputs, color, files: picture.files.map((file) => file.path) };
    drawn++;
    onDrawn?.(picture.key);
  };

  const issues: string[] = [];
  // Encoding runs in the background while the next picture is painted.
  let encoding: Promise<void> = Promise.resolve();
  for (const picture of readEntries(root).flatMap((entry) => picturesOf(entry))) {
    const inputs = fingerprint(source, picture.entry);
    const known = before[picture.key];
    if (isFresh(known, inputs) || (only?.(picture.entry) === false && isThere(known))) {
      after[picture.key] = known;
      continue;
    }
    const previous = encoding;
    encoding = draw(picture, inputs).catch((error: Error) => {
      issues.push(error.message);
    });
    await previous;
  }
  await encoding;

  const iconInputs = fingerprint(source, readLogo(root));
  if (isFresh(before.icons, iconInputs) || (only && isThere(before.icons))) after.icons = before.icons;
  else {
    after.icons = { inputs: iconInputs, files: await writeIcons(tokens, root) };
    drawn++;
    onDrawn?.('icons');
  }

  // The manifest omits pictures that failed, so that the next run draws them again.
  writeManifest(after, root);
  if (issues.length > 0) throw new Error(issues.join('\n'));
  const wanted = new Set(Object.values(after).flatMap(({ files }) => files));
  const removed = Object.values(before)
    .flatMap(({ files }) => files)
    .filter((file) => !wanted.has(file) && existsSync(path.join(root, file)));
  for (const file of removed) rmSync(path.join(root, file));
  return { drawn, kept: Object.keys(after).length - drawn, removed };
}
