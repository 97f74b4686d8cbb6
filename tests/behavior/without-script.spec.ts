import type { Page } from 'playwright/test';
import { messages } from '../support/content';
import {
  expect,
  type Language,
  languages,
  mockPhotos,
  open,
  order,
  pathIn,
  pathOfEachKind,
  sample,
  test,
} from '../support/site';

/** Returns the hint that a form shows without JavaScript. */
const withoutScriptWords = (language: Language) => messages(language).Form?.withoutScript ?? 'JavaScript';

/** Returns the visible lines of text in the main element. */
const shownLines = async (page: Page) => {
  // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts
  const text = await page.getByRole('main').innerText();
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
};

/** Returns the lines of text in controls that do nothing without JavaScript. */
const controlLines = async (page: Page) =>
  (await page.getByRole('main').locator('.needs-script').allInnerTexts()).flatMap((text) =>
    text.split('\n').map((line) => line.trim()),
  );

for (const half of [0, 1])
  test(`pages show without JavaScript all the text that they show with JavaScript (${half + 1} of 2)`, async ({
    page,
    withoutScript,
  }) => {
    test.setTimeout(120_000);
    const bare = await withoutScript.newPage();
    for (const [index, path] of pathOfEachKind.entries())
      for (const language of sample(languages, languages[index % languages.length] as Language)) {
        if (index % 2 !== half) continue;
        const address = pathIn(language, path);
        await open(page, address);
        await bare.goto(address);
        const shown = await shownLines(bare);
        // There is no shortcut to turn off without JavaScript.
        const known = [...shown, messages(language).Search?.shortcut, ...(await controlLines(page))];
        const missing = (await shownLines(page)).filter((line) => !known.includes(line));
        expect(missing, address).toEqual([]);
        expect(shown.length, address).toBeGreaterThan(5);
      }
  });

test('navigation works without JavaScript', async ({ withoutScript }) => {
  const page = await withoutScript.newPage();
  await page.goto('/');
  for (const [name, path] of [
    ['Services', '/services'],
    ['Case Studies', '/case-studies'],
    ['Industries', '/industries'],
    ['About', '/about'],
    ['Contact', '/contact'],
    ['Home', '/'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('the list shows all case studies without JavaScript, and no controls that would do nothing', async ({
  withoutScript,
}) => {
  const page = await withoutScript.newPage();
  await page.goto('/case-studies');
  await expect(page.getByRole('main').locator('search')).toHaveCount(1);
  await expect(page.getByRole('main').locator('button, input, select').filter({ visible: true })).toHaveCount(
    0,
  );
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(order['case-studies'].length);
  for (const [index, id] of order['case-studies'].entries()) {
    await expect(cards.nth(index)).toBeVisible();
    await expect(cards.nth(index).getByRole('link')).toHaveAttribute('href', `/case-studies/${id}`);
  }
});

for (const [address, count] of [
  ['/contact', 4],
  ['/services/ai-ml', undefined],
] as const) {
  test(`questions on ${address} open and close without JavaScript`, async ({ withoutScript }) => {
    const page = await withoutScript.newPage();
    await page.goto(address);
    const questions = page.getByRole('main').locator('details');
    if (count) await expect(questions).toHaveCount(count);
    await expect(questions).not.toHaveCount(0);
    for (const question of await questions.all()) {
      const answer = question.locator('summary + *');
      await expect(answer).toBeHidden();
      await question.locator('summary').click();
      await expect(answer).toBeVisible();
      await question.locator('summary').press('Enter');
      await expect(answer).toBeHidden();
    }
  });
}

test('photos show over the artwork without JavaScript', async ({ withoutScript }) => {
  const page = await withoutScript.newPage();
  await mockPhotos(page);
  await page.goto('/about');
  const photograph = page.getByRole('main').locator('img[src*="images.unsplash.com"]').first();
  await expect(photograph).toHaveCSS('opacity', '1');
  await expect
    .poll(() => photograph.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('the table of contents links to the sections without JavaScript', async ({ withoutScript }) => {
  const page = await withoutScript.newPage();
  await page.goto('/case-studies/financial-ml-platform');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Start a Similar Project' }).click();
  await expect(page).toHaveURL('/case-studies/financial-ml-platform#contact-form');
  await expect(page.getByRole('heading', { name: 'Start a Similar Project' })).toBeInViewport();
});

for (const path of ['/contact', '/case-studies/financial-ml-platform']) {
  test(`the form of ${path} shows an email address without JavaScript`, async ({ withoutScript }) => {
    const page = await withoutScript.newPage();
    for (const language of sample(languages, 'fr')) {
      await page.goto(pathIn(language, path));
      const area = page.getByRole('main').locator(':is(section, aside):has(form)');
      await expect(area).toContainText(withoutScriptWords(language), { useInnerText: true });
      const link = area.locator('noscript').getByRole('link', { name: 'info@brightmesa.example' });
      await expect(link).toBeVisible();
      await expect(link).toHaveAttribute('href', 'mailto:info@brightmesa.example');
    }
  });

  test(`the form of ${path} does not show that hint with JavaScript`, async ({ page }) => {
    for (const language of sample(languages, 'fr')) {
      await open(page, pathIn(language, path));
      const main = page.getByRole('main');
      await expect(main.locator('form')).toBeVisible();
      await expect(main).not.toContainText(withoutScriptWords(language), { useInnerText: true });
    }
  });
}
