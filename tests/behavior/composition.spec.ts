import { inLanguage, sectionsOf, study } from '../support/content';
import { boxOf, holdScripts, openWithoutMotion } from '../support/look';
import { deferred } from '../support/requests';
import { expect, mockPhotos, open, order, pathIn, test } from '../support/site';

test('the photo of a case study is above the artwork: 60% of a picture with text, 65% of a wide one, 75% without', async ({
  page,
}) => {
  await mockPhotos(page);
  for (const [path, share] of [
    ['/', 0.65],
    ['/case-studies', 0.6],
    ['/industries/healthcare', 0.75],
  ] as const) {
    await openWithoutMotion(page, path);
    const picture = page.locator('.duotone .picture').first();
    await picture.scrollIntoViewIfNeeded();
    const photo = picture.locator('.photo');
    await expect(photo, path).toHaveAttribute('data-state', 'loaded');
    const { y, height } = await boxOf(picture);
    const part = await boxOf(photo);
    expect(part.y, path).toBeCloseTo(y, 0);
    expect(part.height / height, path).toBeLessThan(share);
    expect(part.height / height, path).toBeGreaterThan(share - 0.06);
  }
});

test('the photo of a case study shows its upper part, or the lower one if the content says so', async ({
  page,
}) => {
  await open(page, '/case-studies');
  /** The part of the photo that is cut off above, in percent of all that is cut off. */
  const cutAbove = (id: string) =>
    page
      .getByRole('article')
      .filter({ has: page.locator(`a[href="/case-studies/${id}"]`) })
      .locator('.photo')
      .evaluate((photo) => Number.parseFloat(getComputedStyle(photo).objectPosition.split(' ')[1] ?? ''));
  expect(study('insurance-claim-processing').imageFocus).toBeUndefined();
  expect(study('manufacturing-iot-solution').imageFocus).toBe('lower');
  expect(await cutAbove('insurance-claim-processing')).toBeLessThan(20);
  expect(await cutAbove('manufacturing-iot-solution')).toBeGreaterThan(60);
});

