import type { Locator, Page } from 'playwright/test';
import { inLanguage, messages, study } from '../support/content';
import { boxOf, waitForLayout } from '../support/look';
import { holdRequests } from '../support/requests';
import {
  addressOf,
  expect,
  isSameDocument,
  type Language,
  languages,
  markDocument,
  open,
  order,
  pathIn,
  sample,
  started,
  test,
} from '../support/site';

const path = '/case-studies';

/** The scripts that a page loads later. */
const scripts = '**/_next/static/chunks/*.js';

const all = order['case-studies'];

const bar = (page: Page) => page.getByRole('search');
const box = (page: Page) => bar(page).getByRole('searchbox');
const chip = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const services = (page: Page) => bar(page).getByRole('combobox', { name: 'Filter by service' });
const status = (page: Page) => page.getByRole('main').getByRole('status');

/** Expects that the list shows exactly these case studies in this order. */
async function expectShown(page: Page, ids: readonly string[], language: Language = 'en') {
  const titles = ids.map((id) => inLanguage(study(id).title, language));
  await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(titles);
}

/** Counts the running animations on the cards. */
const countAnimations = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches('[data-id]') === true,
        ).length,
  );

test('filters the case studies by industry, and shows all of them again', async ({ page }) => {
  await open(page, path);
  await chip(page, 'Healthcare').click();
  await expectShown(page, ['healthcare-data-integration']);
  await expect(bar(page).getByRole('button', { pressed: true })).toHaveText(['Healthcare']);
  await chip(page, 'All').click();
  await expectShown(page, all);
  expect(addressOf(page)).toBe(path);
});

test('filters by service and industry together; the URL, Back, and paper have both', async ({ page }) => {
  await open(page, path);
  const used = all.filter((id) => study(id).services.includes('app-development'));
  const other = all.filter((id) => study(id).services.includes('cyber-security'));
  await test.step('a service', async () => {
    await services(page).selectOption('Cyber Security');
    await expectShown(page, other);
    expect(addressOf(page)).toBe(`${path}?service=cyber-security`);
    expect(used).not.toEqual(other);
  });
  await test.step('with an industry', async () => {
    await chip(page, 'Manufacturing').click();
    await expectShown(page, ['manufacturing-iot-solution']);
    expect(addressOf(page)).toBe(`${path}?industry=manufacturing&service=cyber-security`);
    // A single result is as wide as the list, when the animation has ended.
    await expect(async () => {
      const card = await boxOf(page.getByRole('main').getByRole('article'));
      const list = await boxOf(page.getByRole('main').getByRole('list').last());
      expect(card.width).toBeCloseTo(list.width);
    }).toPass();
    await chip(page, 'Healthcare').click();
    await expectShown(page, []);
    await chip(page, 'Manufacturing').click();
  });
  await test.step('restored on Back, and printed', async () => {
    await page.getByRole('main').getByRole('article').getByRole('link').click();
    await expect(page).toHaveURL('/case-studies/manufacturing-iot-solution');
    await page.goBack();
    await expectShown(page, ['manufacturing-iot-solution']);
    await expect(services(page)).toHaveValue('cyber-security');
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'Manufacturing · Cyber Security' }),
    ).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  });
  await test.step('an unknown service selects all', async () => {
    await open(page, `${path}?service=unknown`);
    await expectShown(page, all);
  });
});

test('the filter bar has one row of 72 px, on tablets two, and all its chips are in view', async ({
  page,
}) => {
  for (const [width, height] of [
    [375, 73],
    [768, 124],
    [1280, 73],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, `${path}?industry=insurance`);
    expect((await bar(page).boundingBox())?.height, String(width)).toBeLessThan(height + 1);
    if (width === 375) continue;
    const chips = bar(page).getByRole('group').getByRole('button');
    expect(await chips.count()).toBeGreaterThan(2);
    for (const each of await chips.all()) await expect(each).toBeInViewport({ ratio: 1 });
  }
});

