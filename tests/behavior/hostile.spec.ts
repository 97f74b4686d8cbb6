import { InquiryForm, notices, someone } from '../support/forms';
import { expect, open, site, started, test } from '../support/site';

const script = '</script><script>window.harmed=true</script><img src=x onerror="window.harmed=true">';

const harmed = 'harmed';

/** What someone may put behind the site's address to have it run, shown or followed. */
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

test('nothing in the address of a page runs, or stops the page', async ({ page }) => {
  for (const address of addresses) {
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate((name) => name in window, harmed), address).toBe(false);
    expect(new URL(page.url()).origin).toBe(site);
  }
});

test('nothing in an unknown address runs, and the 404 page answers', async ({ page, faults }) => {
  faults.expect(/404/);
  const withoutSlash = encodeURIComponent(script.replaceAll('/', ''));
  for (const path of [`/${withoutSlash}`, '/%E2%80%AEgpj.exe', `/${'x'.repeat(3000)}`]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate((name) => name in window, harmed)).toBe(false);
  }
});

test('null bytes, broken escapes and ways out of the folder are refused', async () => {
  for (const path of ['/about%00', '/%00', '/%c0%ae%c0%ae/', '/..%2f..%2fetc/passwd', '/%'])
    expect((await fetch(site + path)).status, path).toBe(400);
});

test('nothing that the browser stored runs, or stops the page', async ({ page }) => {
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

test('what is typed into a form is sent as it is, and runs nowhere', async ({ page }) => {
  let sent = '';
  await page.route('**/email/send-form', async (route) => {
    sent = route.request().postDataBuffer()?.toString('utf8') ?? '';
    await route.fulfill({ status: 200, body: 'OK' });
  });
  const form = await new InquiryForm(page, 'contact').open();
  const message = `${script} \u202e{{name}} \${name} ${'long '.repeat(500)}`;
  await form.send({ ...someone(), name: '<b>Ada</b>', message });
  await expect(notices(page, 'success')).toBeVisible();
  expect(sent).toContain(script);
  expect(sent).toContain('<b>Ada</b>');
  expect(await page.evaluate((name) => name in window, harmed)).toBe(false);
  await started(page);
});
