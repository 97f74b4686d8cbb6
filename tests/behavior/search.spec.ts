import type { Page, Request, Route } from 'playwright/test';
import { messages } from '../support/content';
import { deferred, holdRequests } from '../support/requests';
import { addressOf, expect, isSameDocument, markDocument, open, test } from '../support/site';

type Words = Record<
  | 'label'
  | 'close'
  | 'best'
  | 'none'
  | 'hint'
  | 'pages'
  | 'questions'
  | 'shortcut'
  | 'withoutScript'
  | 'failed'
  | 'offline',
  string
>;

const words = messages('en').Search as Words;

const dialog = (page: Page) => page.getByRole('dialog', { name: words.label });
const field = (page: Page) => dialog(page).getByRole('searchbox');
const results = (page: Page) => page.locator('.search-result');

/** Everything that a page requests from now on: addresses, headers, and bodies. */
function recordRequests(page: Page): { paths: () => string[]; text: () => Promise<string> } {
  const requests: Request[] = [];
  page.on('request', (request) => void requests.push(request));
  return {
    paths: () => requests.map((request) => new URL(request.url()).pathname),
    async text() {
      const parts = requests.map(async (request) =>
        [request.url(), JSON.stringify(await request.allHeaders()), request.postData()].join('\n'),
      );
      return decodeURIComponent((await Promise.all(parts)).join('\n').replaceAll('%', '%25'));
    },
  };
}

const searchIndex = '**/_next/static/search/**';
const isIndex = (path: string) => path.startsWith('/_next/static/search/');

