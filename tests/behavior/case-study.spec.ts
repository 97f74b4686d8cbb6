import { inLanguage, messages, study } from '../support/content';
import { boxOf } from '../support/look';
import { expect, languages, open, order, pathIn, sample, test } from '../support/site';

const id = order['case-studies'][0] ?? '';

for (const language of sample(languages, 'fr')) {
  test(`a case study shows results as bars, a diagram, and the facts of the project (${language})`, async ({
    page,
  }) => {
    const { results, diagram, facts } = study(id);
    const words = messages(language).CaseStudy ?? {};
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, pathIn(language, `/case-studies/${id}`));

    await test.step('two bars for each result that can be compared, on one scale', async () => {
      const items = page.locator('#results .result-list > li');
      await expect(items).toHaveCount(results.length);
      for (const [index, { comparison }] of results.entries()) {
        const bars = items.nth(index).locator('svg');
        if (!comparison) {
          await expect(bars).toHaveCount(0);
          continue;
        }
        const { before, after, labels } = comparison;
        for (const label of labels ? [labels.before, labels.after] : [])
          await expect(items.nth(index)).toContainText(inLanguage(label, language));
        if (!labels) await expect(items.nth(index)).toContainText(words.before ?? '');
        const widths = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
        expect(widths).toHaveLength(2);
        expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(after / before, 1);
      }
      const values = { en: '4.4 basis points', es: '4,4 puntos básicos', fr: '4,4 points de base' };
      await expect(items.first()).toContainText(values[language].replace(' ', '\u00a0'));
      const animations = await page
        .locator('#results')
        .evaluate((section) => section.getAnimations({ subtree: true }).length);
      expect(animations).toBe(0);
    });

    await test.step('the diagram is an ordered list with a caption', async () => {
      const figure = page.getByRole('figure').filter({ has: page.getByRole('list') });
      await expect(figure).toContainText(
        inLanguage(diagram?.caption ?? { en: '', es: '', fr: '' }, language),
      );
      const titles = diagram?.boxes.map(({ title }) => inLanguage(title, language)) ?? [];
      await expect(figure.getByRole('listitem').locator('p:first-child')).toHaveText(titles);
    });

    await test.step('the facts', async () => {
      const details = page.locator('#project-details');
      await expect(details).toContainText(String(facts?.year));
      for (const text of [facts?.budget, facts?.split, facts?.today])
        if (text) await expect(details).toContainText(inLanguage(text, language));
    });
  });
}

test('a case study without the optional facts shows none of their labels', async ({ page }) => {
  await open(page, `/case-studies/${order['case-studies'][1]}`);
  await expect(page.locator('#project-details dt')).toHaveText([
    'Client',
    'Industry',
    'Duration',
    'Services',
  ]);
  await expect(page.locator('#results svg')).toHaveCount(0);
});

test('the bars of a result keep their proportion while they grow', async ({ page }) => {
  const position = study(id).results.findIndex(({ comparison }) => comparison);
  const { before, after } = study(id).results[position]?.comparison ?? { before: 1, after: 0 };
  await open(page, `/case-studies/${id}`);
  const bars = page.locator('#results .result-list > li').nth(position).locator('svg');
  const widths = () => bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
  const scrollTo = (place: 'center' | 'end') =>
    bars.last().evaluate((bar, block) => bar.scrollIntoView({ block, behavior: 'instant' }), place);
  await scrollTo('center');
  await expect.poll(async () => (await widths())[0]).toBeGreaterThan(0);
  const [full = 0] = await widths();
  // The lower bar has just come into view.
  await scrollTo('end');
  await expect.poll(async () => (await widths())[0]).toBeLessThan(full * 0.9);
  const [first = 0, second = 0] = await widths();
  expect(first).toBeGreaterThan(0);
  expect(second / first).toBeCloseTo(after / before, 1);
});

test('the button in the hero of a case study leads to the form, below the long story on phones', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page, `/case-studies/${id}`);
  const form = page.locator('#contact-form');
  await expect(form).not.toBeInViewport();
  await page.locator('.hero').getByRole('link', { name: 'Start a Similar Project' }).click();
  await expect(form.getByLabel('Name')).toBeInViewport();
});

for (const width of [375, 768, 1280])
  test(`results fill their rows, and the values of their bars have one line (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, `/case-studies/${id}`);
    const { gaps, wrapped } = await page.locator('.result-list').evaluate((list) => {
      const end = list.getBoundingClientRect().right;
      const items = [...list.children].map((item) => item.getBoundingClientRect());
      const lastOfRow = items.filter(({ top }, index) => items[index + 1]?.top !== top);
      const values = [...list.querySelectorAll('.bar-value')];
      return {
        gaps: lastOfRow.map(({ right }) => Math.round(end - right)),
        wrapped: values
          .filter(
            (value) =>
              value.getBoundingClientRect().height > 1.6 * parseFloat(getComputedStyle(value).fontSize),
          )
          .map(({ textContent }) => textContent),
      };
    });
    expect(new Set(gaps)).toEqual(new Set([0]));
    expect(wrapped).toEqual([]);
  });

test('the bars of the first result are beside it on wide screens, or its note if it has none', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const [of, beside] of [
    [id, '.bars'],
    ['insurance-claim-processing', '.text-muted'],
  ] as const) {
    await open(page, `/case-studies/${of}`);
    const result = page.locator('.result-list > li').first();
    const { x, width } = await boxOf(result);
    const metric = await boxOf(result.locator('.metric'));
    const other = await boxOf(result.locator(beside).first());
    expect(other.x, of).toBeGreaterThan(x + width / 2);
    expect(other.y, of).toBeLessThan(metric.y + metric.height + 20);
  }
});

for (const width of [1024, 1280])
  test(`the sticky form beside the story never covers the results (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, `/case-studies/${id}`);
    const form = page.locator('#contact-form');
    const boxes = () =>
      Promise.all(
        [form, page.locator('.study-results')].map((part) =>
          part.evaluate((element) => element.getBoundingClientRect().toJSON()),
        ),
      );
    // Sticky beside the story.
    await page
      .locator('#solution')
      .evaluate((section) => section.scrollIntoView({ block: 'start', behavior: 'instant' }));
    expect(Math.round((await boxes())[0]?.top)).toBe(80);
    for (const target of ['#results', '#project-details']) {
      await page
        .locator(target)
        .evaluate((section) => section.scrollIntoView({ block: 'start', behavior: 'instant' }));
      const [box, results] = await boxes();
      expect(box?.bottom).toBeLessThanOrEqual(results?.top);
    }
  });
