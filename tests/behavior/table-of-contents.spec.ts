import type { Page } from 'playwright/test';
import { waitForLayout } from '../support/look';
import {
  addressOf,
  expect,
  type Language,
  languages,
  open,
  pathIn,
  sample,
  started,
  test,
} from '../support/site';

const path = '/case-studies/retail-customer-experience';

const ids = ['challenge', 'solution', 'results', 'project-details', 'contact-form', 'related-case-studies'];

const titles: Record<Language, string[]> = {
  en: [
    'The Challenge',
    'Our Solution',
    'Results & Impact',
    'Project Details',
    'Start a Similar Project',
    'Related Case Studies',
  ],
  es: [
    'El reto',
    'Nuestra solución',
    'Resultados e impacto',
    'Datos del proyecto',
    'Iniciar un proyecto similar',
    'Casos de éxito relacionados',
  ],
  fr: [
    'Le défi',
    'Notre solution',
    'Résultats et impact',
    'Le projet en bref',
    'Lancer un projet similaire',
    'Études de cas similaires',
  ],
};

/** The table of contents, collapsed or expanded. */
const contents = (page: Page) => page.locator('nav', { has: page.locator('a[href="#challenge"]') });
const entry = (page: Page, id: string) => contents(page).locator(`a[href="#${id}"]`);

/** Returns the distance between the top of the window and a section, in pixels. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

/** Records the scroll positions that the window passes. */
const recordScrolling = (page: Page) =>
  page.evaluate(() => {
    const positions = new Set<number>();
    Object.assign(window, { positions });
    addEventListener('scroll', () => positions.add(scrollY));
  });
const countPositions = (page: Page) =>
  page.evaluate(() => (window as unknown as { positions: Set<number> }).positions.size);

for (const language of sample(languages, 'fr')) {
  test(`links to the six sections of a case study in order (${language})`, async ({ page }) => {
    await page.goto(pathIn(language, path));
    const links = contents(page).getByRole('link');
    await expect(links).toHaveText(titles[language]);
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      ids.map((id) => `#${id}`),
    );
    const order = await page.evaluate(
      (wanted) =>
        [...document.querySelectorAll('[id]')].map(({ id }) => id).filter((id) => wanted.includes(id)),
      ids,
    );
    expect([...order].sort()).toEqual([...ids].sort());
  });
}

test('every link works without JavaScript', async ({ withoutScript }) => {
  const page = await withoutScript.newPage();
  await page.goto(path);
  for (const id of ids) {
    await entry(page, id).click();
    await expect(page).toHaveURL(`${path}#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
});

test.describe('a link', () => {
  test('scrolls smoothly to 80 px below the top of the window, and Back returns', async ({ page }) => {
    await open(page, path);
    await recordScrolling(page);
    for (const id of ids.slice(0, 3))
      await test.step(id, async () => {
        const before = await countPositions(page);
        await entry(page, id).click();
        await expect.poll(() => topOf(page, id)).toBe(80);
        expect(addressOf(page)).toBe(`${path}#${id}`);
        await expect(page.locator(`#${id}`)).toBeFocused();
        expect(await countPositions(page), 'it scrolled smoothly').toBeGreaterThan(before + 1);
      });
    await test.step('Enter works too, and Tab continues from the section', async () => {
      const section = page.locator('#related-case-studies');
      const before = await page.evaluate(() => Math.round(scrollY));
      await entry(page, 'related-case-studies').focus();
      await page.keyboard.press('Enter');
      await expect(section).toBeFocused();
      await expect(section).toBeInViewport();
      await page.keyboard.press('Tab');
      await expect(section.getByRole('link').first()).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(`${path}#results`);
      await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(before);
    });
  });

  test('scrolls to the right place even if content above changes height meanwhile', async ({ page }) => {
    await open(page, path);
    await page.evaluate(() => {
      addEventListener(
        'scroll',
        () => {
          const block = document.createElement('div');
          block.style.height = '300px';
          document.querySelector('#challenge')?.before(block);
        },
        { once: true },
      );
    });
    await entry(page, 'results').click();
    await expect.poll(() => topOf(page, 'results')).toBe(80);
    await expect(page.locator('#challenge + div, div + #challenge')).toHaveCount(1);
  });

  test('jumps without animation when the visitor prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await recordScrolling(page);
    // Measured synchronously after the click: no scrolling may be left for a later frame.
    const top = await entry(page, 'results').evaluate((link: HTMLAnchorElement) => {
      link.click();
      return Math.round(document.querySelector('#results')?.getBoundingClientRect().top ?? 0);
    });
    expect(top).toBe(80);
    await expect(page.locator('#results')).toBeFocused();
    expect(addressOf(page)).toBe(`${path}#results`);
    await expect.poll(() => countPositions(page)).toBe(1);
  });

  test('with Control opens a new tab and does not change this one', async ({ page, context }) => {
    await open(page, path);
    const opening = context.waitForEvent('page');
    await entry(page, 'results').click({ modifiers: ['Control'] });
    const tab = await opening;
    await expect(tab).toHaveURL(`${path}#results`);
    expect(addressOf(page)).toBe(path);
  });
});

