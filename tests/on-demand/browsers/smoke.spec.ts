import { randomUUID } from 'node:crypto';
import { expect } from 'playwright/test';
import {
  languages,
  order,
  pathIn,
  pathOfEachKind,
  site as siteOrigin,
  translations,
} from '../../support/addresses';
import { entry, inLanguage, messages, sectionsOf, study } from '../../support/content';
import { test } from './fixtures';
import { oneLine, type Page, type Target } from './page';

/** Returns the h1 of a path in every language. */
function titleOf(path: string) {
  const [folder = '', id = ''] = path.slice(1).split('/');
  if (id && folder === 'case-studies') return study(id).title;
  if (id) return entry(folder as 'services' | 'industries', id).title;
  if (path === '/privacy-policy' || path === '/terms-of-service') return entry('legal', folder).title;
  const title = sectionsOf(folder || 'home')[0]?.title;
  if (!title) throw new Error(`content/pages/${folder || 'home'}.json has no first heading.`);
  return title;
}

const english = messages('en');
const words = (group: string, key: string) => english[group]?.[key] ?? '';

const caseStudies = order['case-studies'];
const caseStudy = caseStudies[0] ?? '';
const caseStudyPath = `/case-studies/${caseStudy}`;
const titleInEnglish = (path: string) => inLanguage(titleOf(path), 'en');

const navigation = (name: string): Target => ({
  css: '#site-menu nav a.nav-link',
  name: words('Navigation', name),
});
const summary = (name: string): Target => ({
  css: '#site-menu nav summary',
  name: words('Navigation', 'submenu').replace('{section}', words('Navigation', name)),
});
const entriesOf = (folder: string): Target => ({ css: `#site-menu a[href^="/${folder}/"]` });

const phoneSize = [375, 800] as const;

test('runs in the configured browser', async ({ site, engine }) => {
  await site.open('/');
  const agent = await site.read<string>('navigator.userAgent');
  expect(agent).not.toContain('Chrom');
  expect(agent).toContain(engine === 'firefox' ? 'Firefox/' : 'AppleWebKit/');
});

test.describe('every kind of page', () => {
  for (const path of pathOfEachKind)
    test(`${path} shows heading, header, and footer in every language and fits the window`, async ({
      site,
      driver,
    }) => {
      for (const language of languages) {
        await site.open(pathIn(language, path));
        await site.expectHeading(inLanguage(titleOf(path), language));
        await site.expectScript('the language', 'document.documentElement.lang', language);
        await site.expectCount({ css: `#site-menu .nav-link[href="${pathIn(language, '/contact')}"]` }, 1);
        await site.expectCount(
          { css: `footer a:not([hreflang])[href="${pathIn(language, '/privacy-policy')}"]` },
          1,
        );
        await expectFit(site);
      }
      await driver.resize(...phoneSize);
      await expectFit(site);
    });
});

/** Expects that the page is not wider than the window. */
async function expectFit(page: Page): Promise<void> {
  await page.expectScript(
    'the page fits the window',
    'document.documentElement.scrollWidth <= innerWidth',
    true,
  );
}

test('navigation does not reload, starts at the top, and Back returns', async ({ site }) => {
  await site.open('/services');
  await site.mark();
  await site.read(`void scrollTo({ top: 400, behavior: 'instant' })`);
  await site.click(navigation('about'));
  await site.expectPath('/about');
  await site.expectHeading(titleInEnglish('/about'));
  await site.expectScript('the scroll position', 'scrollY', 0);
  await site.expectScript('the marked link', `visible('#site-menu a[aria-current=page]').map(textOf)`, [
    words('Navigation', 'about'),
  ]);
  await site.goBack();
  await site.expectPath('/services');
  await site.expectHeading(titleInEnglish('/services'));
  await site.expectSameDocument();
});

for (const folder of ['services', 'industries'] as const)
  test.describe(`the ${folder} dropdown`, () => {
    const opener = summary(folder);
    const entries = entriesOf(folder);

    test('opens on a click, and closes when a link opens its page', async ({ site }) => {
      await site.open('/about');
      await site.expectCount(entries, 0);
      await site.click(opener);
      await site.expectCount(entries, order[folder].length);
      const path = `/${folder}/${order[folder].at(-1)}`;
      await site.click({ css: `#site-menu a[href="${path}"]` });
      await site.expectPath(path);
      await site.expectHeading(titleInEnglish(path));
      await site.expectCount(entries, 0);
    });

    test('closes on a click outside', async ({ site }) => {
      await site.open('/about');
      await site.click(opener);
      await site.expectCount(entries, order[folder].length);
      await site.clickAt({ x: 30, y: 760 });
      await site.expectCount(entries, 0);
      await site.expectPath('/about');
    });

    test('opens on Enter, supports arrow keys, and closes on Escape', async ({ site }) => {
      await site.open('/about');
      const css = `#site-menu summary[aria-label="${opener.name}"]`;
      await site.tabTo({ css });
      await site.press('Enter');
      await site.expectCount(entries, order[folder].length);
      await site.press('ArrowDown');
      await site.expectFocused({ css: `a[href="/${folder}/${order[folder][0]}"]` });
      await site.press('Escape');
      await site.expectCount(entries, 0);
      await site.expectFocused({ css });
    });
  });