test('the search opens with "/" and Ctrl+K, finds pages while somebody types, and sends nothing', async ({
  page,
}) => {
  const requests = recordRequests(page);
  await open(page, '/contact');

  await test.step('it loads nothing before somebody is about to search', async () => {
    expect(requests.paths().filter(isIndex)).toEqual([]);
  });

  await test.step('the keys stay letters in a field', async () => {
    const name = page.getByRole('main').getByRole('textbox').first();
    await name.focus();
    await page.keyboard.type('a/b');
    await page.keyboard.press('Control+k');
    await expect(name).toHaveValue('a/b');
    await expect(dialog(page)).toHaveCount(0);
    await name.fill('');
    await name.blur();
  });

  await test.step('"/" opens it with the focus in the field, and the index has arrived once', async () => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await page.keyboard.type('helthcare');
    await expect(results(page).first()).toHaveAttribute('href', '/industries/healthcare');
    expect(requests.paths().filter(isIndex)).toHaveLength(1);
  });

  await test.step('the matching words are marked, and the results are in groups', async () => {
    await expect(results(page).first().locator('mark').first()).toHaveText('Healthcare');
    const headings = dialog(page).getByRole('heading', { level: 2 });
    await expect(headings.first()).toHaveText(words.best);
    expect(await headings.count()).toBeGreaterThan(1);
    const count = await dialog(page).getByRole('status').textContent();
    expect(count).toMatch(/^\d+ results$/);
  });

  await test.step('odd characters are text', async () => {
    await field(page).fill('<img src=x onerror=alert(1)> %00 ".*+?^$()|[]{}\\');
    await expect(dialog(page).locator('img')).toHaveCount(0);
    await field(page).fill('x'.repeat(5000));
    await expect(dialog(page)).toContainText(words.hint);
  });

  await test.step('an empty result suggests searches', async () => {
    await field(page).fill('zzyzx');
    await expect(dialog(page).getByRole('status')).toContainText(words.none);
    await dialog(page).getByRole('button', { name: 'HIPAA' }).click();
    await expect(field(page)).toHaveValue('HIPAA');
    await expect(field(page)).toBeFocused();
    await expect(results(page).first()).toBeVisible();
  });

  await test.step('Escape closes it, and Ctrl+K opens it again', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    // Both keys in one task: the browser has not moved the focus by itself yet.
    await field(page).evaluate(() => {
      const press = (init: KeyboardEventInit) =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }),
        );
      press({ key: 'Escape' });
      press({ key: 'k', ctrlKey: true });
    });
    await expect(field(page)).toBeFocused();
  });

  await test.step('the arrow keys move to the results, and Enter follows one without a reload', async () => {
    await markDocument(page);
    await page.keyboard.type('healthcare');
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/industries/healthcare');
    await expect(dialog(page)).toHaveCount(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  await test.step('Enter in the field leads to all results', async () => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('cloud zzyzx');
    await expect(results(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
    expect(addressOf(page)).toBe('/search#q=cloud+zzyzx');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('cloud zzyzx');
    await expect(page.getByRole('main').locator('.search-result').first()).toBeVisible();
  });

  await test.step('no request had a query', async () => {
    const sent = await requests.text();
    for (const query of ['helthcare', 'zzyzx', 'onerror']) expect(sent).not.toContain(query);
  });
});

/** Opens the contact page and the search, whose script does not arrive yet. @returns a function that lets it arrive */
async function startLoading(page: Page): Promise<() => void> {
  await open(page, '/contact');
  const { promise: released, resolve: release } = deferred();
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.waitForRequest('**/_next/static/**/*.js');
  await page.locator('body').press('/');
  await requested;
  return release;
}

test('opens one dialog for repeated shortcuts, with the letters typed before it opens', async ({ page }) => {
  const release = await startLoading(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('clo/');
  release();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('ud');
  await expect(field(page)).toHaveValue('cloud');
  await expect(results(page).first()).toHaveAttribute('href', '/services/cloud-solutions');
});

test.describe('while the dialog loads', () => {
  test('visitors can type into the fields of the page', async ({ page }) => {
    await startLoading(page);
    const name = page.getByRole('main').getByRole('textbox').first();
    await name.focus();
    await page.keyboard.type('Ada');
    await expect(name).toHaveValue('Ada');
  });

  test('after four seconds, the search page opens with what was typed', async ({ page }) => {
    await page.clock.install();
    await startLoading(page);
    await page.keyboard.type('cloud');
    await page.clock.fastForward(4000);
    await expect(page).toHaveURL('/search#q=cloud');
  });

  test('a link that is followed cancels the search', async ({ page }) => {
    const release = await startLoading(page);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).first().click();
    release();
    await expect(page).toHaveURL('/about');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(dialog(page)).toHaveCount(0);
  });

  test('Escape cancels the search', async ({ page }) => {
    const release = await startLoading(page);
    await page.keyboard.press('Escape');
    const loaded = page.waitForResponse('**/_next/static/**/*.js');
    release();
    await (await loaded).finished();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(dialog(page)).toHaveCount(0);
    await page.locator('body').press('/');
    await expect(field(page)).toBeFocused();
  });
});

test('Enter before the index has arrived leads to the results of what was typed', async ({ page }) => {
  await open(page, '/contact');
  const release = await holdRequests(page, searchIndex);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('cloud');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search#q=cloud');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('cloud');
  release();
  await expect(results(page).first()).toHaveAttribute('href', '/services/cloud-solutions');
});

test('going back closes the dialog', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/contact');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(dialog(page)).toHaveCount(0);
});

test('offline, the page stays and the dialog says what to do', async ({ page, pageErrors }) => {
  pageErrors.expect(/_next\/static\/search/, /ERR_INTERNET_DISCONNECTED/);
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await page.route(searchIndex, (route) => route.abort('internetdisconnected'));
  await open(page, '/about');
  const navigations: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations.push(request.url());
  });
  await page.keyboard.press('/');
  await page.keyboard.type('cloud');
  await expect(field(page)).toHaveValue('cloud');
  await expect(dialog(page).getByRole('status')).toHaveText(words.offline);
  expect(navigations).toEqual([]);
});

test('the search page shows the results of its address, and keeps the address up to date', async ({
  page,
}) => {
  await open(page, '/search?q=cloud');
  const main = page.getByRole('main');
  const input = main.getByRole('searchbox');
  await expect(input).toHaveValue('cloud');
  await expect(results(page).first()).toHaveAttribute('href', '/services/cloud-solutions');
  await expect(main.getByRole('link', { name: 'Terms of Service' })).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');

  await test.step('the address has the query in its fragment, which is never sent', async () => {
    await input.fill('fraud');
    await expect(page).toHaveURL('/search#q=fraud');
    await expect(main.getByRole('status')).toHaveText(/^\d+ results?$/);
  });

  await test.step('an empty field shows all titles again', async () => {
    await input.fill('');
    await expect(page).toHaveURL('/search');
    await expect(main.getByRole('link', { name: 'Terms of Service' })).toBeVisible();
    await expect(main.getByRole('status')).toBeEmpty();
  });

  await test.step('back and forward restore the results', async () => {
    await input.fill('fraud');
    await expect(page).toHaveURL('/search#q=fraud');
    const first = (await results(page).first().getAttribute('href')) ?? '';
    await results(page).first().click();
    await expect(page).toHaveURL(first);
    await page.goBack();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('fraud');
    await expect(results(page).first()).toHaveAttribute('href', first);
  });

  await test.step('"/" moves to the field of the page', async () => {
    await page.getByRole('main').getByRole('searchbox').blur();
    await page.keyboard.press('/');
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
    await expect(dialog(page)).toHaveCount(0);
  });

  await test.step('"/" can be turned off for all pages', async () => {
    const slash = page.getByRole('checkbox', { name: words.shortcut });
    await expect(slash).toBeChecked();
    await slash.uncheck();
    await open(page, '/contact');
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toHaveValue('');
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(dialog(page)).toHaveCount(0);
    await open(page, '/search');
    await slash.check();
    await slash.blur();
    await page.keyboard.press('/');
    await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  });
});