test.describe('the search', () => {
  test('searches title, client, industry, summary, and excerpt, ignoring case and accents', async ({
    page,
  }) => {
    await open(page, path);
    for (const [text, id] of [
      ['GIVING TUESDAY', 'nonprofit-donation-platform'],
      ['610,000 Cards', 'financial-ml-platform'],
      ['manufacturing', 'manufacturing-iot-solution'],
      ['$7.7 million', 'financial-ml-platform'],
      ['gíving tüesday', 'nonprofit-donation-platform'],
    ] as const) {
      await box(page).fill(text);
      await expectShown(page, [id]);
    }
  });

  test('matches every character literally', async ({ page }) => {
    await open(page, path);
    for (const text of ['.*', '[a-z]+', '(', '\\', '$^', 'a|b', '37%', '<b>']) {
      const ids = all.filter((id) => {
        const { title, client, summary, excerpt } = study(id);
        return [title, client, summary, excerpt].some((field) => inLanguage(field, 'en').includes(text));
      });
      await box(page).fill(text);
      await expectShown(page, ids);
      await expect(box(page)).toHaveValue(text);
    }
  });

  test('accepts a single character and 500 characters', async ({ page }) => {
    await open(page, path);
    await box(page).fill('$');
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(all.length);
    await box(page).fill('a'.repeat(500));
    await expectShown(page, []);
    await expect(box(page)).toHaveValue('a'.repeat(500));
  });

  for (const [language, text, id] of [
    ['es', 'deteccion', 'financial-ml-platform'],
    ['fr', 'detectee en temps reel', 'financial-ml-platform'],
  ] as const) {
    test(`ignores missing accents (${language})`, async ({ page }) => {
      await open(page, pathIn(language, path));
      await box(page).fill(text);
      await expectShown(page, [id], language);
    });
  }
});

test('combines the industry filter and the search', async ({ page }) => {
  await open(page, path);
  await box(page).fill('the');
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(1);
  await chip(page, 'Financial Services').click();
  await expectShown(page, ['financial-ml-platform']);
  await chip(page, 'Retail').click();
  await box(page).fill('card fraud');
  await expectShown(page, []);
  await chip(page, 'All').click();
  await expectShown(page, ['financial-ml-platform']);
});

for (const language of sample(languages, 'fr')) {
  const words = messages(language).CaseStudyList ?? {};

  test(`shows a message without results, and resets filter and search with one button (${language})`, async ({
    page,
  }) => {
    await open(page, pathIn(language, `${path}?industry=healthcare`));
    await box(page).fill('nothing of the kind');
    await expect(page.getByRole('heading', { name: words.none ?? '', exact: true })).toBeVisible();
    await expect(page.getByText(words.hint ?? '', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: words.clear ?? '', exact: true }).click();
    await expectShown(page, all, language);
    await expect(box(page)).toHaveValue('');
    await expect(box(page)).toBeFocused();
    await expect(bar(page).getByRole('button', { pressed: true })).toHaveText([words.all ?? '']);
    expect(addressOf(page)).toBe(pathIn(language, path));
  });
}

