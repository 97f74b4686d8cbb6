import type { Page } from 'playwright/test';
import { messages } from '../support/content';
import { expect, languages, open, pathIn, sample, started, test } from '../support/site';

const tip = (page: Page) => page.getByRole('tooltip');

/** Opens a page and adds two adjacent icon buttons, so that the tests do not depend on the site's own controls. */
async function openWithControls(page: Page) {
  await page.clock.install();
  await page.goto('/about');
  await started(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.evaluate(() => {
    const group = document.createElement('div');
    group.style.cssText = 'position:fixed;top:300px;left:300px;z-index:99;display:flex;gap:0';
    for (const name of ['First', 'Second']) {
      const button = document.createElement('button');
      button.type = 'button';
      button.dataset.tooltip = name;
      button.setAttribute('aria-label', name);
      button.style.cssText = 'width:44px;height:44px';
      group.append(button);
    }
    document.body.append(group);
  });
}

const control = (page: Page, name: 'First' | 'Second' = 'First') =>
  page.getByRole('button', { name, exact: true });

const away = (page: Page) => page.mouse.move(700, 600);

/** Hovers a control until its tooltip shows. */
async function showTooltip(page: Page, name: 'First' | 'Second' = 'First') {
  await control(page, name).hover();
  await page.clock.runFor(700);
  await expect(tip(page)).toHaveText(name);
}

/** Moves the pointer away, removes the focus, and waits until no control counts as adjacent to an open one. */
async function reset(page: Page) {
  await away(page);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.clock.runFor(2000);
  await expect(tip(page)).toBeHidden();
}

test('opens after 700 ms of hover or focus, and not before', async ({ page }) => {
  await openWithControls(page);
  for (const [how, act] of [
    ['hover', () => control(page).hover()],
    ['focus', () => control(page).focus()],
  ] as const)
    await test.step(how, async () => {
      await act();
      await page.clock.runFor(699);
      await expect(tip(page)).toBeHidden();
      await page.clock.runFor(1);
      await expect(tip(page)).toHaveText('First');
      await expect(control(page)).toHaveAccessibleDescription('First');
      await reset(page);
    });

  await test.step('not if the pointer leaves earlier', async () => {
    await control(page).hover();
    await page.clock.runFor(600);
    await away(page);
    await page.clock.runFor(2000);
    await expect(tip(page)).toBeHidden();
  });
});

test('the tooltip of an adjacent control opens immediately for 300 ms', async ({ page }) => {
  await openWithControls(page);
  await test.step('while the first one is open', async () => {
    await showTooltip(page);
    await control(page, 'Second').hover();
    await page.clock.runFor(1);
    await expect(tip(page)).toHaveText('Second');
    await expect(control(page)).not.toHaveAttribute('aria-describedby');
    await expect(control(page, 'Second')).toHaveAccessibleDescription('Second');
  });
  for (const [since, opens] of [
    [299, true],
    [300, false],
  ] as const)
    await test.step(`${since} ms after the first one closed`, async () => {
      await reset(page);
      await showTooltip(page);
      await page.keyboard.press('Escape');
      await expect(tip(page)).toBeHidden();
      await page.clock.runFor(since);
      await control(page, 'Second').hover();
      await page.clock.runFor(1);
      await expect(tip(page)).toBeVisible({ visible: opens });
      await page.clock.runFor(700);
      await expect(tip(page)).toHaveText('Second');
    });
});

test('closes when the visitor turns to something else', async ({ page }) => {
  await openWithControls(page);
  for (const [when, act] of [
    ['the pointer leaves', () => away(page)],
    ['its control is clicked', () => control(page).click()],
    ['the page scrolls', () => page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))],
    ['Escape is pressed', () => page.keyboard.press('Escape')],
  ] as const)
    await test.step(`when ${when}`, async () => {
      await showTooltip(page);
      await act();
      // The scroll event fires with the next frame.
      await expect(async () => {
        await page.clock.runFor(200);
        await expect(tip(page)).toBeHidden({ timeout: 100 });
      }).toPass();
      await expect(control(page)).not.toHaveAttribute('aria-describedby');
      await reset(page);
    });

  await test.step('when the focus leaves', async () => {
    await control(page).focus();
    await page.clock.runFor(700);
    await expect(tip(page)).toBeVisible();
    await control(page).blur();
    await expect(tip(page)).toBeHidden();
    await expect(control(page)).not.toHaveAttribute('aria-describedby');
  });
});

