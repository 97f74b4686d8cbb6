import type { Locator, Page } from 'playwright/test';
import { stopClock } from '../support/clock';
import type { RawPage } from '../support/crawl';
import { attribute, byTag } from '../support/html';
import { openWithoutMotion, waitForLayout } from '../support/look';
import {
  expect,
  isSameDocument,
  languages,
  markDocument,
  open,
  order,
  pathIn,
  test,
  thorough,
} from '../support/site';

const phone = { width: 375, height: 700 };

const header = (page: Page) => page.getByRole('banner');
const main = (page: Page) => header(page).getByRole('navigation', { name: 'Main' });
const menu = (page: Page) => page.locator('#site-menu');
const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menu' });

type Dropdown = 'Services' | 'Industries';

const opener = (page: Page, name: Dropdown) => main(page).getByLabel(`${name}: all pages`);

/** The visible links of a dropdown. */
const shownLinks = (page: Page, name: Dropdown) =>
  main(page).locator(`a[href^="/${name.toLowerCase()}/"]`).filter({ visible: true });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Turns the mouse wheel and waits until the page has rendered. */
async function turnWheel(page: Page, by: number) {
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, by);
  await waitForLayout(page);
}

const holdsFocus = (locator: Locator) =>
  locator.evaluate((element) => element.contains(document.activeElement));

