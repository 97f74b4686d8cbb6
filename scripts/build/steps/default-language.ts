import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What the framework exports for the default language, by the name it should have: pages and their payloads. */
const endings = ['.html', '.txt'] as const;

/**
 * Moves the pages of the default language to addresses without a language: `en/about.html` → `about.html`,
 * `en.html` → `index.html`. Its 404 page takes the place of the framework's own.
 * @param out the folder of the export
 * @throws {Error} if the export does not look as expected, e.g. after an update of the framework
 */
export function moveDefaultLanguage(out: string, language: string): void {
  const folder = join(out, language);
  if (!existsSync(folder) || !existsSync(`${folder}.html`)) {
    throw new Error(
      `The export holds no ${language}.html and ${language}/: has the framework changed how it names pages? See scripts/build/steps/default-language.ts.`,
    );
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
