import { pagesToTest } from '../support/changed-pages';
import { audit, themes } from '../support/look';
import {
  allPaths,
  expect,
  fixedPaths,
  languages,
  open,
  pathGroups,
  pathOfEachKind,
  paths,
  test,
  thorough,
} from '../support/site';

const softly = expect.configure({ soft: true });

const sizes = { wide: { width: 1280, height: 800 }, phone: { width: 375, height: 700 } };

/** The four views of a page: each theme at each size. */
const views = Object.entries(sizes).flatMap(([name, size]) =>
  themes.map((colorScheme) => ({ name: `${name}, ${colorScheme}`, size, colorScheme })),
);

const isFixed = (path: string) => (fixedPaths as readonly string[]).includes(path);

// On a push, main pages are tested in every language and each entry in one language, each page in one view.
const rotated = allPaths.filter(
  ({ language, path }) =>
    thorough || isFixed(path) || languages[paths.indexOf(path) % languages.length] === language,
);
const opened = pagesToTest(allPaths, rotated, pathOfEachKind);

for (const [number, language] of languages.entries())
  for (const [name, group] of pathGroups) {
    const pages = opened.filter((page) => page.language === language && group.includes(page.path));
    if (pages.length === 0) continue;

    test(`axe and the browser report no issue on the ${name} (${language})`, async ({ page }) => {
      for (const { path, address } of pages) {
        const offset = paths.indexOf(path) + number;
        for (const { name: view, size, colorScheme } of views.filter(
          (_, index) => thorough || index === offset % views.length,
        )) {
          await page.setViewportSize(size);
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await open(page, address);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.evaluate(() => document.fonts.ready);
          // On a busy computer, axe may take text for icons of a font, because its canvas does not have the font yet.
          await softly.poll(() => audit(page), `${address}, ${view}`).toEqual([]);
        }
      }
      // The pageErrors fixture in `support/site.ts` also fails the test on browser errors.
      expect(page.url()).not.toBe('about:blank');
    });
  }
