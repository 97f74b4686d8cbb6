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

test('starts at the top of the page after a click on any link', async ({ page }) => {
  await open(page, '/services');
  await markDocument(page);
  /** Follows a link from further down the page. */
  const follow = (area: (page: Page) => Locator, name: string, path: string) =>
    test.step(`${name} leads to ${path}`, async () => {
      await scrollDown(page, 500);
      await area(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect.poll(() => scrolled(page)).toBe(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
  await follow(header, 'About', '/about');
  await follow(header, 'About', '/about');
  await follow(footer, 'Retail', '/industries/retail');
  await follow(footer, 'Retail', '/industries/retail');
  await follow(header, 'Services', '/services');
  await follow(header, 'Services', '/services');
  await follow(header, 'Get in Touch', '/contact');
  await follow(header, 'Brightmesa, home page', '/');
  await follow(content, 'Get in Touch', '/contact');
  await follow(footer, 'Privacy Policy', '/privacy-policy');
  await follow(footer, 'Español', '/es/privacy-policy');
  expect(await isSameDocument(page)).toBe(true);
});

test('starts at the top after navigation between two pages of the same kind', async ({ page }) => {
  await open(page, '/case-studies/financial-ml-platform');
  const related = content(page).getByRole('region', { name: 'Related Case Studies' });
  await related.getByRole('link').first().click();
  await expect(page).toHaveURL('/case-studies/healthcare-data-integration');
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('starts at the top after navigation without JavaScript', async ({ withoutScript }) => {
  const page = await withoutScript.newPage();
  await page.goto('/services');
  await scrollDown(page);
  await footer(page).getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page).toHaveURL('/terms-of-service');
  expect(await scrolled(page)).toBe(0);
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
    await test.step('and goes back to the previous language', async () => {
      await footer(page).getByRole('link', { name: 'Français' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await page.goBack();
      await expect(page).toHaveURL('/about');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(header(page).getByRole('link', { name: 'Services', exact: true })).toBeVisible();
    });
    expect(await isSameDocument(page)).toBe(true);
  });
});

test.describe('a link to a section', () => {
  const offset = 80;

  /** Returns the distance between the top of the window and a section, in pixels. */
  const topOf = (page: Page, id: string) =>
    page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

  test('scrolls to the same offset on a page that opens with a hash', async ({ page }) => {
    await open(page, '/case-studies/retail-customer-experience#results');
    await expect.poll(() => topOf(page, 'results')).toBe(offset);
  });

  test('scrolls to the same offset on a legal page, and after a language change', async ({ page }) => {
    await open(page, '/terms-of-service');
    await markDocument(page);
    await content(page).getByRole('link', { name: 'Permitted use' }).click();
    await expect.poll(() => topOf(page, 'permitted-use')).toBe(offset);
    expect(addressOf(page)).toBe('/terms-of-service#permitted-use');
    await footer(page).getByRole('link', { name: 'Español' }).click();
    await expect.poll(() => addressOf(page)).toBe('/es/terms-of-service#permitted-use');
    await expect.poll(() => topOf(page, 'permitted-use')).toBe(offset);
    expect(await isSameDocument(page)).toBe(true);
  });

  /** Expects that the third question of the contact page is open, and in view below the header. */
  async function expectAnswerShown(page: Page) {
    const question = content(page).locator('details').nth(2);
    await expect(question).toHaveAttribute('open', '');
    await expect(question.locator('p')).toBeInViewport({ ratio: 1 });
    await expect(question.locator('summary')).toBeInViewport({ ratio: 1 });
    const top = (await question.locator('summary').boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual((await header(page).boundingBox())?.height ?? 0);
  }

  test('opens the answer that the address names', async ({ page, withoutScript }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await open(page, '/contact#questions-3-part-3');
    await expectAnswerShown(page);
    await test.step('in a browser that does not open it by itself', async () => {
      await open(page, '/contact');
      // Browsers open nothing for an address that a script wrote.
      await page.evaluate(() => {
        history.replaceState(history.state, '', '#questions-3-part-3');
        dispatchEvent(new HashChangeEvent('hashchange'));
      });
      await expectAnswerShown(page);
    });
    await test.step('without JavaScript', async () => {
      const bare = await withoutScript.newPage();
      await bare.goto('/fr/contact#questions-3-part-3');
      await expectAnswerShown(bare);
    });
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

test.describe('the focus', () => {
  /** Expects that the keyboard continues at the start of the page's content. */
  async function expectAtStart(page: Page) {
    await expect(content(page)).toBeFocused();
    await page.keyboard.press('Tab');
    const isFirst = await content(page).evaluate(
      (main) => main.querySelector('a, button, input') === document.activeElement,
    );
    expect(isFirst).toBe(true);
  }

  for (const [name, area, path] of [
    ['header', header, '/about'],
    ['footer', footer, '/privacy-policy'],
    ['content', content, '/services'],
  ] as const)
    test(`moves to the start of the new page after a link in the ${name}`, async ({ page }) => {
      await open(page, '/');
      await markDocument(page);
      await link(area(page), 'en', path).press('Enter');
      await expect(page).toHaveURL(path);
      await expectAtStart(page);
      await expect.poll(() => scrolled(page)).toBe(0);
      expect(await isSameDocument(page)).toBe(true);
    });

  test('moves to the start of the page after a link to the same page', async ({ page }) => {
    await open(page, '/privacy-policy');
    await link(footer(page), 'en', '/privacy-policy').press('Enter');
    await expectAtStart(page);
  });

  test('moves to the start of the page after a change of language, and of the menu on phones', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await open(page, '/about');
    await footer(page).getByRole('link', { name: 'Español' }).press('Enter');
    await expect(page).toHaveURL('/es/about');
    await expectAtStart(page);
    await header(page).locator('[popovertarget="site-menu"]').press('Enter');
    await page.locator('#site-menu').locator('a[href="/es/contact"]').first().press('Enter');
    await expect(page).toHaveURL('/es/contact');
    await expectAtStart(page);
  });

  test('moves to the section that a link names', async ({ page }) => {
    await open(page, '/services/ai-ml');
    await content(page).locator('a[href="/how-we-work#prices"]').press('Enter');
    await expect(page).toHaveURL('/how-we-work#prices');
    await expect(page.locator('#prices')).toBeFocused();
    await page.keyboard.press('Tab');
    const follows = await page.locator('#prices').evaluate((heading) => {
      const section = heading.closest('section');
      return section?.querySelector('a, [tabindex="0"]') === document.activeElement;
    });
    expect(follows).toBe(true);
  });
});

test('a click with a modifier key or the middle button opens the link elsewhere and does not change this page', async ({
  page,
  context,
}) => {
  await open(page, '/services');
  await scrollDown(page, 300);
  for (const [area, name, path, options] of [
    [header, 'About', '/about', { modifiers: ['Control'] }],
    [header, 'Contact', '/contact', { modifiers: ['Shift'] }],
    [header, 'Case Studies', '/case-studies', { button: 'middle' }],
    // Last, because it stores the language for the next pages.
    [footer, 'Français', '/fr/services', { modifiers: ['Control'] }],
  ] as [typeof header, string, string, Parameters<Locator['click']>[0]][])
    await test.step(`${name}: ${JSON.stringify(options)}`, async () => {
      const opening = context.waitForEvent('page');
      await area(page).getByRole('link', { name, exact: true }).click(options);
      const opened = await opening;
      await expect(opened).toHaveURL(path);
      await opened.close();
      expect(addressOf(page)).toBe('/services');
      if (name === 'About') expect(await scrolled(page)).toBe(300);
    });
});

test('links load the whole page before the site’s scripts start', async ({ page, context, pageErrors }) => {
  await context.route('**/_next/static/chunks/*.js', (route) => route.abort());
  pageErrors.expect(/_next\/static\/chunks\/.*\.js/);
  await page.goto('/');
  await markDocument(page);
  await header(page).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Brightmesa');
  expect(await isSameDocument(page)).toBe(false);
});

test.describe('pointing at a card', () => {
  const study = '/case-studies/retail-customer-experience';

  /** Opens the list, points at a card twice, and returns the requests since then. */
  async function pointAtCard(page: Page): Promise<string[]> {
    await open(page, '/case-studies');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const card = content(page).locator(`a[href="${study}"]`).first();
    await card.hover();
    await page.mouse.move(1, 1);
    await card.hover();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    return asked;
  }

  test('loads its page, and the picture of its hero once', async ({ page }) => {
    const asked = await pointAtCard(page);
    await expect
      .poll(() => asked.filter((path) => path.startsWith(`${study}/`) && /PAGE/.test(path)))
      .toHaveLength(1);
    await expect.poll(() => asked.filter((path) => path.includes('-hero-'))).toHaveLength(1);
  });

  test('loads nothing for visitors who save data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const asked = await pointAtCard(page);
    expect(asked.filter((path) => path.startsWith(`${study}/`) || path.includes('-hero-'))).toEqual([]);
  });
});
