import { readAloud } from '../support/read-aloud';
import { expect, languages, open, pathIn, test } from '../support/site';

/** Kept and read by a person; after a change that is meant, `npm run test:behavior -- read-aloud -u` writes them anew. */
const pages = {
  home: '/',
  service: '/services/ai-ml',
  list: '/case-studies',
  study: '/case-studies/financial-ml-platform',
  contact: '/contact',
} as const;

for (const language of languages)
  for (const [name, path] of Object.entries(pages))
    test(`the ${name} page reads aloud as it was approved (${language})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, pathIn(language, path));
      // The footer names the year of the build.
      const aloud = (await readAloud(page)).replace(/© \d{4}/, '© {year}');
      expect(aloud).toMatchSnapshot(['read-aloud', language, `${name}.txt`]);
    });
