import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contourMap } from './artwork/contours';
import { drawArt } from './artwork/draw';
import { writeIconSprite } from './icons';
import { drawVideo } from './video';

/** Draws all pictures and logo files that are missing or out of date. */
async function drawPictures(): Promise<void> {
  const root = process.cwd();
  const started = Date.now();
  writeFileSync(join(root, 'public/images/map.svg'), contourMap());
  const { drawn, kept, removed } = await drawArt({ root, onDrawn: (key) => console.log(`drawn   ${key}`) });
  for (const file of removed) console.log(`removed ${file}`);
  console.log(`${drawn} drawn, ${kept} up to date, in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/**
 * `npm run art` draws pictures that are missing or out of date, `npm run art -- video` draws the video of the home page,
 * `npm run art -- icons` writes the icon sprite.
 */
async function main(): Promise<void> {
  const [what = 'pictures'] = parseArgs({ allowPositionals: true }).positionals;
  if (what === 'video') return drawVideo();
  if (what === 'icons') return console.log(`public/icons.svg: ${await writeIconSprite()} icons`);
  if (what !== 'pictures')
    throw new Error(`"${what}" is unknown. Use "video", "icons", or nothing for pictures.`);
  return drawPictures();
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