test('stays open while the visitor reads it, and fits into the window in every corner', async ({ page }) => {
  await openWithControls(page);
  await test.step('while the pointer moves onto the tooltip across the gap', async () => {
    await showTooltip(page);
    const button = await control(page).boundingBox();
    const box = await tip(page).boundingBox();
    if (!button || !box) throw new Error('the control or its tooltip is not visible');
    const x = button.x + button.width / 2;
    expect(button.y - (box.y + box.height)).toBeGreaterThan(1);
    await page.mouse.move(x, (button.y + box.y + box.height) / 2);
    await page.clock.runFor(50);
    await page.mouse.move(x, box.y + box.height / 2);
    await page.clock.runFor(5000);
    await expect(tip(page)).toHaveText('First');
    await away(page);
    await page.clock.runFor(200);
    await expect(tip(page)).toBeHidden();
  });

  await test.step('while its control has focus and the pointer moves elsewhere', async () => {
    await reset(page);
    await control(page).focus();
    await page.clock.runFor(700);
    for (const [x, y] of [
      [100, 100],
      [600, 500],
      [900, 200],
    ] as const)
      await page.mouse.move(x, y);
    await page.clock.runFor(1000);
    await expect(tip(page)).toHaveText('First');
  });

  await reset(page);
  for (const place of ['left:0;top:0', 'right:0;top:0', 'left:0;bottom:0', 'right:0;bottom:0']) {
    await control(page).evaluate((button, css) => {
      button.dataset.tooltip = 'A text that is quite a bit wider than the control itself';
      button.style.cssText = `position:fixed;width:44px;height:44px;${css}`;
    }, place);
    await away(page);
    await page.clock.runFor(1000);
    await control(page).hover();
    await page.clock.runFor(700);
    await expect(tip(page), place).toBeInViewport({ ratio: 1 });
  }
});

for (const language of sample(languages, 'es')) {
  test(`the tooltip of the mobile menu button matches its accessible name (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 600, height: 800 });
    await page.clock.install();
    await open(page, pathIn(language, '/about'));
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const name = messages(language).Navigation?.menu ?? '';
    const button = page.getByRole('banner').getByRole('button', { name, exact: true });
    await button.hover();
    await page.clock.runFor(700);
    await expect(tip(page)).toHaveText(name);
  });
}

test('every icon-only control has an accessible name without its tooltip', async ({ page }) => {
  await open(page, '/');
  const controls = page.locator('[data-tooltip]');
  expect(await controls.count()).toBeGreaterThan(0);
  for (const each of await controls.all()) {
    const tooltip = await each.getAttribute('data-tooltip');
    if (tooltip) await expect(each).toHaveAccessibleName(tooltip);
    // Without a value, the tooltip has the control's own text.
    else await expect(each).toHaveText(/\w/);
  }
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });

  test('a control that was touched has no tooltip, but one that the keyboard focuses has', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/about');
    await started(page);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const button = page.getByRole('banner').locator('[popovertarget=site-menu]');
    await button.tap();
    await expect(page.locator('#site-menu')).toBeVisible();
    await page.clock.runFor(2000);
    await expect(tip(page)).toBeHidden();
    await page.keyboard.press('Tab');
    await button.focus();
    await page.clock.runFor(700);
    await expect(tip(page)).toBeVisible();
  });
});
