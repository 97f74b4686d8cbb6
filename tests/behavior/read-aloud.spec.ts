import { readAloud } from '../support/read-aloud';
import { expect, languages, mockPhotos, open, pathIn, test } from '../support/site';

/** A person reviewed these snapshots. After an intended change, update them: `npm test -- behavior read-aloud -u`. */
const pages = {
  home: '/',
  service: '/services/ai-ml',
  list: '/case-studies',
  study: '/case-studies/financial-ml-platform',
  article: '/insights/cost-of-alerts',
  contact: '/contact',
} as const;

for (const language of languages)
  for (const [name, path] of Object.entries(pages))
    test(`the ${name} page matches its reviewed screen-reader text (${language})`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await mockPhotos(page);
      await open(page, pathIn(language, path));
      // On a busy machine, Chromium may omit nodes of its tree in several answers, so a difference is read again.
      await expect(async () => {
        // The footer contains the year of the build.
        const aloud = (await readAloud(page)).replace(/© \d{4}/, '© {year}');
        expect(aloud).toMatchSnapshot(['read-aloud', language, `${name}.txt`]);
      }).toPass();
    });
