import type { Page } from 'playwright/test';
import { audit, openWithoutMotion, runAxe } from '../support/look';
import { expect, open, order, pathIn, test } from '../support/site';

const phone = { width: 375, height: 700 };
const caseStudyPath = `/case-studies/${order['case-studies'][0]}`;

/** The rules of axe about colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Expects that axe finds nothing. Polls, because a theme change takes a moment to reach every element. */
const expectNoAxeIssue = (page: Page, message: string) =>
  expect.poll(() => audit(page), { message, timeout: 20_000 }).toEqual([]);

test('axe finds no issue on the 404 page', async ({ page, pageErrors }) => {
  pageErrors.expect(/404/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await openWithoutMotion(page, '/404');
  await expectNoAxeIssue(page, 'wide, dark');
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoAxeIssue(page, 'phone, light');
});

test('a link in the dark band with the price has enough contrast', async ({ page }) => {
  await openWithoutMotion(page, '/services/strategy-consulting');
  const band = 'section[aria-labelledby="first-engagement"]';
  await expect(page.locator(`${band} p a`).first()).toHaveAttribute('href', '/how-we-work#prices');
  const options = { runOnly: { type: 'rule', values: colorRules } };
  expect(await runAxe(page, options, { include: [[band]] })).toEqual([]);
});

const banner = (page: Page) => page.getByRole('banner');

/** Page states that a visitor can reach, each with a function that reaches the state and waits for it. */
const states: { name: string; path: string; small?: boolean; reach: (page: Page) => Promise<void> }[] = [
  {
    name: 'an open dropdown in the header',
    path: '/about',
    reach: async (page) => {
      await banner(page).getByLabel('Services: all pages').click();
      await expect(
        banner(page).locator(`a[href="/services/${order.services[0]}"]`).filter({ visible: true }),
      ).toHaveCount(1);
    },
  },
  {
    name: 'the language menu open',
    path: '/about',
    reach: async (page) => {
      await banner(page).locator('summary').last().click();
      await expect(banner(page).getByRole('link', { name: 'Français' })).toBeVisible();
    },
  },
  {
    name: 'the mobile menu and a dropdown open',
    path: '/about',
    small: true,
    reach: async (page) => {
      await banner(page).getByRole('button', { name: 'Menu' }).click();
      await banner(page).getByLabel('Industries: all pages').click();
      await expect(
        banner(page).locator(`a[href="/industries/${order.industries[0]}"]`).filter({ visible: true }),
      ).toHaveCount(1);
    },
  },
  {
    name: 'an active filter',
    path: '/case-studies',
    reach: async (page) => {
      const chip = page.getByRole('main').locator('button[aria-pressed]').nth(1);
      await chip.click();
      await expect(chip).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'a search without results',
    path: '/case-studies',
    reach: async (page) => {
      await page.getByRole('searchbox').fill('qqqq');
      await expect(page.getByRole('article')).toHaveCount(0);
    },
  },
  {
    name: 'the filters open on a phone',
    path: '/case-studies',
    small: true,
    reach: async (page) => {
      const button = page.getByRole('search').locator('button[aria-expanded]');
      await button.click();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
    },
  },
  {
    name: 'an open FAQ answer',
    path: '/contact',
    reach: async (page) => {
      const questions = page.getByRole('main').locator('details');
      await questions.first().locator('summary').click();
      await expect(questions.first()).toHaveAttribute('open');
    },
  },
  {
    name: 'a visible tooltip',
    path: '/about',
    small: true,
    reach: async (page) => {
      await banner(page).getByRole('button', { name: 'Menu' }).hover();
      await expect(page.getByRole('tooltip')).toHaveText('Menu');
    },
  },
  {
    name: 'the table of contents of a case study open over the text',
    path: caseStudyPath,
    small: true,
    reach: async (page) => {
      await page.locator('#results').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      await expect(page.locator('.contents-summary')).toContainText('Results');
      await page.locator('.contents-summary').click();
      await expect(page.locator('.contents-link').first()).toBeVisible();
    },
  },
];

for (const { name, path, small, reach } of states) {
  test(`axe finds no issue with ${name}, in both themes`, async ({ page }) => {
    if (small) await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, pathIn('en', path));
    await reach(page);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await expectNoAxeIssue(page, 'light');
    // Only colors differ between the themes.
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await expect
      .poll(() => runAxe(page, { preload: false, runOnly: { type: 'rule', values: colorRules } }), {
        timeout: 20_000,
      })
      .toEqual([]);
  });
}

test.describe('in forced-colors mode', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('buttons, chips, and fields have a visible border', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    for (const path of ['/', '/case-studies', '/contact', caseStudyPath]) {
      await openWithoutMotion(page, path);
      await page.emulateMedia({ forcedColors: 'active' });
      const bare = await page
        .locator('button, a.rounded-full, .chip, .field')
        .filter({ visible: true })
        .evaluateAll((controls) =>
          controls
            .filter((control) => {
              const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } =
                getComputedStyle(control);
              const drawn = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1;
              return !(drawn && borderTopColor !== backgroundColor) && !control.querySelector('svg');
            })
            .map((control) => control.textContent?.trim()),
        );
      expect(bare, path).toEqual([]);
    }
  });

  test('the selected chip and the current navigation item are highlighted', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/case-studies');
    const backgroundOf = (selector: string, pseudo?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, pseudo);
    const ground = await backgroundOf('body');
    const chosen = await backgroundOf('.chip[aria-pressed=true]');
    expect(chosen).not.toBe(await backgroundOf('.chip[aria-pressed=false]'));
    expect(await backgroundOf('.nav-link[aria-current]', '::after')).not.toBe(ground);
    expect(await backgroundOf('.nav-link[aria-current]', '::after')).toBe(chosen);
  });

  test('menus, notices, and the scrolled header have a border instead of a shadow', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, '/contact');
    await page.evaluate(() => {
      const notice = document.createElement('div');
      notice.className = 'notice';
      document.body.append(notice);
      scrollTo({ top: 400, behavior: 'instant' });
    });
    await banner(page).locator('summary').first().click();
    const edge = (selector: string, side: 'Top' | 'Bottom') =>
      page
        .locator(selector)
        .first()
        .evaluate((element, side) => {
          const style = getComputedStyle(element);
          return [style[`border${side}Style`], style[`border${side}Color`] === style.backgroundColor];
        }, side);
    for (const [selector, side] of [
      ['.nav-panel', 'Top'],
      ['.notice', 'Top'],
      ['.site-header[data-scrolled]', 'Bottom'],
    ] as const)
      expect(await edge(selector, side), selector).toEqual(['solid', false]);
  });

  test('the section in view is highlighted in the table of contents', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, caseStudyPath);
    await page.locator('#results').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    const colorOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).borderInlineStartColor);
    await expect(page.locator('.contents-link[aria-current]')).toHaveCount(1);
    expect(await colorOf('.contents-link[aria-current]')).not.toBe(
      await colorOf('.contents-link:not([aria-current])'),
    );
  });
});