test.describe('the header', () => {
  test('stays at the top of the window', async ({ page }) => {
    await open(page, '/services');
    await scrollTo(page, 900);
    await expect.poll(() => scrolled(page)).toBe(900);
    expect((await header(page).boundingBox())?.y).toBe(0);
    await expect(main(page).getByRole('link', { name: 'About' })).toBeInViewport();
  });

  test('has a shadow only when scrolled more than 20 px', async ({ page }) => {
    await open(page, '/about');
    await expect(header(page)).toHaveCSS('box-shadow', 'none');
    await scrollTo(page, 20);
    await expect.poll(() => scrolled(page)).toBe(20);
    await expect(header(page)).not.toHaveAttribute('data-scrolled');
    await scrollTo(page, 21);
    await expect(header(page)).toHaveAttribute('data-scrolled');
    await expect(header(page)).not.toHaveCSS('box-shadow', 'none');
    await scrollTo(page, 0);
    await expect(header(page)).not.toHaveAttribute('data-scrolled');
    await expect(header(page)).toHaveCSS('box-shadow', 'none');
  });

  for (const script of ['with', 'without'] as const)
    test(`is transparent only at the top of the page, ${script} JavaScript`, async ({
      page,
      withoutScript,
    }) => {
      const tab = script === 'with' ? page : await withoutScript.newPage();
      await tab.goto('/about');
      const link = main(tab).getByRole('link', { name: 'Contact' });
      await expect(header(tab)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      const light = await link.evaluate((element) => getComputedStyle(element).color);
      await scrollTo(tab, 21);
      await expect(header(tab)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      await expect(link).not.toHaveCSS('color', light);
    });

  // The second page has only the styles of its first view in its HTML (`scripts/build/steps/inline-styles.ts`).
  for (const path of ['/', '/services'])
    test(`shows a hovered link in a light color over the dark hero of ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(header(page)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      const link = main(page).getByRole('link', { name: 'Contact', exact: true });
      await link.hover();
      const light = await link.evaluate((element) => {
        const probe = document.createElement('i');
        probe.style.color = 'var(--dawn-6)';
        element.append(probe);
        const { color } = getComputedStyle(probe);
        probe.remove();
        return color;
      });
      await expect(link).toHaveCSS('color', light);
    });

  test('has a shadow on a page that opens scrolled', async ({ page }) => {
    await open(page, '/privacy-policy#your-rights');
    await expect(header(page)).toHaveAttribute('data-scrolled');
  });

  test('links to the contact page with Get in Touch', async ({ page }) => {
    await open(page, '/about');
    await header(page).getByRole('link', { name: 'Get in Touch' }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  });

  test('links to the home page with the logo', async ({ page }) => {
    await open(page, '/about');
    await header(page).getByRole('link', { name: 'Brightmesa, home page' }).click();
    await expect(page).toHaveURL('/');
  });

  test('leaves out the name beside the mark, but not for screen readers, where it would be cut off', async ({
    page,
  }) => {
    await openWithoutMotion(page, '/about');
    const logo = header(page).getByRole('link', { name: 'Brightmesa, home page' });
    const name = logo.locator('.wordmark');
    for (const width of [360, 375]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(name, `${width} px`).toBeVisible();
      const isCut = await name.evaluate((element) => element.scrollWidth > element.clientWidth);
      expect(isCut, `${width} px`).toBe(false);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(name).toBeHidden();
    await expect(logo).toBeVisible();
  });
});

for (const [name, ids] of (
  [
    ['Services', order.services],
    ['Industries', order.industries],
  ] as const
).slice(thorough ? 0 : 1)) {
  test.describe(`the ${name} dropdown`, () => {
    test.beforeEach(({ page }) => open(page, '/about'));

    test('opens with links to all its pages and closes with the mouse and the keyboard', async ({ page }) => {
      const links = shownLinks(page, name);
      await expect(links).toHaveCount(0);
      for (const [how, press] of [
        ['a click', () => opener(page, name).click()],
        ['Enter', () => opener(page, name).press('Enter')],
        ['Space', () => opener(page, name).press('Space')],
      ] as const)
        await test.step(how, async () => {
          await press();
          await expect(links).toHaveCount(6);
          for (const [index, id] of ids.entries())
            await expect(links.nth(index)).toHaveAttribute('href', `/${name.toLowerCase()}/${id}`);
          await press();
          await expect(links).toHaveCount(0);
        });
      await test.step('a click outside closes it', async () => {
        await opener(page, name).click();
        await expect(links).toHaveCount(6);
        await page.mouse.click(1240, 700);
        await expect(links).toHaveCount(0);
        await expect(page).toHaveURL('/about');
      });
      await test.step('Escape closes it and returns focus to its button', async () => {
        await opener(page, name).click();
        await links.nth(3).focus();
        await page.keyboard.press('Escape');
        await expect(links).toHaveCount(0);
        await expect(opener(page, name)).toBeFocused();
      });
      await test.step('so does Escape right after it opened', async () => {
        await opener(page, name).press('Enter');
        await page.keyboard.press('Escape');
        await expect(links).toHaveCount(0);
        await expect(opener(page, name)).toBeFocused();
      });
      await test.step('Tab that moves focus out of it closes it', async () => {
        await opener(page, name).click();
        await links.last().focus();
        await page.keyboard.press('Tab');
        await expect(links).toHaveCount(0);
        expect(await holdsFocus(header(page))).toBe(true);
      });
      await test.step('arrow keys, Home, and End move the focus', async () => {
        await opener(page, name).press('Enter');
        for (const [key, focused] of [
          ['ArrowDown', links.first()],
          ['ArrowDown', links.nth(1)],
          ['End', links.last()],
          ['ArrowUp', links.nth(4)],
          ['Home', links.first()],
          ['ArrowUp', opener(page, name)],
        ] as const) {
          await page.keyboard.press(key);
          await expect(focused, key).toBeFocused();
        }
        await expect(links).toHaveCount(6);
      });
    });

    test('closes when the visitor goes back to another page, or clicks one of its links', async ({
      page,
    }) => {
      await markDocument(page);
      await header(page).getByRole('link', { name: 'Get in Touch' }).click();
      await expect(page).toHaveURL('/contact');
      await opener(page, name).click();
      await expect(shownLinks(page, name)).toHaveCount(6);
      await page.goBack();
      await expect(page).toHaveURL('/about');
      await expect(shownLinks(page, name)).toHaveCount(0);
      await opener(page, name).click();
      await shownLinks(page, name).nth(5).click();
      await expect(page).toHaveURL(`/${name.toLowerCase()}/${ids[5]}`);
      await expect(shownLinks(page, name)).toHaveCount(0);
      expect(await isSameDocument(page)).toBe(true);
    });
  });
}

test.describe('the dropdowns with a mouse', () => {
  /** Longer than the delays before a dropdown opens and closes. */
  const wait = 1000;
  const link = (page: Page, name: Dropdown) => main(page).getByRole('link', { name, exact: true });

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await open(page, '/about');
    await stopClock(page);
  });

  test('open and close after the pointer rests, and stay open after a click', async ({ page }) => {
    await test.step('their buttons are at least 44 px wide and high', async () => {
      for (const name of ['Services', 'Industries'] as const) {
        const box = await opener(page, name).boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    });
    await test.step('passing over does not open', async () => {
      await link(page, 'Services').hover();
      await expect(shownLinks(page, 'Services')).toHaveCount(0);
      await page.mouse.move(640, 600);
      await page.clock.runFor(wait);
      await expect(shownLinks(page, 'Services')).toHaveCount(0);
    });
    await test.step('resting on the link opens', async () => {
      await link(page, 'Services').hover();
      await page.clock.runFor(wait);
      await expect(shownLinks(page, 'Services')).toHaveCount(6);
    });
    await test.step('moving to the links keeps it open', async () => {
      await shownLinks(page, 'Services').nth(4).hover();
      await page.clock.runFor(wait);
      await expect(shownLinks(page, 'Services')).toHaveCount(6);
    });
    await test.step('leaving for a moment keeps it open', async () => {
      await page.mouse.move(640, 790);
      // Closing takes longer than opening: a pointer that cut a corner returns.
      await page.clock.runFor(200);
      await shownLinks(page, 'Services').nth(1).hover();
      await page.clock.runFor(wait);
      await expect(shownLinks(page, 'Services')).toHaveCount(6);
    });
    await test.step('resting on another link switches', async () => {
      await link(page, 'Industries').hover();
      await page.clock.runFor(wait);
      await expect(shownLinks(page, 'Industries')).toHaveCount(6);
      await expect(shownLinks(page, 'Services')).toHaveCount(0);
    });
    await test.step('Escape closes', async () => {
      await page.keyboard.press('Escape');
      await expect(shownLinks(page, 'Industries')).toHaveCount(0);
      await page.mouse.move(640, 790);
      await page.clock.runFor(wait);
    });
    await test.step('leaving closes', async () => {
      await link(page, 'Industries').hover();
      await page.clock.runFor(wait);
      await expect(shownLinks(page, 'Industries')).toHaveCount(6);
      await page.mouse.move(640, 790);
      await expect(shownLinks(page, 'Industries')).toHaveCount(6);
      await page.clock.runFor(wait);
      await expect(shownLinks(page, 'Industries')).toHaveCount(0);
    });
    await test.step('a click on its button keeps it open, another one closes it', async () => {
      await opener(page, 'Services').hover();
      await page.clock.runFor(wait);
      await opener(page, 'Services').click();
      await expect(shownLinks(page, 'Services')).toHaveCount(6);
      await page.mouse.move(640, 790);
      await page.clock.runFor(wait);
      await expect(shownLinks(page, 'Services')).toHaveCount(6);
      await opener(page, 'Services').click();
      await page.clock.runFor(wait);
      await expect(shownLinks(page, 'Services')).toHaveCount(0);
    });
  });

  test('stay open while the keyboard focus is inside, wherever the pointer goes', async ({ page }) => {
    const links = shownLinks(page, 'Services');
    await link(page, 'Services').hover();
    await page.clock.runFor(wait);
    await link(page, 'Services').focus();
    await page.keyboard.press('Tab');
    await expect(opener(page, 'Services')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await test.step('away from it', async () => {
      await page.mouse.move(640, 790);
      await page.clock.runFor(wait);
      await expect(links).toHaveCount(6);
      await expect(links.first()).toBeFocused();
    });
    await test.step('to another dropdown', async () => {
      await link(page, 'Industries').hover();
      await page.clock.runFor(wait);
      await expect(links).toHaveCount(6);
      await expect(links.first()).toBeFocused();
      await page.mouse.move(640, 790);
    });
    await test.step('until the focus leaves', async () => {
      await links.last().focus();
      await page.keyboard.press('Tab');
      await expect(links).toHaveCount(0);
    });
  });

  test('do not open on touch, or by hovering in the mobile menu', async ({ page }) => {
    await link(page, 'Services').dispatchEvent('pointerenter', { pointerType: 'touch' });
    await page.clock.runFor(wait);
    await expect(shownLinks(page, 'Services')).toHaveCount(0);
    await page.setViewportSize(phone);
    await menuButton(page).click();
    await link(page, 'Services').hover();
    await page.clock.runFor(wait);
    await expect(shownLinks(page, 'Services')).toHaveCount(0);
  });
});

test('shows one dropdown at a time', async ({ page }) => {
  await open(page, '/about');
  await opener(page, 'Services').click();
  await expect(shownLinks(page, 'Services')).toHaveCount(6);
  await opener(page, 'Industries').click();
  await expect(shownLinks(page, 'Industries')).toHaveCount(6);
  await expect(shownLinks(page, 'Services')).toHaveCount(0);
});

test.describe('the current navigation item', () => {
  const current = (page: Page) => main(page).locator('a[aria-current]');

  /** The links with `aria-current` on each page: their href and the value of the attribute. */
  const marks: [path: string, items: [href: string, value: 'page' | 'true'][]][] = [
    ['/', [['/', 'page']]],
    ['/services', [['/services', 'page']]],
    [
      '/services/ai-ml',
      [
        ['/services', 'true'],
        ['/services/ai-ml', 'page'],
      ],
    ],
    ['/case-studies', [['/case-studies', 'page']]],
    ['/case-studies/financial-ml-platform', [['/case-studies', 'true']]],
    [
      '/industries/retail',
      [
        ['/industries', 'true'],
        ['/industries/retail', 'page'],
      ],
    ],
    ['/about', [['/about', 'page']]],
    ['/contact', [['/contact', 'page']]],
    ['/privacy-policy', []],
  ];

  test('is marked by path prefix', ({ pages }) => {
    for (const language of languages)
      for (const [path, items] of marks) {
        const page = pages.find((each) => each.address === pathIn(language, path));
        const links = byTag(page?.root as RawPage['root'], 'header').flatMap((each) => byTag(each, 'a'));
        const marked = links
          .filter((link) => attribute(link, 'aria-current') && !attribute(link, 'hreflang'))
          .map((link) => [attribute(link, 'href'), attribute(link, 'aria-current')]);
        expect(marked, pathIn(language, path)).toEqual(
          items.map(([href, value]) => [pathIn(language, href), value]),
        );
      }
  });

  test('changes after each navigation', async ({ page }) => {
    await open(page, '/');
    await expect(current(page)).toHaveText(['Home']);
    await main(page).getByRole('link', { name: 'Case Studies' }).click();
    await expect(current(page)).toHaveText(['Case Studies']);
    await page.goBack();
    await expect(current(page)).toHaveText(['Home']);
  });
});

test('a dropdown that is higher than the window scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 300 });
  await open(page, '/about');
  await opener(page, 'Services').click();
  const last = shownLinks(page, 'Services').last();
  await expect(last).not.toBeInViewport({ ratio: 1 });
  await last.hover();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test.describe('the mobile menu', () => {
  test.use({ viewport: phone });

  const about = (page: Page) => main(page).getByRole('link', { name: 'About' });

  test('shows the navigation, the languages, and Get in Touch', async ({ page }) => {
    await open(page, '/services');
    await expect(menu(page)).toBeHidden();
    await test.step('Get in Touch is in the header, too', async () => {
      const contact = header(page).getByRole('link', { name: 'Get in Touch' });
      await expect(contact).toHaveAttribute('href', '/contact');
      await expect(contact).toBeInViewport({ ratio: 1 });
      expect((await contact.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    });
    await expect(menuButton(page)).toHaveAccessibleName('Menu');
    await menuButton(page).click();
    await expect(about(page)).toBeInViewport();
    await expect(menu(page).getByRole('link', { name: 'Get in Touch' })).toBeVisible();
    await expect(menu(page).locator('summary', { hasText: 'EN' })).toBeVisible();
    await test.step('the languages and Get in Touch stay in view below open dropdowns', async () => {
      await opener(page, 'Services').click();
      await expect(shownLinks(page, 'Services')).toHaveCount(6);
      await expect(menu(page).getByRole('link', { name: 'Get in Touch' })).toBeInViewport({ ratio: 1 });
      await expect(menu(page).locator('summary', { hasText: 'EN' })).toBeInViewport({ ratio: 1 });
    });
    await test.step('its button shows a close icon and says that it closes the menu', async () => {
      await expect(menuButton(page)).toHaveAccessibleName('Close the menu');
      await expect(menuButton(page).locator('use[href$="#x"]')).toBeVisible();
      await expect(menuButton(page).locator('use[href$="#menu"]')).toBeHidden();
      await menuButton(page).hover();
      await expect(page.getByRole('tooltip')).toHaveText('Close the menu');
    });
    await menuButton(page).click();
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toHaveAccessibleName('Menu');
    await expect(menuButton(page).locator('use[href$="#menu"]')).toBeVisible();
    await expect(menuButton(page).locator('use[href$="#x"]')).toBeHidden();
  });

  test('unrolls from the header down', async ({ page }) => {
    await open(page, '/services');
    // Stops it in the middle, at any speed of the computer.
    await menu(page).evaluate((element: HTMLElement) => {
      Object.assign(element.style, { animationDelay: '-100ms', animationPlayState: 'paused' });
    });
    await menuButton(page).click();
    const clip = await menu(page).evaluate((element) => getComputedStyle(element).clipPath);
    const [, hidden] = /^inset\(0(?:px|%) 0(?:px|%) ([\d.]+)%/.exec(clip) ?? [];
    expect(Number(hidden), clip).toBeGreaterThan(0);
    expect(Number(hidden), clip).toBeLessThan(100);
  });

  test('the focused entry is never behind the bar at the end of the menu', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 400 });
    await open(page, '/services');
    await menuButton(page).press('Enter');
    for (const name of ['Services', 'Industries'] as const) {
      await opener(page, name).press('Enter');
      const links = shownLinks(page, name);
      await expect(links).toHaveCount(6);
      for (const link of await links.all()) {
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
        const [entry, bar] = await Promise.all([
          link.boundingBox(),
          menu(page).locator('.menu-end').boundingBox(),
        ]);
        expect(entry && entry.y + entry.height).toBeLessThanOrEqual(bar?.y ?? 0);
      }
      for (const link of (await links.all()).reverse()) {
        await expect(link).toBeFocused();
        const [entry, top] = await Promise.all([link.boundingBox(), menu(page).boundingBox()]);
        expect(entry?.y).toBeGreaterThanOrEqual(top?.y ?? 0);
        await page.keyboard.press('Shift+Tab');
      }
      for (const _ of await links.all()) await page.keyboard.press('Tab');
    }
  });

  test('also links to the pages for which the bar has no space', async ({ page }) => {
    await open(page, '/security');
    const more = ['How We Work', 'Security', 'Insights'].map((name) =>
      main(page).getByRole('link', { name, exact: true }),
    );
    await menuButton(page).click();
    for (const link of more) await expect(link).toBeVisible();
    await expect(main(page).locator('[aria-current]')).toHaveText(['Security']);
    await page.setViewportSize({ width: 1024, height: 700 });
    await expect(main(page).getByRole('link', { name: 'About', exact: true })).toBeVisible();
    for (const link of more) await expect(link).toBeHidden();
  });

  test('an entry below an open dropdown opens with one press', async ({ page }) => {
    await open(page, '/services');
    await menuButton(page).click();
    await opener(page, 'Services').click();
    await expect(shownLinks(page, 'Services')).toHaveCount(6);
    // If the list closed on the press, the entry would move away before the release.
    await about(page).click();
    await expect(page).toHaveURL('/about');
  });

  test('contains dropdowns that open and whose links close the menu', async ({ page }) => {
    await open(page, '/about');
    await menuButton(page).click();
    await opener(page, 'Industries').click();
    await expect(shownLinks(page, 'Industries')).toHaveCount(6);
    await shownLinks(page, 'Industries').last().click();
    await expect(page).toHaveURL('/industries/public-sector');
    await expect(menu(page)).toBeHidden();
  });

  test('prevents page scrolling while it is open', async ({ page }) => {
    await open(page, '/services');
    await scrollTo(page, 300);
    await menuButton(page).click();
    await expect(about(page)).toBeVisible();
    await turnWheel(page, 400);
    expect(await scrolled(page)).toBe(300);

    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    expect(await scrolled(page)).toBe(300);
    await turnWheel(page, 400);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  });

  /** Opens the menu on a scrolled page. Expects that nothing else moves by a pixel or more. */
  async function expectNoShiftOnOpen(page: Page) {
    const places = () =>
      page
        .locator('#site-header .home-link, #site-header button, main, main h1')
        .evaluateAll((all) =>
          all.map((each) => each.getBoundingClientRect()).flatMap(({ x, y, width }) => [x, y, width]),
        );
    await open(page, '/services');
    await scrollTo(page, 300);
    const before = await places();
    await menuButton(page).click();
    await expect(about(page)).toBeVisible();
    expect(await scrolled(page)).toBe(300);
    const after = await places();
    expect(after).toHaveLength(before.length);
    expect(Math.max(...after.map((place, index) => Math.abs(place - (before[index] ?? 0))))).toBeLessThan(1);
  }

  test.describe('with overlay scrollbars', () => {
    test.use({ isMobile: true, hasTouch: true });
    test('opens without a layout shift', ({ page }) => expectNoShiftOnOpen(page));
  });

  test('opens without a layout shift where scrollbars take up space', async ({
    playwright,
    launchOptions,
    viewport,
    baseURL,
  }) => {
    // Playwright hides scrollbars by default.
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    const page = await browser.newPage({ viewport, baseURL });
    await expectNoShiftOnOpen(page);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
    await browser.close();
  });

  test('closes on navigation, and the next page scrolls', async ({ page }) => {
    await open(page, '/services');
    await markDocument(page);
    await menuButton(page).click();
    await main(page).getByRole('link', { name: 'Case Studies' }).click();
    await expect(page).toHaveURL('/case-studies');
    await expect(menu(page)).toBeHidden();
    await turnWheel(page, 400);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Case Studies');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('closes when the visitor goes back', async ({ page }) => {
    await open(page, '/services');
    await menuButton(page).click();
    await about(page).click();
    await expect(page).toHaveURL('/about');
    await expect(menu(page)).toBeHidden();
    await menuButton(page).click();
    await expect(about(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/services');
    await expect(menu(page)).toBeHidden();
  });

  test('traps focus, and closes on Escape, the link to the current page, and a language change', async ({
    page,
  }) => {
    await open(page, '/about');
    await menuButton(page).click();
    await test.step('focus stays in the menu and the header', async () => {
      await page.keyboard.press('Tab');
      expect(await holdsFocus(menu(page))).toBe(true);
      for (let presses = 0; presses < 40; presses++) {
        await page.keyboard.press('Tab');
        const outside = await page.evaluate(() => document.activeElement?.closest('main, footer') !== null);
        expect(outside).toBe(false);
      }
      await expect(about(page)).toBeVisible();
    });
    await test.step('Escape returns focus to the menu button', async () => {
      await about(page).focus();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    });
    await test.step('the link to the current page', async () => {
      await menuButton(page).click();
      await about(page).click();
      await expect(menu(page)).toBeHidden();
    });
    await test.step('a language change', async () => {
      await menuButton(page).click();
      await menu(page).locator('summary', { hasText: 'EN' }).click();
      await menu(page).getByRole('link', { name: 'Español' }).click();
      await expect(page).toHaveURL('/es/about');
      await expect(menu(page)).toBeHidden();
    });
  });

  test('closes when the window becomes wider than 768 px', async ({ page }) => {
    await open(page, '/about');
    await menuButton(page).click();
    await expect(about(page)).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 700 });
    await expect(menuButton(page)).toBeHidden();
    await expect.poll(() => menu(page).evaluate((element) => element.matches(':popover-open'))).toBe(false);
    await turnWheel(page, 400);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
    await page.getByRole('main').getByRole('link').last().focus();
    expect(await holdsFocus(page.getByRole('main'))).toBe(true);

    await page.setViewportSize(phone);
    await expect(menuButton(page)).toBeVisible();
    await expect(menu(page)).toBeHidden();
  });

  test('is hidden behind a button at 767 px, and a navigation bar at 768 px', async ({ page }) => {
    await open(page, '/about');
    for (const width of [767, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(menuButton(page)).toBeVisible({ visible: width < 768 });
      await expect(about(page)).toBeVisible({ visible: width >= 768 });
    }
  });
});

test.describe('without JavaScript', () => {
  test('the dropdowns open one at a time, and their links work', async ({ withoutScript }) => {
    const page = await withoutScript.newPage();
    await page.goto('/about');
    await opener(page, 'Services').click();
    await expect(shownLinks(page, 'Services')).toHaveCount(6);
    await opener(page, 'Industries').press('Enter');
    await expect(shownLinks(page, 'Industries')).toHaveCount(6);
    await expect(shownLinks(page, 'Services')).toHaveCount(0);
    await shownLinks(page, 'Industries').nth(2).click();
    await expect(page).toHaveURL('/industries/insurance');
    await expect(shownLinks(page, 'Industries')).toHaveCount(0);
  });

  test('the mobile menu opens, prevents page scrolling, closes on Escape, and its links work', async ({
    withoutScript,
  }) => {
    const page = await withoutScript.newPage();
    await page.setViewportSize(phone);
    await page.goto('/services');
    await expect(menu(page)).toBeHidden();

    await menuButton(page).click();
    await expect(main(page).getByRole('link', { name: 'About' })).toBeVisible();
    await expect(menuButton(page)).toHaveAccessibleName('Close the menu');
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');

    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');

    await menuButton(page).click();
    await opener(page, 'Services').click();
    await shownLinks(page, 'Services').first().click();
    await expect(page).toHaveURL('/services/ai-ml');
    await expect(menu(page)).toBeHidden();
  });

  test('the header stays at the top and marks the current navigation item', async ({ withoutScript }) => {
    const page = await withoutScript.newPage();
    await page.goto('/services/ai-ml');
    await scrollTo(page, 600);
    expect((await header(page).boundingBox())?.y).toBe(0);
    await expect(main(page).getByRole('link', { name: 'Services', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });
});
