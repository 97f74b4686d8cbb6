import type { Locator, Page } from 'playwright/test';
import {
  addressOf,
  expect,
  isSameDocument,
  type Language,
  languages,
  markDocument,
  open,
  pathIn,
  sample,
  test,
} from '../support/site';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Scrolls down and waits until the position is reached. */
async function scrollDown(page: Page, top = 700) {
  await scrollTo(page, top);
  await expect.poll(() => scrolled(page)).toBe(top);
}

const header = (page: Page) => page.getByRole('banner');
const content = (page: Page) => page.getByRole('main');
const footer = (page: Page) => page.getByRole('contentinfo');

const link = (within: Locator, language: Language, path: string) =>
  within
    .locator(`a[href="${pathIn(language, path)}"]`)
    .filter({ visible: true })
    .last();

/** A route through every kind of page. Each step follows a link on the previous page. */
const walk: [area: (page: Page) => Locator, path: string][] = [
  [content, '/services'],
  [content, '/services/data-analytics'],
  [content, '/services/strategy-consulting'],
  [content, '/contact'],
  [header, '/case-studies'],
  [content, '/case-studies/insurance-claim-processing'],
  [content, '/case-studies/healthcare-data-integration'],
  [content, '/case-studies'],
  [header, '/industries'],
  [content, '/industries/manufacturing'],
  [content, '/industries/healthcare'],
  [footer, '/how-we-work'],
  [footer, '/security'],
  [footer, '/privacy-policy'],
  [footer, '/terms-of-service'],
  [header, '/about'],
  [header, '/'],
];

for (const language of sample(languages, 'es')) {
  test(`navigates without a reload and starts every page at the top (${language})`, async ({ page }) => {
    await open(page, pathIn(language, '/'));
    await markDocument(page);
    const titles = new Set<string>();
    for (const [area, path] of walk) {
      const before = await page.title();
      await scrollDown(page, 400);
      await link(area(page), language, path).click();
      await expect(page).toHaveURL(pathIn(language, path));
      await expect.poll(() => scrolled(page), `scroll position of ${path}`).toBe(0);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      // The old title disappears a moment before the new one is set.
      await expect.poll(async () => !['', before].includes(await page.title())).toBe(true);
      titles.add(await page.title());
    }
    expect(await isSameDocument(page)).toBe(true);
    expect(titles.size).toBe(new Set(walk.map(([, path]) => path)).size);
  });
}

test('navigates without a reload after a language change', async ({ page }) => {
  await open(page, '/services');
  await markDocument(page);
  await footer(page).getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL('/fr/services');
  await link(content(page), 'fr', '/services/ai-ml').click();
  await expect(page).toHaveURL('/fr/services/ai-ml');
  await footer(page).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/services/ai-ml');
  await link(content(page), 'en', '/contact').click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  expect(await isSameDocument(page)).toBe(true);
});