test('shows the message of the specification without results', async ({ page }) => {
  await open(page, `${path}?q=nothing+of+the+kind`);
  await expect(page.getByRole('heading', { name: 'No Results Found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search criteria or filter selection')).toBeVisible();
});

for (const [language, all, one, none] of [
  ['en', '6 case studies', '1 case study', '0 case studies'],
  ['es', '6 casos', '1 caso', '0 casos'],
  ['fr', '6 études de cas', '1 étude de cas', '0 étude de cas'],
] as const) {
  test(`announces the number of results in a status region (${language})`, async ({ page }) => {
    await open(page, pathIn(language, path));
    await expect(status(page)).toHaveText(all);
    const region = await status(page).elementHandle();
    await bar(page).getByRole('button', { pressed: false }).nth(1).click();
    // The selection follows.
    await expect(status(page)).toHaveText(new RegExp(`^${one} · `));
    await box(page).fill('qqq');
    await expect(status(page)).toHaveText(new RegExp(`^${none} · .* · qqq$`));
    // Screen readers do not announce a status region that was replaced.
    expect(await region?.evaluate(({ isConnected }) => isConnected)).toBe(true);
  });
}

test('announces the selection, so that a change is heard even if the number of results stays the same', async ({
  page,
}) => {
  await open(page, path);
  // A screen reader announces a status region only when its text changes.
  const heard = async () => (await status(page).textContent()) ?? '';
  await chip(page, 'Healthcare').click();
  await expect(status(page)).toHaveText('1 case study · Healthcare');
  await chip(page, 'Insurance').click();
  await expect(status(page)).toHaveText('1 case study · Insurance');
  await test.step('a service, and a search', async () => {
    const before = await heard();
    await services(page).selectOption('Cyber Security');
    await expect(status(page)).toContainText('Cyber Security');
    await box(page).fill('claims');
    await expect(status(page)).toContainText('claims');
    expect(await heard()).not.toBe(before);
  });
  await test.step('without a selection, only the number', async () => {
    await services(page).selectOption('All services');
    await box(page).fill('');
    await chip(page, 'All').click();
    await expect(status(page)).toHaveText(`${all.length} case studies`);
  });
});

test.describe('the URL', () => {
  test('contains the filter and the search, and restores them after a reload', async ({ page }) => {
    await open(page, path);
    await chip(page, 'Retail').click();
    await box(page).fill('50% & more?');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('50% & more?');
    expect(new URL(page.url()).searchParams.get('industry')).toBe('retail');
    await page.reload();
    await started(page);
    await expect(box(page)).toHaveValue('50% & more?');
    await expect(bar(page).getByRole('button', { pressed: true })).toHaveText(['Retail']);
  });

  test('contains letters that were typed just before the page is left', async ({ page }) => {
    await open(page, path);
    await box(page).evaluate((input: HTMLInputElement) => {
      input.focus();
      document.execCommand('insertText', false, 'tuesday');
      location.assign('/about');
    });
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(page).toHaveURL(`${path}?q=tuesday`);
    await started(page);
    await expect(box(page)).toHaveValue('tuesday');
  });

  test('restores the filter and the search when opened directly', async ({ page }) => {
    await open(page, `${path}?industry=healthcare&q=hospital`);
    await expectShown(page, ['healthcare-data-integration']);
    await expect(box(page)).toHaveValue('hospital');
    // The printed list names its filter and search.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').getByRole('article').filter({ visible: true })).toHaveCount(1);
    await expect(bar(page)).toBeHidden();
    await expect(page.getByText('Healthcare · hospital', { exact: true })).toBeVisible();
  });

  test('restores the filter, the search, and the scroll position on Back, Forward, and a reload', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    await box(page).fill('the');
    const count = await page.getByRole('main').getByRole('article').count();
    expect(count).toBeGreaterThan(2);
    const shown = page.getByRole('main').getByRole('article');
    await shown.last().scrollIntoViewIfNeeded();
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    const before = await scrolled();
    expect(before).toBeGreaterThan(500);
    await shown.last().getByRole('link').click();
    await expect(page).not.toHaveURL(/case-studies(\?|$)/);
    // The router scrolls up after the address has changed.
    await expect.poll(scrolled).toBe(0);
    await page.goBack();
    await expect(shown).toHaveCount(count);
    await expect(box(page)).toHaveValue('the');
    await expect.poll(scrolled).toBe(before);
    await page.goForward();
    await page.goBack();
    await expect.poll(scrolled).toBe(before);
    await page.reload();
    await started(page);
    await expect(shown).toHaveCount(count);
    await expect.poll(scrolled).toBe(before);
  });

  test('keeps the filter and the search when the visitor goes back from a case study', async ({ page }) => {
    await open(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: 'Case Studies' }).click();
    await expect(page).toHaveURL(path);
    await chip(page, 'Insurance').click();
    await box(page).fill('claim');
    await markDocument(page);
    await page.getByRole('main').getByRole('article').getByRole('link').click();
    await expect(page).toHaveURL('/case-studies/insurance-claim-processing');
    await page.goBack();
    await expect(page).toHaveURL(`${path}?industry=insurance&q=claim`);
    await expectShown(page, ['insurance-claim-processing']);
    await expect(box(page)).toHaveValue('claim');
    expect(await isSameDocument(page)).toBe(true);
    // Changing the filter adds no history entry.
    await page.goBack();
    await expect(page).toHaveURL('/about');
  });

  test('neither shows nor announces all case studies when the visitor goes back to another page', async ({
    page,
  }) => {
    await open(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: 'Case Studies' }).click();
    await expect(page).toHaveURL(path);
    await chip(page, 'Insurance').click();
    await expect(status(page)).toHaveText('1 case study · Insurance');
    const announced = await status(page).evaluateHandle((region) => {
      const texts: (string | null)[] = [];
      const changes = { childList: true, characterData: true, subtree: true };
      new MutationObserver(() => texts.push(region.textContent)).observe(region, changes);
      return texts;
    });
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(bar(page)).toHaveCount(0);
    expect(await announced.jsonValue()).toEqual([]);
  });

  test('shows all case studies again after a click on the link to the list', async ({ page }) => {
    await open(page, `${path}?industry=healthcare&q=hospital`);
    await expectShown(page, ['healthcare-data-integration']);
    await page.getByRole('banner').getByRole('link', { name: 'Case Studies' }).click();
    await expect(page).toHaveURL(path);
    await expectShown(page, all);
    await expect(box(page)).toHaveValue('');
  });

  test('shows all case studies for unknown filter values', async ({ page }) => {
    for (const query of ['?industry=', '?industry=unknown', '?industry=__proto__', '?industry=Retail&q=']) {
      await open(page, path + query);
      await expectShown(page, all);
      await expect(bar(page).getByRole('button', { pressed: true })).toHaveText(['All']);
    }
  });
});