test.describe('the mobile menu', () => {
  const button: Target = { css: 'button[popovertarget=site-menu]' };

  test('opens, closes on Escape, and returns focus', async ({ site, driver }) => {
    await driver.resize(...phoneSize);
    await site.open('/about');
    await site.expectCount(navigation('services'), 0);
    await site.click(button);
    await site.expectCount(navigation('services'), 1);
    await site.press('Tab');
    await site.expectScript(
      'the focus is in the menu',
      `document.activeElement.closest('#site-menu') !== null`,
      true,
    );
    await site.press('Escape');
    await site.expectCount(navigation('services'), 0);
    await site.expectFocused(button);
  });

  test('contains dropdowns, and closes when a link opens its page', async ({ site, driver }) => {
    await driver.resize(...phoneSize);
    await site.open('/about');
    await site.click(button);
    await site.click(summary('industries'));
    await site.expectCount(entriesOf('industries'), order.industries.length);
    const path = `/industries/${order.industries[0]}`;
    await site.click({ css: `#site-menu a[href="${path}"]` });
    await site.expectPath(path);
    await site.expectHeading(titleInEnglish(path));
    await site.expectCount(navigation('services'), 0);
  });
});

test.describe('the list of case studies', () => {
  const shown = `visible('main article h3, main article h2').map(textOf)`;
  const titles = (ids: readonly string[]) => ids.map((id) => oneLine(inLanguage(study(id).title, 'en')));
  const search: Target = { css: 'search input[type=search]' };

  test('filters case studies by industry, and shows all again', async ({ site }) => {
    const { industry } = study(caseStudy);
    const name = inLanguage(entry('industries', industry).title, 'en');
    await site.open('/case-studies');
    await site.expectScript('all case studies', shown, titles(caseStudies));
    await site.click({ css: 'search button', name });
    await site.expectScript(
      'the case studies of the industry',
      shown,
      titles(caseStudies.filter((id) => study(id).industry === industry)),
    );
    await site.expectPath(`/case-studies?industry=${industry}`);
    await site.click({ css: 'search button', name: words('CaseStudyList', 'all') });
    await site.expectScript('all case studies', shown, titles(caseStudies));
  });

  test('searches ignoring case, shows a message without results, and resets', async ({ site }) => {
    const title = inLanguage(study(caseStudy).title, 'en');
    await site.open('/case-studies');
    await site.fill(search, title.toUpperCase());
    await site.expectScript('what was found', `${shown}.includes($0)`, true, oneLine(title));
    await site.expectScript('fewer than all', `${shown}.length < $0`, true, caseStudies.length);
    await site.fill(search, 'zzzzzz');
    await site.expectScript('nothing', shown, []);
    await site.expectCount({ css: 'main h3', name: words('CaseStudyList', 'none') }, 1);
    await site.click({ css: 'main button', name: words('CaseStudyList', 'clear') });
    await site.expectScript('all case studies', shown, titles(caseStudies));
  });
});

/** Reads the inquiries with this email address from the local inbox, each as an object of its fields. */
async function received(email: string): Promise<Record<string, string>[]> {
  const inquiries: { fields: [string, string][] }[] = await (await fetch(`${siteOrigin}/inbox.json`)).json();
  return inquiries.map(({ fields }) => Object.fromEntries(fields)).filter((fields) => fields.email === email);
}

test.describe('the forms', () => {
  const message = 'We would like to know more: “37 %” & <b>costs</b>?';
  const uniqueEmail = () => `ada.${randomUUID()}@example.com`;
  const send: Target = { css: 'main form button[type=submit]' };
  const notice = `visible('[aria-live] [data-notice]').map((card) => [card.dataset.notice, textOf(card.querySelector('p'))])`;

  test('the contact form sends and clears its fields', async ({ site }) => {
    const email = uniqueEmail();
    const service = await openContact(site);
    await site.fill({ css: '#name' }, 'Ada Example');
    await site.fill({ css: '#email' }, email);
    await site.fill({ css: '#message' }, message);
    await site.click(send);
    await site.expectScript('the notice', notice, [['success', words('Notice', 'contactSent')]]);
    await site.expectScript('the message', `document.querySelector('#message').value`, '');
    await expect.poll(() => received(email)).toMatchObject([{ name: 'Ada Example', message, service }]);
  });

  test('the contact form requires its required fields', async ({ site }) => {
    await openContact(site);
    await site.click(send);
    await site.expectFocused({ css: '#name:invalid' });
    await site.expectScript('no notice', notice, []);
  });

  test('the case-study form shows errors, sends, and resets', async ({ site }) => {
    const email = uniqueEmail();
    const title = inLanguage(study(caseStudy).title, 'en');
    const prefill = words('Form', 'prefill').replace('{title}', title);
    await site.open(caseStudyPath);
    await site.expectScript('the message', `document.querySelector('#study-message').value`, prefill);
    await site.fill({ css: '#study-email' }, 'ada@');
    await site.click(send);
    await site.expectCount({ css: 'form p', name: words('Form', 'nameError') }, 1);
    await site.expectCount({ css: 'form p', name: words('Form', 'emailError') }, 1);
    await site.expectFocused({ css: '#study-name' });
    await site.fill({ css: '#study-name' }, 'Ada Example');
    await site.fill({ css: '#study-email' }, email);
    await site.expectCount({ css: 'form p[id$=-error]' }, 0);
    await site.press('Enter');
    await site.expectScript('the notice', notice, [['success', words('Notice', 'inquirySent')]]);
    await site.expectScript('the name', `document.querySelector('#study-name').value`, '');
    await site.expectScript('the message', `document.querySelector('#study-message').value`, prefill);
    await expect
      .poll(() => received(email))
      .toMatchObject([
        { name: 'Ada Example', message: prefill, related_case_study: title, case_study_id: caseStudy },
      ]);
  });
});

