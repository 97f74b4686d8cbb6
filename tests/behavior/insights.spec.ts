import { audit, boxOf } from '../support/look';
import { expect, languages, open, pathIn, test } from '../support/site';

const article = '/insights/cost-of-alerts';

test('an article shows its author, dates, and every kind of block, and works with the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await open(page, article);

  await test.step('the opening names the author, the dates, the reading time, and the topics', async () => {
    const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
    await expect(hero.getByRole('link', { name: 'Samuel Okafor' })).toHaveAttribute(
      'href',
      '/about#founders',
    );
    await expect(hero).toContainText('Published March 10, 2026');
    await expect(hero).toContainText('Updated May 4, 2026');
    await expect(hero).toContainText('1-minute read');
    await expect(hero.getByRole('link', { name: 'Data', exact: true })).toHaveAttribute(
      'href',
      '/insights#topic-data',
    );
  });

  await test.step('programs stay as they were written, and scroll with the keyboard', async () => {
    const program = page.getByRole('region', { name: 'Alerts times minutes, as hours a day.', exact: true });
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a program
    await expect(program).toContainText('  console.log(`${hours} hours`);');
    await expect(page.getByRole('region', { name: 'Output: Alerts times minutes' })).toHaveText(
      /^160 hours\s\{email\} <b>$/,
    );
    await program.focus();
    await expect(program).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => program.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  });

  await test.step('tables have headings for rows and columns, and drawings have texts', async () => {
    const table = page.getByRole('table', { name: 'Alerts of one week' });
    await expect(table.getByRole('columnheader')).toHaveText(['Day', 'Alerts', 'False']);
    await expect(table.getByRole('rowheader')).toHaveText(['Monday', 'Tuesday', 'Total']);
    const bars = page.getByRole('figure', { name: '' }).filter({ hasText: 'hours a day' }).last();
    await expect(bars.getByRole('listitem')).toHaveText(['Today 160', 'Higher threshold 62.5']);
    const widths = await bars
      .locator('svg')
      .evaluateAll((all) => all.map((one) => Number.parseFloat(one.getAttribute('width') ?? '')));
    expect(widths).toEqual([100, 39.0625]);
    const colors = await bars
      .locator('svg')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
    expect(new Set(colors).size, 'the value that matters has its own color').toBe(2);
    const steps = page.getByRole('figure').filter({ hasText: 'Replay one month.' });
    await expect(steps.getByRole('listitem')).toHaveText([/^Measure/, /^Compare/, /^Decide/]);
  });

  await test.step('the table of contents leads to each part', async () => {
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.locator('summary').click();
    await expect(contents.getByRole('link')).toHaveText([
      'Count the minutes',
      'Compare the costs',
      'Sources',
      'Related articles',
    ]);
    await contents.getByRole('link', { name: 'Compare the costs' }).click();
    await expect(page).toHaveURL(/#compare-the-costs$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Compare the costs' })).toBeInViewport();
  });

  await test.step('the article names its sources, services, projects, and neighbors', async () => {
    const article = page.locator('.article-grid');
    await expect(article.getByRole('link', { name: 'A first source of this article' })).toHaveAttribute(
      'href',
      'https://www.example.com/first',
    );
    for (const path of ['/services/ai-ml', '/services/data-analytics', '/case-studies/financial-ml-platform'])
      await expect(article.locator(`a[href="${path}"]`).last()).toBeVisible();
    const related = page.locator('#related-insights');
    await expect(related.getByRole('listitem').filter({ hasText: 'Newer article' })).toContainText(
      'What old logs still tell',
    );
  });

  await test.step('the page has no accessibility findings and does not overflow', async () => {
    await expect.poll(() => audit(page), { timeout: 20_000 }).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });
});

test('the services and projects of an article stay beside its text on a wide screen, and follow it on others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await open(page, article);
  const subjects = page.getByText('Services in this article').locator('..').locator('..');
  const text = page.locator('.study-story');
  const [beside, column] = [await boxOf(subjects), await boxOf(text)];
  expect(beside.x).toBeGreaterThan(column.x + column.width);
  expect(Math.abs(beside.y - column.y)).toBeLessThan(20);
  await page.getByRole('heading', { name: 'Sources' }).scrollIntoViewIfNeeded();
  await expect(subjects).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 1024, height: 600 });
  const [after, above] = [await boxOf(subjects), await boxOf(text)];
  expect(after.y).toBeGreaterThanOrEqual(above.y + above.height);
});

test('the list works without JavaScript: the newest article first, and all articles by topic', async ({
  withoutScript,
}) => {
  const page = await withoutScript.newPage();
  await page.goto('/es/insights');
  const rows = page.getByRole('region', { name: 'Todos los artículos' });
  await expect(rows.getByRole('heading', { level: 3 })).toHaveText([
    'Lo que aún cuentan los registros',
    'Lo que cuesta una alerta falsa',
  ]);
  await page.goto('/es/insights#topic-data');
  await expect(page.locator('#topic-data')).toBeInViewport();
  await expect(page.locator('#topic-data').getByRole('link')).toHaveText([
    'Lo que aún cuentan los registros',
    'Lo que cuesta una alerta falsa',
  ]);
  await expect(page.locator('#topic-ai').getByRole('link')).toHaveText(['Lo que cuesta una alerta falsa']);
});

test('services, industries, and case studies list the articles about them, and the footer leads to all', async ({
  request,
}) => {
  const linksOn = async (path: string) => {
    const html = await (await request.get(path)).text();
    const main = html.slice(0, html.indexOf('<footer'));
    return {
      articles: [...new Set([...main.matchAll(/href="(\/insights\/[a-z-]+)"/g)].map(([, link]) => link))],
      footer: html.slice(html.indexOf('<footer')).includes('href="/insights"'),
    };
  };
  expect(await linksOn('/services/data-analytics')).toEqual({
    articles: ['/insights/reading-old-logs', '/insights/cost-of-alerts'],
    footer: true,
  });
  expect((await linksOn('/services/managed-it')).articles).toEqual([]);
  expect((await linksOn('/case-studies/financial-ml-platform')).articles).toEqual([
    '/insights/cost-of-alerts',
  ]);
  expect((await linksOn('/industries/financial')).articles[0]).toBe('/insights/cost-of-alerts');
});

test('the feed has the full text of each article in its language', async ({ request }) => {
  for (const language of languages) {
    const feed = await (await request.get(pathIn(language, '/insights.xml'))).text();
    expect(feed.match(/<content type="html">/g)).toHaveLength(2);
    // Escaped twice: the program is text in HTML, and the HTML is text in XML.
    expect(feed).toContain('console.log(&amp;#39;{email} &amp;lt;b&amp;gt;&amp;#39;);');
    expect(feed).toContain('<name>Samuel Okafor</name>');
    expect(feed).toContain('2026-05-04T00:00:00Z');
  }
});

test('a program that is wider than a phone fades at its end, until the visitor has scrolled there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, article);
  const program = page.locator('.program').first();
  await program.scrollIntoViewIfNeeded();
  await expect(program).toHaveCSS('mask-image', /gradient/);
  await program.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
  await expect(program).toHaveCSS('mask-image', 'none');
  // Beside a wide text, it has room.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(program).toHaveCSS('mask-image', 'none');
});
