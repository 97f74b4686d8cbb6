import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const project = resolve(__dirname, '../..');

/** Whether the suite tests the small frozen site; otherwise it tests the real export. Each config says so. */
const isFixture = process.env.TEST_SITE === 'fixture';

/** The export under test. `SITE_ROOT` names another one, e.g. that of a copy of the project. */
export const exportFolder = isFixture
  ? join(project, '.cache/fixture-site/out')
  : resolve(project, process.env.SITE_ROOT ?? 'out');

/** The folder whose `content/` and `messages/` the export was made from. */
export const sourceFolder = isFixture ? join(project, 'tests/fixture-site') : dirname(exportFolder);

/** The languages of the site under test, the default one first. */
export const languageCodes = readdirSync(join(sourceFolder, 'messages'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace(/\.json$/, ''))
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));
