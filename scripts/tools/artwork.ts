import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contourMap } from './artwork/contours';
import { drawArt } from './artwork/draw';
import { horizonDrawing } from './artwork/horizon';
import { writeSheet } from './artwork/sheet';

/** `npm run art`: draws what is missing or out of date; with `-- --sheet` puts it all on one sheet. */
async function main(): Promise<void> {
  const root = process.cwd();
  const started = Date.now();
  writeFileSync(join(root, 'public/images/horizon.svg'), horizonDrawing());
  writeFileSync(join(root, 'public/images/map.svg'), contourMap());
  const { drawn, kept, removed } = await drawArt({ root, onDrawn: (key) => console.log(`drawn   ${key}`) });
  for (const file of removed) console.log(`removed ${file}`);
  console.log(`${drawn} drawn, ${kept} up to date, in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  if (process.argv.includes('--sheet')) console.log(`sheet   ${await writeSheet(root)}`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