test.describe('during smooth scrolling', () => {
  /** Starts scrolling. The clock is stopped, so that frames advance only when the test says so. */
  async function startScrolling(page: Page) {
    const link = entry(page, 'related-case-studies');
    await link.scrollIntoViewIfNeeded();
    const start = await page.evaluate(() => scrollY);
    await link.click();
    await page.clock.runFor(200);
    const reached = await page.evaluate(() => scrollY);
    expect(reached).toBeGreaterThan(start);
    expect(await topOf(page, 'related-case-studies'), 'it is still scrolling').toBeGreaterThan(800);
    return { start, reached };
  }

  test('Back returns to the previous scroll position, and input of the visitor stops the animation', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, path);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const { start } = await startScrolling(page);
    await page.goBack();
    await page.clock.runFor(1000);
    expect(await page.evaluate(() => scrollY)).toBe(start);
    for (const event of ['wheel', 'keydown', 'pointerdown'])
      await test.step(event, async () => {
        const { reached } = await startScrolling(page);
        await page.locator('body').dispatchEvent(event);
        await page.clock.runFor(1000);
        expect(await page.evaluate(() => scrollY)).toBe(reached);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      });
  });

  test('navigation stops the animation, and the next page starts at the top', async ({ page }) => {
    await page.clock.install();
    await open(page, path);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await entry(page, 'related-case-studies').click();
    await page.clock.runFor(100);
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'About' })
      .evaluate((link: HTMLElement) => {
        link.click();
      });
    await page.clock.resume();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });
});

const marked = (page: Page) => contents(page).locator('[aria-current]');
const summary = (page: Page) => contents(page).locator('summary');

/** A phone, and windows with the form below the text, beside it, and with the list beside both. */
const sizes = {
  phone: [390, 844],
  tablet: [768, 1024],
  laptop: [1024, 768],
  desktop: [1280, 800],
  large: [1440, 1000],
} as const;

for (const [width, height] of sample(Object.values(sizes), sizes.phone, sizes.laptop, sizes.desktop)) {
  test(`every entry scrolls to 80 px and marks its section at ${width} × ${height} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await open(page, path);
    const folds = width < 1280;
    // Both directions, and the form from a section beside it.
    for (const id of [...ids, 'solution', 'contact-form', 'challenge']) {
      await test.step(id, async () => {
        if (folds && !(await entry(page, id).isVisible())) await summary(page).click();
        await entry(page, id).click();
        await expect(marked(page)).toHaveAttribute('href', `#${id}`);
        // Twice, with some frames in between: it arrives and stays.
        for (const _ of [1, 2]) {
          expect(await topOf(page, id)).toBe(80);
          await waitForLayout(page);
        }
        await expect(marked(page)).toHaveAttribute('href', `#${id}`);
        const heading = page.locator(`#${id}`).getByRole('heading', { level: 2 });
        const isCovered = await heading.evaluate((element) => {
          const { left, top, height } = element.getBoundingClientRect();
          return !element.contains(document.elementFromPoint(left + 2, top + height / 2));
        });
        expect(isCovered, 'something covers the heading').toBe(false);
      });
    }
    await test.step('the form moves into view without scrolling back', async () => {
      if (width < 1024) return;
      await page.locator('#solution').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      await expect(marked(page)).toHaveAttribute('href', '#solution');
      const before = await page.evaluate(() => scrollY);
      await entry(page, 'contact-form').evaluate((link: HTMLElement) => link.click());
      await expect(marked(page)).toHaveAttribute('href', '#contact-form');
      expect(await page.evaluate(() => scrollY)).toBe(before);
      expect(await topOf(page, 'contact-form')).toBe(80);
      // Even if the form is higher than the window.
      await expect(page.locator('#contact-form [type=submit]')).toBeInViewport({ ratio: 1 });
    });
  });
}

test('the form scrolls smoothly to 80 px and does not drift', async ({ page }) => {
  await open(page, path);
  await page
    .locator('#related-case-studies')
    .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await expect(marked(page)).toHaveAttribute('href', '#related-case-studies');
  await entry(page, 'contact-form').evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => topOf(page, 'contact-form')).toBe(80);
  await expect(marked(page)).toHaveAttribute('href', '#contact-form');
  await test.step('another section is marked when the visitor scrolls on', async () => {
    await page.locator('#challenge').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(marked(page)).toHaveAttribute('href', '#challenge');
  });
  await test.step('a field with the focus marks the form', async () => {
    await page.locator('#contact-form').getByRole('textbox').first().focus();
    await expect(marked(page)).toHaveAttribute('href', '#contact-form');
  });
});

