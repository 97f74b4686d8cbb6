import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UnrecognizedHtml } from '../next-html';

/** What Next exports for the default language, by the name it should have: pages and their payloads. */
const endings = ['.html', '.txt'] as const;

/**
 * Moves the pages of the default language to addresses without a language: `en/about.html` → `about.html`,
 * `en.html` → `index.html`. Its 404 page takes the place of Next's own.
 * @param out the folder of the export
 * @throws {UnrecognizedHtml} if the export does not look as expected, e.g. after an update of Next
 */
export function moveDefaultLanguage(out: string, language: string): void {
  const folder = join(out, language);
  if (!existsSync(folder) || !existsSync(`${folder}.html`)) {
    throw new UnrecognizedHtml('', 'exportedFiles', `it holds no ${language}.html and ${language}/`);
  }
  for (const ending of endings) {
    rmSync(join(out, `_not-found${ending}`), { force: true });
    renameSync(folder + ending, join(out, `index${ending}`));
  }
  rmSync(join(out, '_not-found'), { recursive: true, force: true });
  rmSync(join(out, '404.html'), { force: true });
  for (const name of readdirSync(folder)) {
    if (existsSync(join(out, name))) {
      throw new Error(`Both /${name} and /${language}/${name} are exported; rename one of the routes.`);
    }
    renameSync(join(folder, name), join(out, name));
  }
  rmSync(folder, { recursive: true });
}