test('the skip link keeps the search and its address', async ({ page }) => {
  await open(page, '/search#q=cloud');
  const input = page.getByRole('main').getByRole('searchbox');
  await expect(results(page).first()).toHaveAttribute('href', '/services/cloud-solutions');
  const followed = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('hashchange', () => resolve(), { once: true })),
  );
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await followed;
  await expect(input).toHaveValue('cloud');
  await expect(results(page).first()).toHaveAttribute('href', '/services/cloud-solutions');
  await expect(page).toHaveURL('/search#q=cloud');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

  await page.reload();
  await expect(input).toHaveValue('cloud');
  await expect(results(page).first()).toHaveAttribute('href', '/services/cloud-solutions');
});

test('the search page finds pages before its runtime has loaded, and keeps the results after it @deferred', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/_next\/static\/chunks\/start-/, /ERR_FAILED/);
  let runtime = false;
  const start = '**/_next/static/chunks/start-*.js';
  await page.route(start, (route) => (runtime ? route.continue() : route.abort()));
  await page.goto('/search');
  const input = page.getByRole('main').getByRole('searchbox');
  await input.pressSequentially('fraud');
  await expect(results(page).first()).toBeVisible();
  const first = (await results(page).first().getAttribute('href')) ?? '';
  await expect(page).toHaveURL('/search#q=fraud');
  await expect(page.locator('html[data-ready]')).toHaveCount(0);

  runtime = true;
  await input.press('End');
  await expect(page.locator('html[data-ready]')).toHaveCount(1);
  await expect(input).toHaveValue('fraud');
  await expect(results(page).first()).toHaveAttribute('href', first);
  await input.fill('cloud');
  await expect(results(page).first()).toHaveAttribute('href', '/services/cloud-solutions');

  // After the page was left, it no longer changes the address.
  await results(page).first().click();
  await expect(page).toHaveURL('/services/cloud-solutions');
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page).toHaveURL('/services/cloud-solutions');
});

test('a result leads to the person', async ({ page }) => {
  await open(page, '/contact');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Samuel Okafor');
  const person = results(page).filter({ hasText: 'Samuel Okafor' }).first();
  await expect(person).toHaveAttribute('href', '/about#founders-part-2');
  await person.press('Enter');
  await expect(page).toHaveURL('/about#founders-part-2');
  const entry = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Samuel Okafor' }) });
  await expect(entry).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Samuel Okafor' })).toBeInViewport({ ratio: 1 });
});

for (const [start, title] of [
  ['/about', 'Do you support a system after launch?'],
  ['/contact', 'Do you support a system after launch?'],
  ['/about', 'What happens when the model gets worse?'],
] as const)
  test(`a result from ${start} opens the answer to “${title}”`, async ({ page }) => {
    await open(page, start);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(title);
    await results(page).filter({ hasText: title }).first().press('Enter');
    const question = page.getByRole('main').locator('details').filter({ hasText: title });
    await expect(question).toHaveAttribute('open', '');
    await expect(question.locator('summary')).toBeInViewport({ ratio: 1 });
    const header = await page.getByRole('banner').boundingBox();
    const summary = await question.locator('summary').boundingBox();
    expect(summary?.y).toBeGreaterThanOrEqual(header?.height ?? 0);
    await expect(page.getByRole('main').locator('details[open]:not([name])')).toHaveCount(1);
  });