test.describe('the section in view', () => {
  test('is marked on a page that opens with a hash, and while the visitor scrolls', async ({ page }) => {
    await page.goto(`${path}#results`);
    await started(page);
    await expect(marked(page)).toHaveAttribute('href', '#results');
    for (const id of ['challenge', 'solution', 'results', 'challenge']) {
      await page.locator(`#${id}`).evaluate((section) => {
        scrollTo({ top: section.getBoundingClientRect().top + scrollY - 100, behavior: 'instant' });
      });
      await expect(marked(page)).toHaveAttribute('href', `#${id}`);
      await expect(marked(page)).toHaveAttribute('aria-current', 'location');
    }
    await test.step('on a large screen, the list stays in view beside the content', async () => {
      await page.locator('#results').scrollIntoViewIfNeeded();
      for (const id of ids) await expect(entry(page, id)).toBeInViewport({ ratio: 1 });
    });
  });

  test('is marked after the visitor jumps past sections, and none is marked at the top', async ({ page }) => {
    await open(page, path);
    const jump = (top: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    await page.locator('#solution').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(marked(page)).toHaveAttribute('href', '#solution');
    await jump(1_000_000);
    await expect(marked(page)).toHaveAttribute('href', '#related-case-studies');
    await jump(0);
    await expect(marked(page)).toHaveCount(0);
  });

  test('is tracked without a scroll listener', async ({ page }) => {
    await open(page, '/about');
    await page.evaluate(() => {
      const added: string[] = [];
      Object.assign(window, { added });
      const add = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (...args) {
        added.push(args[0]);
        return add.apply(this, args);
      };
    });
    await page.getByRole('banner').getByRole('link', { name: 'Case Studies' }).click();
    await page.locator(`main a[href="${path}"]`).click();
    await expect(page).toHaveURL(path);
    await expect(contents(page)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { added: string[] }).added)).not.toContain(
      'scroll',
    );
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

  test('stays in view as a line with the current section, which opens the list', async ({ page }) => {
    await open(page, path);
    const isOpen = () => contents(page).locator('details').getAttribute('open');
    await expect(summary(page)).toHaveText('On this page');
    await page.locator('#results').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(summary(page)).toBeInViewport({ ratio: 1 });
    await expect(summary(page)).toContainText('Results & Impact');

    await test.step('the open list does not move the text', async () => {
      const before = await topOf(page, 'results');
      await summary(page).tap();
      for (const id of ids) await expect(entry(page, id)).toBeInViewport({ ratio: 1 });
      expect(await topOf(page, 'results')).toBe(before);
    });
    await test.step('Escape closes the list and returns the focus', async () => {
      await entry(page, 'challenge').focus();
      await page.keyboard.press('Escape');
      await expect(entry(page, 'challenge')).toBeHidden();
      await expect(summary(page)).toBeFocused();
    });
    await test.step('a press outside closes it', async () => {
      await summary(page).tap();
      await page.touchscreen.tap(180, 780);
      await expect.poll(isOpen).toBeNull();
    });
    await test.step('so does moving the focus out of it', async () => {
      await summary(page).tap();
      await entry(page, 'related-case-studies').focus();
      await page.keyboard.press('Tab');
      await expect.poll(isOpen).toBeNull();
    });
  });

  test('is collapsed, and collapses again when the visitor chooses a section; Back, Forward, and a reload restore whether it is open', async ({
    page,
  }) => {
    await open(page, path);
    await expect(entry(page, 'solution')).toBeHidden();
    await summary(page).tap();
    await entry(page, 'solution').tap();
    await expect(entry(page, 'solution')).toBeHidden();
    await expect.poll(() => topOf(page, 'solution')).toBe(80);
    await expect(page.locator('#solution')).toBeFocused();
    await page.goBack();
    await expect(entry(page, 'solution')).toBeVisible();
    await page.reload();
    await started(page);
    await expect(entry(page, 'solution')).toBeVisible();
    await page.goForward();
    await expect(entry(page, 'solution')).toBeHidden();
    await expect.poll(() => topOf(page, 'solution')).toBe(80);
  });

  test('expands and works without JavaScript', async ({ withoutScript }) => {
    const page = await withoutScript.newPage();
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(path);
    await expect(entry(page, 'solution')).toBeHidden();
    await contents(page).locator('summary').click();
    await entry(page, 'solution').click();
    await expect(page).toHaveURL(`${path}#solution`);
    await expect(page.locator('#solution')).toBeInViewport();
    await expect(summary(page)).toBeInViewport({ ratio: 1 });
  });
});
