import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { locales } from '../../messages/routing';

const project = resolve(__dirname, '../..');

/** Whether the suite tests the fixture site instead of the real export. Each Playwright config sets TEST_SITE. */
const isFixture = process.env.TEST_SITE === 'fixture';

/** The real export. Set `SITE_ROOT` to test another one, e.g. the export of a copy of the project. */
export const realExport = resolve(project, process.env.SITE_ROOT ?? 'out');

/** The export under test. */
export const exportFolder = isFixture ? join(project, '.cache/fixture-site/out') : realExport;

/** The folder with the `content/` and `messages/` that the export was built from. */
export const sourceFolder = isFixture ? join(project, 'tests/fixture-site') : dirname(exportFolder);

/** The languages of the site under test, in the site's order. The fixture site may have fewer than the project. */
export const languageCodes = locales.filter((locale) =>
  existsSync(join(sourceFolder, 'messages', `${locale}.json`)),
);