test('on phones, the search is in the menu', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await open(page, '/es/about');
  const spanish = messages('es').Search as Words;
  const menu = page.getByRole('button', { name: messages('es').Navigation?.menu });
  await menu.click();
  const link = page.getByRole('banner').getByRole('link', { name: spanish.label });
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await link.click();
  const search = page.getByRole('dialog', { name: spanish.label });
  await search.getByRole('searchbox').fill('nube');
  await expect(results(page).first()).toHaveAttribute('href', '/es/services/cloud-solutions');
  await search.getByRole('button', { name: spanish.close }).click();
  await expect(search).toHaveCount(0);
  await expect(menu).toBeFocused();
});

test('without JavaScript, the search page says so, has no field, and lists all titles by kind', async ({
  withoutScript,
}) => {
  const page = await withoutScript.newPage();
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: words.label }).click();
  await expect(page).toHaveURL('/search');
  const main = page.getByRole('main');
  // Playwright finds no text in this element by its words.
  await expect(main.locator('noscript p')).toHaveText(words.withoutScript);
  await expect(main.locator('noscript p')).toBeVisible();
  await expect(main.locator('input, button').filter({ visible: true })).toHaveCount(0);
  const kinds = ['Services', 'Case Studies', 'Industries', words.pages, words.questions];
  for (const name of kinds) await expect(main.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Terms of Service' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'AI/ML', exact: true })).toBeVisible();
  // The title of the home page does not say which page it is.
  const everything = page.locator('#search-everything');
  await expect(everything.getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/');
  // The list of questions is long, so it is closed.
  const question = main.getByRole('link', { name: /\?$/ }).first();
  await expect(question).toBeHidden();
  await main.getByRole('heading', { name: words.questions }).click();
  await expect(question).toBeVisible();
});

test('if the index cannot be loaded, the search leads to the search page', async ({ page, pageErrors }) => {
  pageErrors.expect(/_next\/static\/search/, /ERR_FAILED/);
  await page.route('**/_next/static/search/**', (route) => route.abort());
  await open(page, '/about');
  await page.keyboard.press('/');
  await expect(page).toHaveURL('/search');
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms of Service' })).toBeVisible();
});

for (const [what, answer] of [
  ['is blocked', (route: Route) => route.abort()],
  ['fails', (route: Route) => route.fulfill({ status: 503, body: '' })],
] as const)
  test(`if the request of the index ${what}, the search page says what to do, and searches on the next try`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(/_next\/static\/search/, /ERR_FAILED/, /503/);
    let answered = 0;
    await page.route(searchIndex, async (route) => {
      await answer(route);
      answered++;
    });
    const { paths } = recordRequests(page);
    const requested = () => paths().filter(isIndex).length;
    await page.goto('/search');
    const main = page.getByRole('main');
    const input = main.getByRole('searchbox');
    await input.fill('fraud');
    await expect(main.getByRole('status')).toContainText(words.failed);
    const retry = main.getByRole('button', { name: messages('en').Crash?.retry });
    await expect(retry).toBeVisible();
    // What the page lists can still be found.
    await expect(main.getByRole('link', { name: 'Terms of Service' })).toBeVisible();
    await expect(page).toHaveURL('/search');

    await test.step('another failure is announced again', async () => {
      const before = requested();
      await retry.click();
      await expect.poll(requested).toBeGreaterThan(before);
      // A request that is still under way would succeed below, without a click.
      await expect.poll(() => requested() - answered).toBe(0);
      await expect(main.getByRole('status')).toContainText(words.failed);
    });

    await page.unroute(searchIndex);
    await retry.click();
    await expect(results(page).first()).toBeVisible();
    await expect(main.getByRole('status')).toHaveText(/^\d+ results?$/);
    await expect(retry).toHaveCount(0);
    await expect(input).toBeFocused();
    await expect(page).toHaveURL('/search#q=fraud');
    await input.fill('cloud');
    await expect(results(page).first()).toHaveAttribute('href', '/services/cloud-solutions');
  });

test('Enter tries to load the index of the search page again, and never sends the query', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/_next\/static\/search/, /ERR_FAILED/);
  await page.route(searchIndex, (route) => route.abort());
  await page.goto('/search');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('fraud');
  await expect(main.getByRole('status')).toContainText(words.failed);
  await markDocument(page);
  await page.unroute(searchIndex);
  await main.getByRole('searchbox').press('Enter');
  await expect(results(page).first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});