/** Opens the contact page and selects the last service. @returns the value of the option */
async function openContact(page: Page): Promise<string> {
  await page.open('/contact');
  return page.read(
    `(() => {
      const list = document.querySelector('#service');
      list.selectedIndex = list.options.length - 1;
      list.dispatchEvent(new Event('input', { bubbles: true }));
      list.dispatchEvent(new Event('change', { bubbles: true }));
      return list.value;
    })()`,
  );
}

test('a language change does not reload, is stored, and redirects the next visit to the home page', async ({
  site,
  expectedErrors,
}) => {
  const [language = 'es'] = translations;
  await site.open('/about');
  await site.mark();
  await site.click({ css: '#site-menu details:has(a[hreflang]) > summary' });
  await site.click({ css: `#site-menu a[hreflang=${language}]` });
  await site.expectPath(pathIn(language, '/about'));
  await site.expectHeading(inLanguage(titleOf('/about'), language));
  await site.expectScript('the language', 'document.documentElement.lang', language);
  await site.expectScript('the stored language', `localStorage.getItem('preferredLanguage')`, language);
  await site.expectSameDocument();
  // Firefox reports the fonts of the redirecting page, which it no longer loads.
  expectedErrors.push(/^does not load: .*\.woff2$/);
  await site.open('/');
  await site.expectPath(pathIn(language, '/'));
  await site.expectHeading(inLanguage(titleOf('/'), language));
});

test('Tab and Enter reach the skip link first, then the links of the header', async ({ site }) => {
  await site.open('/about');
  await site.press('Tab');
  await site.expectFocused({ css: '.skip-link' });
  await site.press('Enter');
  await site.expectFocused({ css: '#content' });
  await site.open('/services');
  await site.tabTo({ css: '#site-menu a[href="/industries"]' });
  await site.press('Enter');
  await site.expectPath('/industries');
  await site.expectHeading(titleInEnglish('/industries'));
});

test.describe('the table of contents', () => {
  test('scrolls to a section of a case study, focuses the section, and marks the link', async ({ site }) => {
    await site.open(caseStudyPath);
    for (const id of ['results', 'challenge']) {
      const link = `nav a[href="#${id}"]`;
      await site.click({ css: link });
      await site.expectScript(
        'the position of the section',
        `Math.abs(document.getElementById($0).getBoundingClientRect().top - 80) <= 1`,
        true,
        id,
      );
      await site.expectFocused({ css: `#${id}` });
      await site.expectPath(`${caseStudyPath}#${id}`);
      await site.expectScript('the marked link', `document.querySelector($0).ariaCurrent`, 'location', link);
    }
  });

  test('expands on a phone and collapses when the visitor chooses a section', async ({ site, driver }) => {
    await driver.resize(...phoneSize);
    await site.open(caseStudyPath);
    const link: Target = { css: 'nav a[href="#solution"]' };
    await site.expectCount(link, 0);
    await site.click({ css: 'nav summary.contents-summary' });
    await site.click(link);
    await site.expectCount(link, 0);
    await site.expectFocused({ css: '#solution' });
  });
});

test.describe('an unknown URL', () => {
  const unknown = '/no-such-page';

  test('shows the 404 page, logs the path to the console, and links to the home page', async ({
    site,
    expectedErrors,
  }) => {
    await site.open(unknown);
    await site.expectHeading(inLanguage(titleOf('/not-found'), 'en'));
    await expect.poll(() => site.takeErrors()).toEqual([expect.stringContaining(unknown)]);
    expectedErrors.push(new RegExp(unknown));
    await site.click({ css: 'main a[href="/"]' });
    await site.expectPath('/');
    await site.expectHeading(titleInEnglish('/'));
  });

  for (const folder of ['services', 'case-studies', 'industries'] as const)
    test(`of ${folder} leads to the list`, async ({ site }) => {
      await site.open(`/${folder}/no-such-id`);
      await site.expectPath(`/${folder}`);
      await site.expectHeading(titleInEnglish(`/${folder}`));
    });
});