test('the services and the search of the filter bar are in the same row in every language', async ({
  page,
}) => {
  for (const path of ['/case-studies', '/es/case-studies', '/fr/case-studies']) {
    await openWithoutMotion(page, path);
    for (const width of [1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const bar = page.locator('.filter-bar');
      // The boxes are read one after the other, so this repeats until the layout is at rest.
      await expect(async () => {
        const services = await boxOf(bar.getByRole('combobox'));
        const search = await boxOf(bar.locator('.filter-search'));
        const all = await boxOf(bar.locator('.chip').first());
        const row = await boxOf(bar.locator('> .wrap'));
        expect(row.x + row.width - search.x - search.width, `${path} at ${width} px`).toBeLessThan(48);
        expect(search.y, `${path} at ${width} px`).toBeCloseTo(services.y, 0);
        expect(search.x, `${path} at ${width} px`).toBeGreaterThan(services.x);
        if (services.y > all.y + all.height) expect(services.x, path).toBeCloseTo(all.x, 0);
      }).toPass();
    }
  }
});

test('five solutions and five challenges of an industry fill their rows: the last one takes two columns', async ({
  page,
}) => {
  for (const [width, columns] of [
    [1280, { solutions: 3, challenges: 2 }],
    [800, { solutions: 2, challenges: 2 }],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await openWithoutMotion(page, '/industries/healthcare');
    for (const [id, count] of Object.entries(columns)) {
      const list = page.locator(`section:has(> #${id}) ul`);
      const items = await list.getByRole('listitem').all();
      expect(items, id).toHaveLength(5);
      const boxes = await Promise.all(items.map(boxOf));
      const outer = await boxOf(list);
      const ends = boxes.filter((box) => Math.abs(box.x + box.width - outer.x - outer.width) < 1);
      expect(ends, `${id} at ${width} px`).toHaveLength(Math.ceil(5 / count));
      const [first, last] = [boxes[0], boxes[4]] as [(typeof boxes)[0], (typeof boxes)[0]];
      for (const box of boxes.slice(0, -1))
        expect(box.width, `${id} at ${width} px`).toBeCloseTo(first.width, 0);
      expect(last.width, `${id} at ${width} px`).toBeGreaterThan(2 * first.width);
    }
  }
});

test('the pictures in the first row of the case studies are equally high, with and without the lead', async ({
  page,
}) => {
  await holdScripts(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWithoutMotion(page, '/case-studies');
  const pictures = page.locator('.case-study-lead > :not([hidden]) .picture');
  for (const row of [2, 3])
    await test.step(`${row} in a row`, async () => {
      const first = await boxOf(pictures.first());
      for (const picture of (await pictures.all()).slice(0, row)) {
        const { y, height } = await boxOf(picture);
        expect([y, height].map(Math.round)).toEqual([first.y, first.height].map(Math.round));
      }
      // What the filter does.
      await page
        .locator('.case-study-lead > li')
        .first()
        .evaluate((lead) => lead.toggleAttribute('hidden'));
    });
});

test('the titles of industry tiles in a row are on one line', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWithoutMotion(page, '/industries/healthcare');
  const titles = page.locator('.pictured h3');
  const tops = await titles.evaluateAll((all) => all.map((title) => title.getBoundingClientRect().y));
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(tops).size).toBe(1);
});

test('the titles of case studies beside each other are on one line, however long the texts above them are', async ({
  page,
}) => {
  // React would replace the changed text.
  await holdScripts(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWithoutMotion(page, '/services/ai-ml');
  const items = page.locator('[aria-labelledby=evidence]').getByRole('listitem');
  const text = items.first().getByRole('paragraph').first();
  const { height } = await boxOf(text);
  await text.evaluate((element) => element.append(' and more'.repeat(20)));
  expect((await boxOf(text)).height).toBeGreaterThan(height);
  const titles = items.getByRole('heading', { level: 3 });
  const tops = await titles.evaluateAll((all) => all.map((title) => title.getBoundingClientRect().y));
  expect(tops.length).toBeGreaterThan(1);
  expect(new Set(tops).size).toBe(1);
});

for (const [name, path, section] of [
  ['the evidence of a service', '/services/ai-ml', 'evidence'],
  ['related case studies', '/case-studies/financial-ml-platform', 'related-case-studies-title'],
  ['related industries', '/industries/healthcare', 'related-industries'],
] as const)
  test(`on phones, ${name} are one row to swipe`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await openWithoutMotion(page, path);
    const list = page.locator(`[aria-labelledby$=${section}]`).getByRole('list').first();
    const items = list.locator('> li');
    const tops = () =>
      items.evaluateAll((all) => new Set(all.map((item) => item.getBoundingClientRect().top)).size);
    expect(await items.count()).toBeGreaterThan(1);
    expect(await tops()).toBe(1);
    const second = await boxOf(items.nth(1));
    expect(second.x, 'the beginning of the second item is visible').toBeLessThan(375 - 24);
    expect(second.x + second.width).toBeGreaterThan(375);
    for (const item of await items.all()) {
      await item.getByRole('link').first().focus();
      await expect(item).toBeInViewport({ ratio: 0.7 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
    await page.setViewportSize({ width: 800, height: 700 });
    expect(await list.evaluate((row) => row.scrollWidth <= row.clientWidth)).toBe(true);
    if (section !== 'evidence') return;
    await page.setViewportSize({ width: 700, height: 700 });
    await page.emulateMedia({ media: 'print' });
    expect(await tops()).toBe(await items.count());
  });

test('the mesa at the lower edge of a hero is inside the page, and closing bands differ', async ({
  page,
}) => {
  const bands = new Set<string>();
  for (const path of ['/', '/services', '/industries', '/about', '/case-studies']) {
    await openWithoutMotion(page, path);
    // The width of an element that ends where the right slope of the mesa ends.
    const end = await page.locator('.hero-edge').evaluate((hero) => {
      const probe = document.createElement('div');
      probe.style.cssText = 'position: absolute; width: calc(var(--mesa) + var(--top) + 0.5 * var(--edge))';
      hero.append(probe);
      const share = probe.offsetWidth / (hero as HTMLElement).offsetWidth;
      probe.remove();
      return share;
    });
    expect(end, path).toBeGreaterThan(0.1);
    expect(end, path).toBeLessThan(0.98);
    const band = page.locator('.horizon .skyline');
    if ((await band.count()) === 0) continue;
    bands.add((await band.getAttribute('src')) ?? '');
  }
  expect(bands.size).toBeGreaterThan(1);
});

test('the sky above the results of a case study has the colors of its industry', async ({ page }) => {
  await mockPhotos(page);
  await openWithoutMotion(page, '/case-studies');
  const turnOf = async (id: string) => {
    const card = page.getByRole('article').filter({ has: page.locator(`a[href="/case-studies/${id}"]`) });
    await card.scrollIntoViewIfNeeded();
    await expect(card.locator('.photo')).toHaveAttribute('data-state', 'loaded');
    return card.locator('.picture').evaluate((picture) => getComputedStyle(picture, '::before').filter);
  };
  const retail = await turnOf('retail-customer-experience');
  expect(retail).toMatch(/^hue-rotate/);
  expect(await turnOf('nonprofit-donation-platform')).toBe(retail);
  expect(await turnOf('financial-ml-platform')).toMatch(/^hue-rotate/);
  expect(await turnOf('financial-ml-platform')).not.toBe(retail);
});

test('the sky has these colors before the photo loads; a local picture has its own', async ({ page }) => {
  const { promise: failed, resolve: fail } = deferred();
  await page.route('https://images.unsplash.com/**', async (route) => {
    await failed;
    await route.abort();
  });
  await page.goto('/case-studies', { waitUntil: 'domcontentloaded' });
  const picture = page.locator('.duotone .picture').first();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture.locator('.photo')).toHaveAttribute('data-seen');
  const layer = () => picture.evaluate((element) => getComputedStyle(element, '::before').content);
  expect(await layer()).toBe('""');
  fail();
  await expect(picture).toHaveAttribute('data-state', 'fallback');
  expect(await layer()).toBe('none');
});

test('the lines of steps in two columns end at the same height', async ({ page }) => {
  await openWithoutMotion(page, '/how-we-work');
  const list = page.locator('.strata').first();
  const ends = await list.evaluate((element) => {
    const edge = element.getBoundingClientRect().bottom;
    const steps = [...element.children].map((step) => ({
      left: Math.round(step.getBoundingClientRect().left),
      // The line of a step ends at a negative distance below it, and at the edge of the list at the latest.
      end: Math.min(
        edge,
        step.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(step, '::before').bottom),
      ),
    }));
    const columns = [...new Set(steps.map(({ left }) => left))];
    return columns.map((left) =>
      Math.max(...steps.filter((step) => step.left === left).map(({ end }) => end)),
    );
  });
  expect(ends).toHaveLength(2);
  expect(Math.abs((ends[0] as number) - (ends[1] as number))).toBeLessThan(1);
});

test('the bars of a sample document have the proportions of their values, which stand at their ends', async ({
  page,
}) => {
  const documents = sectionsOf('how-we-work').find(({ kind }) => kind === 'documents')?.items ?? [];
  const { anchor, chart } = documents.find((item) => item.chart) ?? {};
  const bars = chart?.bars ?? [];
  const values = bars.map(({ value }) => value);
  expect(values.length).toBeGreaterThan(1);
  await openWithoutMotion(page, '/how-we-work');
  const figure = page.locator(`article[aria-labelledby="${anchor}"] figure`);
  const widths = await figure
    .locator('svg')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
  const longest = Math.max(...widths);
  expect(longest).toBeGreaterThan(100);
  for (const [index, value] of values.entries())
    expect((widths[index] as number) / longest).toBeCloseTo(value / Math.max(...values), 2);
  await expect(figure.locator('.bar-value')).toContainText(values.map((value) => value.toFixed(1)));
  await expect(figure.locator('svg.text-figure')).toHaveCount(bars.filter(({ matters }) => matters).length);
});

test('the line of a step is drawn while the step comes into view', async ({ page }) => {
  await open(page, '/how-we-work');
  const step = page.locator('.strata > .stratum').nth(1);
  /** The drawn share of the line at a position of the step in the window. */
  const drawnAt = (block: 'center' | 'end') =>
    step.evaluate(async (element, block) => {
      element.scrollIntoView({ block, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      const { scale } = getComputedStyle(element, '::before');
      return scale === 'none' ? 1 : Number(scale.split(' ').at(-1));
    }, block);
  const started = await drawnAt('end');
  expect(started).toBeGreaterThan(0);
  expect(started).toBeLessThan(1);
  expect(await drawnAt('center')).toBe(1);
});

test('the land at the end of every kind of page loads', async ({ page }) => {
  for (const path of [
    '/',
    '/services/ai-ml',
    '/case-studies/financial-ml-platform',
    '/industries/healthcare',
    '/insights/cost-of-alerts',
    '/fr/about',
  ]) {
    await openWithoutMotion(page, path);
    const land = page.locator('.skyline');
    await land.scrollIntoViewIfNeeded();
    // 0 until it has loaded, and if it fails.
    await expect
      .poll(() => land.evaluate((image) => (image as HTMLImageElement).naturalWidth), { message: path })
      .toBeGreaterThan(0);
  }
});

test('on a phone, each sample document opens by its button; on a wide screen, all are open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, '/how-we-work');
  const sheet = page.locator('.sheet').first();
  const text = sheet.locator('details p').first();
  await expect(text).toBeHidden();
  await sheet.getByText('Read this sample').click();
  await expect(text).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const other of await page.locator('.sheet').all()) {
    await expect(other.locator('details p').first()).toBeVisible();
    await expect(other.getByText('Read this sample')).toBeHidden();
  }
});

test('the hills in the hero of a case study have their results as labels, hidden from screen readers', async ({
  page,
}) => {
  const id = order['case-studies'][0] ?? '';
  await openWithoutMotion(page, pathIn('fr', `/case-studies/${id}`));
  const labels = page.locator('.hero svg[aria-hidden=true] text');
  await expect(labels).toHaveText(study(id).results.map(({ metric }) => inLanguage(metric, 'fr')));
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(labels.first()).toBeVisible();
    await expect(labels.filter({ visible: true }).nth(1)).toBeVisible();
    await expect(async () => {
      for (const label of await labels.all()) {
        // A long title covers some hills on wide screens; on narrow ones, the picture ends above the lowest.
        if (!(await label.isVisible())) continue;
        const { x, width: own } = await boxOf(label);
        expect(x, `at ${width} px`).toBeGreaterThan(0);
        // The margin of the page at the right, at most.
        expect(x + own, `at ${width} px`).toBeLessThanOrEqual(width - (width < 1024 ? 0.04 * width : 0));
      }
    }).toPass();
  }
  await test.step('only the main one in dark letters on a light label', async () => {
    const colors = await labels.evaluateAll((all) =>
      all.map((text) => {
        const label = text.parentElement?.querySelector('rect');
        return [getComputedStyle(text).color, label && getComputedStyle(label).fill];
      }),
    );
    const [[letters, label] = [], ...others] = colors;
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual([label, letters]);
  });
  await test.step('not where they would touch the title', async () => {
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(labels.first()).toBeHidden();
  });
});

test('on narrow screens, no label of a hill is behind the link back to the list', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const id of order['case-studies']) {
    await openWithoutMotion(page, `/case-studies/${id}`);
    const link = await boxOf(page.locator('.hero .hero-words a').first());
    const boxes = await Promise.all(
      (await page.locator('.hero svg[aria-hidden=true] text').all()).map((label) => label.boundingBox()),
    );
    const visible = boxes.filter((box) => box !== null);
    expect(visible.length, id).toBeGreaterThan(0);
    for (const { y, height } of visible) expect(y + height, id).toBeLessThan(link.y + 4);
  }
});

