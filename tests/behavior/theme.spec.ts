import type { Page } from 'playwright/test';
import { messages } from '../support/content';
import { audit, waitForLayout } from '../support/look';
import { expect, isSameDocument, languages, markDocument, open, pathIn, test } from '../support/site';

const words = (language: (typeof languages)[number]) => messages(language).Theme ?? {};

const control = (page: Page) => page.getByRole('contentinfo').getByRole('combobox');

/** What a visitor sees of the theme: the background, the scheme of native controls, and the color of the browser's bar. */
const look = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    const bars = metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content);
    return { backgroundColor, colorScheme, bars };
  });

/** The values of `look` on a system with this color scheme. */
async function systemLook(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  const { backgroundColor, bars } = await look(page);
  expect(bars).toHaveLength(1);
  return { backgroundColor, bars, colorScheme };
}

test('the theme follows the system until the visitor chooses one, and the choice is kept', async ({
  page,
}) => {
  await open(page, '/contact');
  const dark = await systemLook(page, 'dark');
  const light = await systemLook(page, 'light');
  expect(dark.backgroundColor).not.toBe(light.backgroundColor);
  expect(dark.bars).not.toEqual(light.bars);
  await expect(control(page)).toHaveValue('');
  const map = page.getByRole('main').locator('iframe');
  await expect(map).toHaveCSS('filter', 'none');

  await test.step('dark on a light system', async () => {
    await control(page).selectOption(words('en').dark as string);
    expect(await look(page)).toEqual(dark);
    await expect(map).not.toHaveCSS('filter', 'none');
    await expect.poll(() => audit(page), { timeout: 20_000 }).toEqual([]);
  });

  await test.step('on the next page, and in another language', async () => {
    await markDocument(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    await expect.poll(() => look(page)).toEqual(dark);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL('/fr/privacy-policy');
    await expect(control(page)).toHaveValue('dark');
    await expect.poll(() => look(page)).toEqual(dark);
    expect(await isSameDocument(page)).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-started');
  });

  await test.step('after a reload, before any script file runs', async () => {
    await page.route('**/*.js', () => {});
    await page.goto('/services', { waitUntil: 'commit' });
    await expect(control(page)).toHaveValue('dark');
    expect(await look(page)).toEqual(dark);
  });

  await test.step('light on a dark system, also in other tabs', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    const other = await page.context().newPage();
    await other.emulateMedia({ colorScheme: 'dark' });
    await other.goto('/about');
    await control(page).selectOption('light');
    expect(await look(page)).toEqual(light);
    await expect.poll(() => look(other)).toEqual(light);
    await expect(control(other)).toHaveValue('light');
    await other.close();
  });

  await test.step('print is light', async () => {
    await control(page).selectOption('dark');
    await page.emulateMedia({ media: 'print' });
    expect((await look(page)).colorScheme).toBe('light');
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the system again', async () => {
    await control(page).selectOption('');
    expect((await look(page)).backgroundColor).toBe(dark.backgroundColor);
    await page.emulateMedia({ colorScheme: 'light' });
    expect((await look(page)).backgroundColor).toBe(light.backgroundColor);
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('preferredTheme');
  });
});

for (const system of ['light', 'dark'] as const)
  test(`the map and the artwork follow the chosen theme on a ${system} system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await open(page, '/contact');
    const map = page.getByRole('main').locator('iframe');
    const shot = () => page.getByRole('main').locator('img').first().screenshot({ animations: 'disabled' });
    const filters: Record<string, string> = {};
    for (const theme of ['light', 'dark']) {
      await control(page).selectOption(theme);
      filters[theme] = await map.evaluate((frame) => getComputedStyle(frame).filter);
      // The page in the frame learns from the color scheme of the frame which theme it should have.
      await expect(map).toHaveCSS('color-scheme', 'light');
    }
    expect(filters.light).toBe('none');
    expect(filters.dark).toContain('invert');
    // Repeats, because the first screenshot may come before the browser has painted the chosen theme.
    await expect(async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      const onLight = await shot();
      await page.emulateMedia({ colorScheme: 'dark' });
      expect((await shot()).equals(onLight)).toBe(true);
    }).toPass();
  });

test('the control has a name and options in every language', async ({ page }) => {
  for (const language of languages) {
    await page.goto(pathIn(language, '/about'));
    const { label, system, light, dark } = words(language);
    await expect(control(page)).toHaveAccessibleName(label as string);
    await expect(control(page).locator('option')).toHaveText([system, light, dark] as string[]);
  }
});

test('the theme can be chosen when storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  await control(page).selectOption('dark');
  await page.evaluate(() => dispatchEvent(new Event('pageshow')));
  await waitForLayout(page);
  expect((await look(page)).colorScheme).toBe('dark');
});

test('the control is hidden without JavaScript', async ({ withoutScript }) => {
  const page = await withoutScript.newPage();
  await page.goto('/about');
  await expect(page.locator('footer select')).toHaveCount(1);
  await expect(control(page)).toHaveCount(0);
});
