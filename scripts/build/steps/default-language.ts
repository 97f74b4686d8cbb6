import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { UnrecognizedHtml } from '../next-html';

/** Pages and their payloads. */
const extensions = ['.html', '.txt'] as const;

/**
 * Moves the pages of the default language to paths without a language: `en/about.html` → `about.html`, `en.html` →
 * `index.html`. Its 404 page replaces the built-in one of Next.
 * @param out the folder of the export
 * @throws {UnrecognizedHtml} if the export does not have the expected files, e.g. after an update of Next
 */
export function moveDefaultLanguage(out: string, language: string): void {
  const folder = join(out, language);
  if (!existsSync(folder) || !existsSync(`${folder}.html`)) {
    throw new UnrecognizedHtml('', 'exportedFiles', `it has no ${language}.html and ${language}/`);
  }
  for (const extension of extensions) {
    rmSync(join(out, `_not-found${extension}`), { force: true });
    renameSync(folder + extension, join(out, `index${extension}`));
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