test('on wide screens, no label of a hill is behind the breadcrumbs of a long title', async ({ page }) => {
  const id = order['case-studies'][0] ?? '';
  await open(page, `/case-studies/${id}`);
  const crumbs = page.locator('.hero nav');
  await crumbs
    .getByRole('link')
    .last()
    .evaluate((crumb) => {
      crumb.textContent =
        'Cinco plantas reducen un 28 % los paros imprevistos con menos alertas, pero mejores';
    });
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(async () => {
      const { x, width: own } = await boxOf(crumbs);
      const labels = await page.locator('.hero svg[aria-hidden=true] text').filter({ visible: true }).all();
      expect(labels.length).toBeGreaterThan(0);
      for (const label of labels) expect((await boxOf(label)).x, `at ${width} px`).toBeGreaterThan(x + own);
    }).toPass();
  }
});

test('the words of a client have the quotation marks of the language', async ({ page }) => {
  for (const [path, isWhole, marks] of [
    // The marks that the browser knows.
    ['/', true, 'auto'],
    // The period follows the closing mark.
    ['/es', false, '"«" "»"'],
    ['/fr', true, '"«\u00a0" "\u00a0»"'],
  ] as const) {
    await open(page, path);
    const shown = await page
      .locator('blockquote')
      .first()
      .evaluate((element) => {
        const marked = [element, ...element.querySelectorAll('.quote-words')].filter(
          (each) => getComputedStyle(each, '::before').content !== 'none',
        );
        return marked.map((each) => ({
          isWhole: each === element,
          quotes: getComputedStyle(each).quotes,
          end: getComputedStyle(each, '::after').content,
        }));
      });
    expect(shown, path).toEqual([{ isWhole, quotes: marks, end: 'close-quote' }]);
  }
});

