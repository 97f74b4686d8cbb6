import type { Page } from 'playwright/test';
import { messages } from '../support/content';
import { expect, languages, open, pathIn, sample, started, test } from '../support/site';

const tip = (page: Page) => page.getByRole('tooltip');

/** Two neighboring controls that show only an icon, in place of those that come and go on the site. */
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

/** Points at a control until its tooltip has come. */
async function point(page: Page, name: 'First' | 'Second' = 'First') {
  await control(page, name).hover();
  await page.clock.runFor(700);
  await expect(tip(page)).toHaveText(name);
}

for (const [how, act] of [
  ['the pointer', (page: Page) => control(page).hover()],
  ['the focus', (page: Page) => control(page).focus()],
] as const)
  test(`opens after ${how} has been there for 700 ms, and not before`, async ({ page }) => {
    await openWithControls(page);
    await act(page);
    await page.clock.runFor(699);
    await expect(tip(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(tip(page)).toHaveText('First');
    await expect(control(page)).toHaveAccessibleDescription('First');
  });

test('does not open if the pointer leaves before', async ({ page }) => {
  await openWithControls(page);
  await control(page).hover();
  await page.clock.runFor(600);
  await away(page);
  await page.clock.runFor(2000);
  await expect(tip(page)).toBeHidden();
});

test.describe('a neighbor', () => {
  test('opens at once after the first one', async ({ page }) => {
    await openWithControls(page);
    await point(page);
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
    test(`opens ${opens ? 'at once' : 'after the delay'} ${since} ms after the first one closed`, async ({
      page,
    }) => {
      await openWithControls(page);
      await point(page);
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

test.describe('closes', () => {
  for (const [when, act] of [
    ['the pointer leaves', away],
    ['its control is clicked', (page: Page) => control(page).click()],
    ['the page scrolls', (page: Page) => page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))],
    ['Escape is pressed', (page: Page) => page.keyboard.press('Escape')],
  ] as const)
    test(`when ${when}`, async ({ page }) => {
      await openWithControls(page);
      await point(page);
      await act(page);
      // A scroll is told with the next frame.
      await expect(async () => {
        await page.clock.runFor(200);
        await expect(tip(page)).toBeHidden({ timeout: 100 });
      }).toPass();
      await expect(control(page)).not.toHaveAttribute('aria-describedby');
    });

  test('when the focus leaves', async ({ page }) => {
    await openWithControls(page);
    await control(page).focus();
    await page.clock.runFor(700);
    await expect(tip(page)).toBeVisible();
    await control(page).blur();
    await expect(tip(page)).toBeHidden();
    await expect(control(page)).not.toHaveAttribute('aria-describedby');
  });
});

test('stays while it is pointed at itself, though there is a gap on the way', async ({ page }) => {
  await openWithControls(page);
  await point(page);
  const button = await control(page).boundingBox();
  const box = await tip(page).boundingBox();
  if (!button || !box) throw new Error('nothing to point at');
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

test('stays for who has the focus while the pointer passes elsewhere', async ({ page }) => {
  await openWithControls(page);
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

test('lies wholly in the window, near its control', async ({ page }) => {
  await openWithControls(page);
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
  test(`says on a phone’s menu button what its name says (${language})`, async ({ page }) => {
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

test('every control that shows only an icon has its name without it', async ({ page }) => {
  await open(page, '/');
  const controls = page.locator('[data-tooltip]');
  expect(await controls.count()).toBeGreaterThan(0);
  for (const each of await controls.all())
    await expect(each).toHaveAttribute('aria-label', (await each.getAttribute('data-tooltip')) ?? '');
});