for (const [device, viewport] of [
  ['laptop', { width: 1280, height: 500 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`a change of filter or search deep in the list leads to the first result (${device})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(viewport);
    await open(page, path);
    const scrollToEnd = () =>
      page
        .getByRole('main')
        .getByRole('article')
        .last()
        .evaluate((card) => card.scrollIntoView({ block: 'end', behavior: 'instant' }));
    /** Clicks a chip without scrolling to it. On a phone, the chips are collapsed. */
    const press = (name: string) =>
      bar(page)
        .locator('button[aria-pressed]', { hasText: name })
        .evaluate((button: HTMLElement) => button.click());
    /** Measured without waiting: no movement may be left for a later frame. */
    const positions = () =>
      page.evaluate(() => {
        const edges = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const bar = edges('main search');
        return {
          top: bar?.top,
          gap: (edges('main li:not([hidden]) article')?.top ?? 0) - (bar?.bottom ?? 0),
        };
      });
    const expectFirstResultBelowBar = async () => {
      const { top, gap } = await positions();
      expect(Math.round(top ?? 0)).toBe(72);
      expect(gap).toBeGreaterThan(0);
      expect(gap).toBeLessThan(100);
    };

    await test.step('a filter at the top of the page does not scroll', async () => {
      await press('Insurance');
      await expectShown(page, ['insurance-claim-processing']);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await press('All');
      await expectShown(page, all);
    });

    await test.step('an industry', async () => {
      await scrollToEnd();
      if (device === 'phone') await bar(page).getByRole('button', { expanded: false }).click();
      await chip(page, 'Insurance').click();
      await expectShown(page, ['insurance-claim-processing']);
      await expectFirstResultBelowBar();
    });

    await test.step('all industries', async () => {
      await press('All');
      await expectShown(page, all);
      await expectFirstResultBelowBar();
    });

    await test.step('a search, without losing the focus', async () => {
      await scrollToEnd();
      await box(page).click();
      await page.keyboard.type('claim');
      await expectShown(page, ['insurance-claim-processing']);
      await expectFirstResultBelowBar();
      await expect(box(page)).toBeFocused();
      await expect(box(page)).toHaveValue('claim');
      await expect(box(page)).toBeInViewport({ ratio: 1 });
    });
  });
}

test('the HTML contains all case studies, whatever the query', async ({ withoutScript }) => {
  const page = await withoutScript.newPage();
  await page.goto(`${path}?industry=healthcare&q=hospital`);
  await expectShown(page, all);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

  test('the toggle opens the filters; a choice closes them and appears on the toggle', async ({ page }) => {
    await open(page, path);
    const toggle = bar(page).getByRole('button', { expanded: false });
    await expect(toggle).toContainText('All');
    await toggle.tap();
    await expect(bar(page).getByRole('button', { expanded: true })).toHaveCount(1);
    await chip(page, 'Manufacturing').tap();
    await expect(toggle).toContainText('Manufacturing');
    await expect(bar(page).getByRole('button')).toHaveCount(1);
    await expectShown(page, ['manufacturing-iot-solution']);
  });

  test('the toggle closes the filters without a choice', async ({ page }) => {
    await open(page, path);
    await bar(page).getByRole('button', { expanded: false }).tap();
    await bar(page).getByRole('button', { expanded: true }).tap();
    await expect(bar(page).getByRole('button')).toHaveCount(1);
    await expectShown(page, all);
  });

  test('a choice with the keyboard closes the filters and returns the focus to the toggle', async ({
    page,
  }) => {
    await open(page, path);
    const toggle = bar(page).getByRole('button', { expanded: false });
    await toggle.press('Enter');
    await chip(page, 'Manufacturing').press('Enter');
    await expect(toggle).toContainText('Manufacturing');
    await expect(toggle).toBeFocused();
  });

  test('the filters stay open while the visitor goes through the services, and close on Escape', async ({
    page,
  }) => {
    await open(page, path);
    const toggle = bar(page).getByRole('button', { expanded: false });
    await toggle.press('Enter');
    await services(page).focus();
    // Some systems choose a service at each press of an arrow key.
    for (const name of ['Cloud Solutions', 'Cyber Security']) {
      await services(page).selectOption(name);
      await expect(status(page)).toContainText(name);
      await expect(services(page)).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(services(page)).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(toggle).toContainText('Cyber Security');
  });

  test('the toggle shows the filter from the URL', async ({ page }) => {
    await open(page, pathIn('es', `${path}?industry=insurance`));
    await expect(bar(page).getByRole('button', { expanded: false })).toContainText('Seguros');
  });
});

test.describe('the grid', () => {
  test('animates cards to their new positions', async ({ page }) => {
    await open(page, path);
    // Pause animations at their start, so that the test can count them reliably.
    await page.evaluate(() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...args) {
        const animation = animate.apply(this, args);
        if (this.matches('[data-id], [inert]')) animation.pause();
        return animation;
      };
    });
    const sizesIn = (items: Locator) =>
      items
        .locator('.metric')
        .evaluateAll((figures) => figures.map((item) => getComputedStyle(item).fontSize));
    const hidden = all.map((id) => `[data-id="${id}"]:not([data-id="insurance-claim-processing"])`).join();
    const before = await sizesIn(page.getByRole('main').locator(hidden));
    await chip(page, 'Insurance').click();
    await expectShown(page, ['insurance-claim-processing']);
    // Copies of the hidden cards fade out; assistive technology does not notice them.
    const copies = page.getByRole('main').locator('li[aria-hidden="true"][inert]');
    await expect(copies).toHaveCount(all.length - 1);
    expect(await sizesIn(copies), 'their figures stay as large').toEqual(before);
    // Their pictures show from the first frame on.
    const lazy = await copies
      .getByRole('presentation', { includeHidden: true })
      .evaluateAll(
        (images) => images.filter((image) => (image as HTMLImageElement).loading === 'lazy').length,
      );
    expect(lazy).toBe(0);
    // On a busy computer, the animation code loads too late for the first change.
    await expect(async () => {
      await chip(page, 'All').click();
      await chip(page, 'Insurance').click();
      await expect.poll(() => countAnimations(page), { timeout: 1000 }).toBeGreaterThan(0);
    }).toPass();
  });

  test('the artwork of cards further down loads as soon as a visitor turns to the filter', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 667 });
    await open(page, path);
    const artwork = page.getByRole('main').locator('li[data-id] img[data-late]');
    // Not only whether it is complete: the browser may have it from another test.
    const ready = () =>
      artwork.evaluateAll(
        (images) =>
          (images as HTMLImageElement[]).filter(({ loading, complete }) => loading === 'eager' && complete)
            .length,
      );
    expect(await artwork.count()).toBe(all.length);
    expect(await ready()).toBe(0);
    await bar(page).getByRole('button').first().hover();
    await expect.poll(ready).toBe(all.length);
  });

  test('keeps cards where they were until the animation code has loaded, and moves them without it', async ({
    page,
  }) => {
    await open(page, path);
    const card = page.locator('[data-id="nonprofit-donation-platform"]');
    const release = await holdRequests(page, scripts);
    const loaded = page.waitForResponse(scripts);
    // What each change of the style does to the position of the card, before it is painted.
    const changes = await card.evaluateHandle((element) => {
      const placeOf = () => {
        const { x, y } = element.getBoundingClientRect();
        return [Math.round(x), Math.round(y + scrollY)];
      };
      const places = [placeOf()];
      new MutationObserver(() => places.push(placeOf())).observe(element, { attributeFilter: ['style'] });
      return places;
    });
    await chip(page, 'Retail').click();
    await expect.poll(() => changes.evaluate((places) => places.length)).toBe(3);
    const [before, held, after] = await changes.jsonValue();
    expect(held).toEqual(before);
    expect(after).not.toEqual(before);
    release();
    await (await loaded).finished();
    await waitForLayout(page);
    expect(await countAnimations(page)).toBe(0);
  });

  test('fades in the card that becomes wide as the only result, and does not move it across the others', async ({
    page,
  }) => {
    await open(page, path);
    const animated = await page
      .locator('[data-id="insurance-claim-processing"]')
      .evaluateHandle((element) => {
        const properties: string[] = [];
        element.animate = (keyframes, options) => {
          properties.push(...Object.keys(keyframes ?? {}));
          return Element.prototype.animate.call(element, keyframes, options);
        };
        return properties;
      });
    await chip(page, 'Insurance').click();
    await expectShown(page, ['insurance-claim-processing']);
    expect(await animated.jsonValue()).toEqual(['opacity']);
    await expect.poll(() => countAnimations(page)).toBe(0);
  });

  test('the card that becomes wide fades in after its pictures are decoded, or without them if they take too long', async ({
    page,
  }) => {
    await open(page, path);
    const card = page.locator('[data-id="insurance-claim-processing"]');
    const pictures = await card.locator('img').count();
    const events = await card.evaluateHandle((element) => {
      const log: string[] = [];
      for (const image of element.querySelectorAll('img'))
        image.decode = async () => void log.push('decoded');
      element.animate = (keyframes, options) => {
        const animation = Element.prototype.animate.call(element, keyframes, options);
        animation.play = () => {
          log.push('play');
          Animation.prototype.play.call(animation);
        };
        log.push('created');
        return animation;
      };
      return log;
    });
    await chip(page, 'Insurance').click();
    await expect
      .poll(() => events.jsonValue())
      .toEqual(['created', ...Array<string>(pictures).fill('decoded'), 'play']);
    await expect.poll(() => countAnimations(page)).toBe(0);

    await chip(page, 'All').click();
    await expectShown(page, all);
    await card.locator('img').evaluateAll((images) => {
      for (const image of images as HTMLImageElement[]) image.decode = () => new Promise(() => {});
    });
    await chip(page, 'Insurance').click();
    await expectShown(page, ['insurance-claim-processing']);
    await expect.poll(() => countAnimations(page)).toBe(0);
    await expect(card).toHaveCSS('opacity', '1');
  });

  test('does not animate cards that were hidden again while the animation code loaded', async ({ page }) => {
    await open(page, path);
    const release = await holdRequests(page, scripts);
    const loaded = page.waitForResponse(scripts);
    // The Insurance card would move twice, then it is hidden.
    for (const name of ['Insurance', 'All', 'Manufacturing']) await chip(page, name).click();
    release();
    await (await loaded).finished();
    await expectShown(page, ['manufacturing-iot-solution']);
    // The pageErrors fixture reports errors that happen meanwhile.
    await waitForLayout(page);
    await expect.poll(() => countAnimations(page)).toBe(0);
  });

  test('changes order without animation when the visitor prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const animated: string[] = [];
    await page.exposeFunction('report', (name: string) => animated.push(name));
    await page.addInitScript(() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...args) {
        (window as unknown as { report(name: string): void }).report(this.tagName);
        return animate.apply(this, args);
      };
    });
    await open(page, path);
    await chip(page, 'Insurance').click();
    await expectShown(page, ['insurance-claim-processing']);
    await chip(page, 'All').click();
    await expectShown(page, all);
    expect(animated).toEqual([]);
    expect(await countAnimations(page)).toBe(0);
  });
});

test('works with the keyboard only', async ({ page }) => {
  await open(page, path);
  await box(page).focus();
  await page.keyboard.type('claim');
  await expectShown(page, ['insurance-claim-processing']);
  await chip(page, 'All').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(bar(page).getByRole('button', { pressed: true })).toHaveText(['Financial Services']);
  await expectShown(page, []);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expectShown(page, ['insurance-claim-processing']);
  await box(page).focus();
  await page.keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await expectShown(page, all);
});

test('the first case study leads: it is two columns wide, and its result is larger', async ({ page }) => {
  await open(page, path);
  const [lead, other] = [0, 1].map((index) => page.getByRole('main').getByRole('article').nth(index));
  const widthOf = async (card?: Locator) => (await card?.boundingBox())?.width ?? 0;
  const sizeOf = (card?: Locator) =>
    card?.locator('.metric').evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await widthOf(lead)).toBeGreaterThan(2 * (await widthOf(other)));
  expect(await sizeOf(lead)).toBeGreaterThan(1.5 * ((await sizeOf(other)) ?? 0));
});