test.describe('starts at the top of the page after', () => {
  for (const [how, name, path] of [
    ['a navigation link', 'About', '/about'],
    ['Get in Touch', 'Get in Touch', '/contact'],
    ['the logo', 'Brightmesa, home page', '/'],
  ] as const) {
    test(`a click on ${how}`, async ({ page }) => {
      await open(page, '/services');
      await scrollDown(page);
      await header(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect.poll(() => scrolled(page)).toBe(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
  }

  test('a click on a button at the end of the page', async ({ page }) => {
    await open(page, '/');
    await content(page).getByRole('link', { name: 'Get in Touch' }).click();
    await expect(page).toHaveURL('/contact');
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test('a click on a footer link', async ({ page }) => {
    await open(page, '/about');
    await footer(page).getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test('navigation between two pages of the same kind', async ({ page }) => {
    await open(page, '/case-studies/financial-ml-platform');
    const related = content(page).getByRole('region', { name: 'Related Case Studies' });
    await related.getByRole('link').first().click();
    await expect(page).toHaveURL('/case-studies/healthcare-data-integration');
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  const linksToCurrentPage = [
    [header, '/services', 'Services'],
    [header, '/about', 'About'],
    [footer, '/industries/retail', 'Retail'],
  ] as const;
  for (const [area, path, name] of linksToCurrentPage) {
    test(`a click on the link to the current page ${path}`, async ({ page }) => {
      await open(page, path);
      await markDocument(page);
      await scrollDown(page);
      await area(page).getByRole('link', { name, exact: true }).click();
      await expect.poll(() => scrolled(page)).toBe(0);
      await expect(page).toHaveURL(path);
      expect(await isSameDocument(page)).toBe(true);
    });
  }

  test('a click on a language link', async ({ page }) => {
    await open(page, '/about');
    await scrollDown(page);
    await footer(page).getByRole('link', { name: 'Español' }).click();
    await expect(page).toHaveURL('/es/about');
    await expect.poll(() => scrolled(page)).toBe(0);
  });

  test('navigation without JavaScript', async ({ withoutScript }) => {
    const page = await withoutScript.newPage();
    await page.goto('/services');
    await scrollDown(page);
    await footer(page).getByRole('link', { name: 'Terms of Service' }).click();
    await expect(page).toHaveURL('/terms-of-service');
    expect(await scrolled(page)).toBe(0);
  });
});

test.describe('the history', () => {
  test('restores the scroll position on Back and Forward', async ({ page }) => {
    await open(page, '/services');
    await markDocument(page);
    await scrollDown(page, 900);
    await header(page).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await expect.poll(() => scrolled(page)).toBe(0);
    await scrollDown(page, 500);

    await page.goBack();
    await expect(page).toHaveURL('/services');
    await expect.poll(() => scrolled(page)).toBe(900);
    await page.goForward();
    await expect(page).toHaveURL('/about');
    await expect.poll(() => scrolled(page)).toBe(500);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('goes back to the previous language', async ({ page }) => {
    await open(page, '/about');
    await footer(page).getByRole('link', { name: 'Français' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(header(page).getByRole('link', { name: 'Services', exact: true })).toBeVisible();
  });
});

test.describe('a link to a section', () => {
  const offset = 80;

  /** Returns the distance between the top of the window and a section, in pixels. */
  const topOf = (page: Page, id: string) =>
    page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

  const sections = [
    ['Our Solution', 'solution'],
    ['Results & Impact', 'results'],
    ['Project Details', 'project-details'],
    ['Related Case Studies', 'related-case-studies'],
    ['The Challenge', 'challenge'],
  ] as const;

  for (const [name, id] of sample(sections, sections[0], sections[3])) {
    test(`in the table of contents scrolls "${name}" to ${offset} px below the top of the window`, async ({
      page,
    }) => {
      await open(page, '/case-studies/financial-ml-platform');
      await markDocument(page);
      await content(page)
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link', { name })
        .click();
      await expect.poll(() => topOf(page, id)).toBe(offset);
      expect(addressOf(page)).toBe(`/case-studies/financial-ml-platform#${id}`);
      expect(await isSameDocument(page)).toBe(true);
    });
  }

  test('scrolls to the same offset on a page that opens with a hash', async ({ page }) => {
    await open(page, '/case-studies/retail-customer-experience#results');
    await expect.poll(() => topOf(page, 'results')).toBe(offset);
  });

  test('scrolls to the same offset on a legal page', async ({ page }) => {
    await open(page, '/terms-of-service');
    await content(page).getByRole('link', { name: 'Permitted use' }).click();
    await expect.poll(() => topOf(page, 'permitted-use')).toBe(offset);
  });

  test('scrolls to the same offset after a language change', async ({ page }) => {
    await open(page, '/terms-of-service#permitted-use');
    await markDocument(page);
    await footer(page).getByRole('link', { name: 'Español' }).click();
    await expect.poll(() => addressOf(page)).toBe('/es/terms-of-service#permitted-use');
    await expect.poll(() => topOf(page, 'permitted-use')).toBe(offset);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('scrolls to the same offset without JavaScript', async ({ withoutScript }) => {
    const page = await withoutScript.newPage();
    await page.goto('/case-studies/financial-ml-platform');
    await content(page).getByRole('link', { name: 'Results & Impact' }).click();
    await expect.poll(() => topOf(page, 'results')).toBe(offset);
  });

  test('lets keyboard users skip the header', async ({ page }) => {
    await open(page, '/about');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const inside = await content(page).evaluate((main) => main.contains(document.activeElement));
    expect(inside).toBe(true);
  });
});

test.describe('a click with a modifier key or the middle button', () => {
  test('with Control opens a new tab and does not change this one', async ({ page, context }) => {
    await open(page, '/services');
    await scrollDown(page, 300);
    const opened = context.waitForEvent('page');
    await header(page)
      .getByRole('link', { name: 'About' })
      .click({ modifiers: ['Control'] });
    await expect(await opened).toHaveURL('/about');
    expect(addressOf(page)).toBe('/services');
    expect(await scrolled(page)).toBe(300);
  });

  test('with Control on a language link opens a new tab', async ({ page, context }) => {
    await open(page, '/services');
    const opened = context.waitForEvent('page');
    await footer(page)
      .getByRole('link', { name: 'Français' })
      .click({ modifiers: ['Control'] });
    await expect(await opened).toHaveURL('/fr/services');
    expect(addressOf(page)).toBe('/services');
  });

  test('with Shift opens a new window', async ({ page, context }) => {
    await open(page, '/services');
    const opened = context.waitForEvent('page');
    await header(page)
      .getByRole('link', { name: 'Contact', exact: true })
      .click({ modifiers: ['Shift'] });
    await expect(await opened).toHaveURL('/contact');
    expect(addressOf(page)).toBe('/services');
  });

  test('with the middle button opens a new tab', async ({ page, context }) => {
    await open(page, '/services');
    const opened = context.waitForEvent('page');
    await header(page).getByRole('link', { name: 'Case Studies' }).click({ button: 'middle' });
    await expect(await opened).toHaveURL('/case-studies');
    expect(addressOf(page)).toBe('/services');
  });
});

test('links load the whole page before the site’s scripts start', async ({ page, context, faults }) => {
  await context.route('**/_next/static/chunks/*.js', (route) => route.abort());
  faults.expect(/_next\/static\/chunks\/.*\.js/);
  await page.goto('/');
  await markDocument(page);
  await header(page).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Brightmesa');
  expect(await isSameDocument(page)).toBe(false);
});
