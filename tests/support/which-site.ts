import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const project = resolve(__dirname, '../..');

/** Whether the suite tests the fixture site instead of the real export. Each Playwright config sets TEST_SITE. */
const isFixture = process.env.TEST_SITE === 'fixture';

/** The real export. Set `SITE_ROOT` to test another one, e.g. the export of a copy of the project. */
export const realExport = resolve(project, process.env.SITE_ROOT ?? 'out');

/** The export under test. */
export const exportFolder = isFixture ? join(project, '.cache/fixture-site/out') : realExport;

/** The folder with the `content/` and `messages/` that the export was built from. */
export const sourceFolder = isFixture ? join(project, 'tests/fixture-site') : dirname(exportFolder);

/** The languages of the site under test, the default language first. */
export const languageCodes = readdirSync(join(sourceFolder, 'messages'))
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace(/\.json$/, ''))
  .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));