test('only a lead card that is wider than the others has a larger title', async ({ page }) => {
  await openWithoutMotion(page, '/case-studies');
  for (const [width, larger] of [
    [1280, true],
    [800, false],
    [375, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    // The browser may apply the new width only in its next frame.
    await expect
      .poll(async () => {
        const [lead = 0, next = 0] = await page
          .locator('.case-study-card .cover-link')
          .evaluateAll((links) => links.map((link) => Number.parseFloat(getComputedStyle(link).fontSize)));
        return lead > next;
      }, `${width} px`)
      .toBe(larger);
  }
});

test('the four lists of the footer are beside each other from 768 px on', async ({ page }) => {
  for (const path of ['/', '/es', '/fr']) {
    await openWithoutMotion(page, path);
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await page
        .locator('.footer-columns h2')
        .evaluateAll((titles) => titles.map((title) => title.getBoundingClientRect().top));
      expect(tops).toHaveLength(4);
      expect(Math.max(...tops) - Math.min(...tops), `${path} at ${width} px`).toBeLessThan(1);
      const texts = await page
        .locator('.footer-columns > :not(.footer-brand)')
        .evaluateAll((columns) =>
          columns.map((column) => column.getBoundingClientRect().toJSON() as DOMRect),
        );
      texts.slice(1).forEach(({ left }, index) => {
        expect(left - (texts[index]?.right ?? 0), `${path} at ${width} px`).toBeGreaterThanOrEqual(40);
      });
    }
  }
});

test('the lines of one link are closer than two links, in the footer and in tables of contents', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const [address, link] of [
    ['/es', '.footer-columns ul .footer-link'],
    ['/es/privacy-policy', '.contents-link'],
  ] as const) {
    await openWithoutMotion(page, address);
    const sizes = await page.locator(link).evaluateAll((links) =>
      links.map((each) => {
        // So narrow that some have two lines.
        (each as HTMLElement).style.maxWidth = '7rem';
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(each);
        const line = Number.parseFloat(lineHeight);
        return {
          height: each.getBoundingClientRect().height,
          line,
          space: Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom),
        };
      }),
    );
    expect(
      sizes.some(({ height, line }) => height > 2 * line),
      `${address} has a link of two lines`,
    ).toBe(true);
    for (const { height, space } of sizes) {
      expect(space, address).toBeGreaterThanOrEqual(8);
      expect(height, address).toBeGreaterThanOrEqual(24);
    }
  }
});

