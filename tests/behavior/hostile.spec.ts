import { createInquiry, InquiryForm, notices } from '../support/forms';
import { expect, open, site, started, test } from '../support/site';

const script = '</script><script>window.harmed=true</script><img src=x onerror="window.harmed=true">';

const harmed = 'harmed';

/** URLs that try to run a script, to inject markup, or to redirect. */
const addresses = [
  `/case-studies?q=${encodeURIComponent(script)}&industry=${encodeURIComponent(script)}`,
  `/case-studies?industry=__proto__&q=constructor`,
  `/about?utm_source=${encodeURIComponent(script)}#${encodeURIComponent(script)}`,
  `/contact?name=${encodeURIComponent(script)}#javascript:window.harmed=true`,
  `/case-studies/retail-customer-experience#"><img src=x onerror=window.harmed=true>`,
  `/es/about?next=javascript:window.harmed=true&redirect=//evil.example`,
  `/fr/case-studies?q=${'%E2%80%AE'.repeat(50)}`,
  `/services?x=${'a'.repeat(12_000)}`,
];

test('no part of a page URL runs as script or breaks the page', async ({ page }) => {
  for (const address of addresses) {
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate((name) => name in window, harmed), address).toBe(false);
    expect(new URL(page.url()).origin).toBe(site);
  }
});

test('no part of an unknown URL runs as script, and the 404 page is shown', async ({ page, pageErrors }) => {
  pageErrors.expect(/404/);
  const withoutSlash = encodeURIComponent(script.replaceAll('/', ''));
  for (const path of [`/${withoutSlash}`, '/%E2%80%AEgpj.exe', `/${'x'.repeat(3000)}`]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate((name) => name in window, harmed)).toBe(false);
  }
});

test('rejects null bytes, invalid escapes, and path traversal with status 400', async () => {
  for (const path of ['/about%00', '/%00', '/%c0%ae%c0%ae/', '/..%2f..%2fetc/passwd', '/%'])
    expect((await fetch(site + path)).status, path).toBe(400);
});

test('no value in browser storage runs as script or breaks the page', async ({ page }) => {
  await page.addInitScript((text) => {
    if (window !== top) return;
    localStorage.setItem('preferredLanguage', text);
    for (const form of ['contact', 'study']) {
      sessionStorage.setItem(
        `inquiry:${form}`,
        JSON.stringify({ name: text, message: '\u0000', constructor: text }),
      );
    }
  }, script);
  await open(page, '/contact');
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate((name) => name in window, harmed)).toBe(false);
});

test('form input is sent unchanged and never runs as script', async ({ page }) => {
  let sent = '';
  await page.route('**/email/send-form', async (route) => {
    sent = route.request().postDataBuffer()?.toString('utf8') ?? '';
    await route.fulfill({ status: 200, body: 'OK' });
  });
  const form = await new InquiryForm(page, 'contact').open();
  const message = `${script} \u202e{{name}} \${name} ${'long '.repeat(500)}`;
  await form.send({ ...createInquiry(), name: '<b>Ada</b>', message });
  await expect(notices(page, 'success')).toBeVisible();
  expect(sent).toContain(script);
  expect(sent).toContain('<b>Ada</b>');
  expect(await page.evaluate((name) => name in window, harmed)).toBe(false);
  await started(page);
});
