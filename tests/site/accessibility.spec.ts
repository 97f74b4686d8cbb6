import { audit, openStill, themes } from '../support/look';
import { expect, languages, pathGroups, pathIn, pathOfEachKind, test } from '../support/site';

const sizes = { wide: { width: 1280, height: 800 }, phone: { width: 375, height: 700 } };

/** The four ways that a page is looked at: each theme on each size. */
const views = Object.entries(sizes).flatMap(([name, size]) =>
  themes.map((colorScheme) => ({ name: `${name}, ${colorScheme}`, size, colorScheme })),
);

for (const language of languages)
  for (const [name, group] of pathGroups)
    test(`axe finds nothing on the ${name} (${language})`, async ({ page }) => {
      for (const [index, path] of group.entries()) {
        // One page of each kind is looked at in every way in English; the others take turns.
        const isThorough = language === 'en' && pathOfEachKind.includes(path);
        const chosen = isThorough ? views : views.filter((_, view) => view === index % views.length);
        for (const { name: view, size, colorScheme } of chosen) {
          await page.setViewportSize(size);
          await page.emulateMedia({ colorScheme });
          await openStill(page, pathIn(language, path));
          expect.soft(await audit(page), `${path}, ${view}`).toEqual([]);
        }
      }
    });