test('the pictures in the list of articles fill their frames', async ({ page }) => {
  await openWithoutMotion(page, '/insights');
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const frame of await page.locator('.article-list .pictured').all())
      await expect(async () => {
        const [outer, inner] = [await boxOf(frame), await boxOf(frame.locator('.picture'))];
        expect(Math.abs(outer.height - inner.height), `at ${width} px`).toBeLessThan(1);
      }).toPass();
  }
});

test('on a narrow screen, the text of the 404 page has space below the header', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/404/);
  await page.setViewportSize({ width: 768, height: 900 });
  await openWithoutMotion(page, '/no-such-page');
  const title = await boxOf(page.getByRole('heading', { level: 1 }));
  const header = await boxOf(page.getByRole('banner'));
  expect(title.y - header.y - header.height).toBeGreaterThan(40);
});

test('the prices of all services fit on a phone in every language', async ({ page }) => {
  for (const path of ['/how-we-work', '/es/how-we-work', '/fr/how-we-work']) {
    await openWithoutMotion(page, path);
    await page.setViewportSize({ width: 375, height: 800 });
    const hidden = await page
      .locator('main .scrollable')
      .evaluateAll((tables) => tables.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    expect(hidden, path).toEqual([0, 0]);
    // For screen readers, the cells are still those of tables.
    const session = await page.context().newCDPSession(page);
    // On a busy machine, Chromium may omit nodes of its tree in several answers.
    await expect(async () => {
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      for (const [role, selector] of [
        ['row', 'main tr'],
        ['columnheader', 'main th[scope=col]'],
        ['rowheader', 'main th[scope=row]'],
        ['cell', 'main td'],
      ] as const)
        expect(nodes.filter((node) => node.role?.value === role).length, `${path}: ${role}`).toBe(
          await page.locator(selector).count(),
        );
    }).toPass();
    for (const row of await page.locator('main table').first().locator('tbody tr').all()) {
      const [service, duration, price] = await Promise.all(
        (await row.locator('> *').all()).map((cell) => boxOf(cell)),
      );
      expect(service?.width, path).toBeGreaterThan(300);
      expect(duration?.y, path).toBeGreaterThan((service?.y ?? 0) + (service?.height ?? 0) - 1);
      expect((price?.x ?? 0) + (price?.width ?? 0), path).toBeLessThanOrEqual(375);
    }
  }
});

test('on a phone, only text of twice the size is hyphenated, although the columns of results are narrow', async ({
  page,
}) => {
  const hyphens = () =>
    page
      .locator('main li.stratum')
      .first()
      .evaluate((item) => getComputedStyle(item.lastElementChild ?? item).hyphens);
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto('/case-studies/financial-ml-platform', { waitUntil: 'domcontentloaded' });
  expect(await hyphens()).toBe('manual');
  await page.setViewportSize({ width: 240, height: 700 });
  expect(await hyphens()).toBe('auto');
});
