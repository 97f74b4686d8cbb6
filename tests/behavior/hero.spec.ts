import { sectionsOf, study } from '../support/content';
import { type Box, boxOf, holdScripts, openWithoutMotion } from '../support/look';
import { expect, order, test } from '../support/site';

test('the home page shows main results of case studies, and its sections fit every width', async ({
  page,
}) => {
  const ids = sectionsOf('home').find(({ kind }) => kind === 'hero')?.studies ?? [];
  await openWithoutMotion(page, '/');
  const results = page.getByRole('list', { name: 'Results of our projects' });
  await test.step('the results are those of the case studies, with links', async () => {
    expect(ids.length).toBeGreaterThan(1);
    for (const [index, id] of ids.entries()) {
      const link = results.getByRole('link').nth(index);
      const [first] = study(id).results;
      await expect(link).toHaveAttribute('href', `/case-studies/${id}`);
      await expect(link).toHaveText(`${first?.metric.en} ${first?.text.en}`);
    }
  });
  await test.step('on wide screens they are in the first view', async () => {
    await expect(results.getByRole('link').last()).toBeInViewport({ ratio: 1 });
  });
  const services = page.getByRole('region', { name: 'Our Services' });
  const all = services.getByRole('link', { name: 'View All' });
  // Each step compares boxes that are read one after the other, so it repeats until the layout is at rest.
  await test.step('the link to the full list is beside the heading', () =>
    expect(async () => {
      const first = await boxOf(services.getByRole('listitem').first());
      expect((await boxOf(all)).y).toBeLessThan(first.y);
    }).toPass());
  const studies = page.getByRole('region', { name: 'Case Studies' });
  await test.step('two sections without a background have one space between them', () =>
    expect(async () => {
      const end = await boxOf(studies.getByRole('figure'));
      const next = await boxOf(page.getByRole('heading', { name: 'Industries We Serve' }));
      expect(next.y - end.y - end.height).toBeLessThan(130);
    }).toPass());
  await page.setViewportSize({ width: 800, height: 800 });
  await test.step('between two columns and one, the first of three cards fills its row', () =>
    expect(async () => {
      const boxes = await Promise.all((await studies.getByRole('article').all()).map(boxOf));
      expect(boxes).toHaveLength(3);
      const [first, second, third] = boxes as [Box, Box, Box];
      expect(first.width).toBeGreaterThan(2 * third.width);
      expect(second.y).toBe(third.y);
    }).toPass());
  await page.setViewportSize({ width: 375, height: 700 });
  await test.step('on phones the results are one row to swipe, and the link is below the list', () =>
    expect(async () => {
      const edges = await results
        .getByRole('listitem')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
      expect(new Set(edges.map(({ top }) => top)).size).toBe(1);
      expect(await results.evaluate((list) => list.scrollWidth > list.clientWidth)).toBe(true);
      // Two are whole, and the beginning of the third one shows that the row goes on.
      expect(edges.filter(({ right }) => right <= 375)).toHaveLength(2);
      expect(edges[2]?.left).toBeLessThan(375 - 24);
      const last = await boxOf(services.getByRole('listitem').last());
      expect((await boxOf(all)).y).toBeGreaterThan(last.y);
    }).toPass());
});

test('photos blend into the artwork of heroes and tiles, and cover it on cards', async ({ page }) => {
  await openWithoutMotion(page, '/industries');
  for (const photo of [page.locator('.photo').first(), page.locator('.photo').last()])
    await expect(photo).toHaveCSS('mix-blend-mode', 'soft-light');
  await openWithoutMotion(page, '/case-studies');
  await expect(page.locator('article .photo').first()).toHaveCSS('mix-blend-mode', 'normal');
});

test('on a laptop, the contact person and the button of a service stay in view beside the long text', async ({
  page,
}) => {
  // The text changes below, which scripts would report when they start.
  await holdScripts(page);
  await page.setViewportSize({ width: 1280, height: 640 });
  await openWithoutMotion(page, '/services/ai-ml');
  const text = page.locator('section[aria-labelledby=overview] p').last();
  // As long as a service's introduction may be.
  await text.evaluate((last) => {
    for (let count = 0; count < 12; count++) last.after(last.cloneNode(true));
  });
  await text.scrollIntoViewIfNeeded();
  const sidebar = page.getByRole('complementary', { name: 'Why Choose Brightmesa' });
  for (const name of ['Samuel Okafor', 'Contact Us'])
    await expect(sidebar.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
});

test('on phones, a hero has room for the picture below its text: 35% of the height on the home page, 7rem elsewhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const path of ['/', '/services', `/insights/${order.insights[0]}`]) {
    await openWithoutMotion(page, path);
    const hero = await boxOf(
      page.getByRole('region').filter({ has: page.getByRole('heading', { level: 1 }) }),
    );
    const words = await boxOf(page.locator('.hero-words'));
    const picture = await boxOf(page.locator('.hero-back').first());
    const end = hero.y + hero.height;
    const room = end - words.y - words.height;
    expect(room, path).toBeGreaterThanOrEqual(path === '/' ? 0.349 * hero.height : 112);
    expect(picture.y + picture.height, path).toBeCloseTo(end, 0);
    // The picture begins a little higher, where it is almost transparent.
    expect(picture.height / room, path).toBeGreaterThan(1);
    expect(picture.height / room, path).toBeLessThan(1.25);
  }
});

test('on tablets, the picture below the text is a third as high as wide, but not most of a low window, and not on paper', async ({
  page,
}) => {
  const room = async () => {
    const hero = await boxOf(page.locator('.hero'));
    const words = await boxOf(page.locator('.hero-words'));
    return hero.y + hero.height - words.y - words.height;
  };
  await page.setViewportSize({ width: 768, height: 1024 });
  await openWithoutMotion(page, '/services');
  expect(await room()).toBeGreaterThan(768 / 3);
  await page.setViewportSize({ width: 844, height: 390 });
  expect(await room()).toBeLessThan(390 / 2);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(room).toBeLessThan(10);
});

test('on phones, a quarter of the first view of a case study is above the long text, for the header and the artwork', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await openWithoutMotion(page, `/case-studies/${order['case-studies'][0]}`);
  const picture = await boxOf(page.locator('.hero-back'));
  const first = await boxOf(page.locator('.hero-words').getByRole('link').first());
  // The tips of the artwork are below the button of the header.
  expect(picture.y).toBeGreaterThan(20);
  expect(Math.min(first.y, picture.y + picture.height) / 812).toBeGreaterThan(0.24);
});
