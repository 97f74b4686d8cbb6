import type { Page, Route } from 'playwright/test';
import { throttle } from '../../components/islands/inquiry/limits';
import { stopClock } from '../support/clock';
import { messages } from '../support/content';
import {
  caseStudyTitle,
  createInquiry,
  dismissNotices,
  endpoint,
  expectFailure,
  expectSuccess,
  InquiryForm,
  infoAddress,
  kinds,
  notices,
  received,
  sendingError,
  type Values,
  watchSending,
} from '../support/forms';
import { holdRequests } from '../support/requests';
import { changePayload, routeToServer } from '../support/responses';
import { expect, languages, pathIn, sample, started, test, thorough } from '../support/site';

const binary = Buffer.from(Array.from({ length: 512 }, (_, index) => (index * 37) % 256));

const answer = (status: number, body: string | Buffer) => (route: Route) => route.fulfill({ status, body });

/** Failures of the request to the email provider, with the provider's real messages where it has any. */
const failures: Record<string, (route: Route) => Promise<void>> = {
  'DNS failure': (route) => route.abort('namenotresolved'),
  'connection refused': (route) => route.abort('connectionrefused'),
  'connection reset midway': (route) => route.abort('connectionreset'),
  'network lost': (route) => route.abort('internetdisconnected'),
  'blocked by an extension': (route) => route.abort('blockedbyclient'),
  '400': answer(400, 'The template ID not found'),
  '401': answer(401, 'Unauthorized'),
  '402': answer(402, 'Payment Required'),
  '403': answer(403, 'API calls are disabled for non-browser applications'),
  '412': answer(412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account'),
  '413': answer(413, 'Variables size limit. The maximum allowed variables size is 50Kb'),
  '429': answer(429, 'Too Many Requests'),
  '500': answer(500, 'Internal Server Error'),
  'OK with the status of an error': answer(500, 'OK'),
  'a redirect to a page': (route) =>
    route.fulfill({ status: 302, headers: { Location: '/about' }, body: '' }),
  '503': answer(503, '<!doctype html><title>Unavailable</title>'),
  'a binary body': answer(500, binary),
  'a binary body with status 202': answer(202, binary),
  'an empty response': answer(204, ''),
};

const details = {
  name: 'Zoë O’Brien',
  company: 'Łódź & Söhne',
  phone: '+1 214 555 0142',
  message: 'First line & more?\nSecond line = 100 % 🎉',
};

/** Advances the clock until a notice shows. Attempts may wait for the rate limits of the SDK and the provider. */
async function waitForNotice(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(throttle);
    await expect(notices(page)).toHaveCount(1, { timeout: 200 });
  }).toPass({ intervals: [0] });
}

/** Expects that the notice links to a prepared email with the same inquiry. */
async function expectPreparedEmail({ page, kind, language }: InquiryForm, values: Values): Promise<void> {
  const href = (await notices(page).getByRole('link').getAttribute('href')) ?? '';
  // RFC 6068: spaces are %20, line breaks are %0D%0A.
  expect(href).not.toMatch(/\+|(?<!%0D)%0A/);
  const { protocol, pathname, searchParams } = new URL(href);
  expect(protocol + pathname).toBe(`mailto:${infoAddress}`);
  expect(searchParams.get('subject')).toContain(kind === 'study' ? caseStudyTitle(language) : 'Brightmesa');
  const body = searchParams.get('body') ?? '';
  for (const value of Object.values(values)) expect(body).toContain(value.replace(/\n/g, '\r\n'));
  expect(body).toContain(page.url());
  for (const name of ['name', 'company', 'phone', 'message'] as const) {
    const label = messages(language).Form?.[name] ?? '';
    expect(body).toContain(`${label}: ${values[name]?.replace(/\n/g, '\r\n')}`);
  }
}

/** Sends an inquiry. Expects the failure notice, and that the form keeps the input. */
async function expectSendFailure(form: InquiryForm): Promise<void> {
  const values = createInquiry(details);
  await form.send(values);
  await expectFailure(form);
  await form.expectKept(values);
}

for (const [number, kind] of kinds.entries())
  for (const language of sample(languages, kind === 'contact' ? 'fr' : 'es'))
    test(`the ${kind} form shows the failure notice, keeps the input, and can send again after each kind of failure (${language})`, async ({
      page,
      request,
      pageErrors,
    }) => {
      // The browser also reports the redirect that it does not follow.
      pageErrors.expect(sendingError, /ERR_FAILED \(.*\/about\)/);
      const form = await new InquiryForm(page, kind, language).open();
      let fail: (route: Route) => Promise<void> = (route) => route.fallback();
      await page.route(endpoint, (route) => fail(route));
      const values = createInquiry(details);
      await test.step('a line next to the form explains the use of the data', async () => {
        const note = page.getByRole('main').locator('form + p');
        await expect(note).toContainText(messages(language).Form?.privacy as string);
        await expect(note.getByRole('link')).toHaveAttribute('href', pathIn(language, '/privacy-policy'));
      });
      await form.fill(values);
      // On a push, each failure is tried with one of the forms.
      for (const [name, way] of Object.entries(failures).filter(
        (_, index) => thorough || index % kinds.length === number,
      )) {
        await test.step(name, async () => {
          fail = way;
          await form.button.click();
          await waitForNotice(page);
          await expectFailure(form);
          await form.expectKept(values);
          await expectPreparedEmail(form, values);
          await dismissNotices(page);
        });
      }
      fail = (route) => route.fallback();
      await form.button.click();
      await waitForNotice(page);
      await expectSuccess(form, values.email);
      expect(await received(request, values.email)).toHaveLength(1);
    });

for (const kind of sample(kinds, 'contact')) {
  test.describe(`the ${kind} form`, () => {
    test('shows a failure notice when the visitor is offline, and sends when the connection is back', async ({
      page,
      context,
      request,
      pageErrors,
    }) => {
      pageErrors.expect(/ERR_INTERNET_DISCONNECTED/);
      const form = await new InquiryForm(page, kind).open();
      const values = createInquiry(details);
      // Offline from the start: the code that sends is not loaded yet.
      await context.setOffline(true);
      await form.send(values);
      await expectFailure(form);
      await expect(notices(page).getByRole('link')).toHaveAttribute('href', /^mailto:/);
      await form.expectKept(values);
      await dismissNotices(page);
      await context.setOffline(false);
      await form.button.click();
      await expectSuccess(form, values.email);
      expect(await received(request, values.email)).toHaveLength(1);
    });

    test('shows a failure notice when the code that sends is missing, as after a new release', async ({
      page,
      pageErrors,
    }) => {
      pageErrors.expect(/_next\/static/);
      const form = await new InquiryForm(page, kind).open();
      const sent = watchSending(page);
      await page.route('**/_next/static/**/*.js', (route) => route.fulfill({ status: 404, body: '' }));
      await expectSendFailure(form);
      expect(sent).toHaveLength(0);
    });

    test('aborts the request and shows a failure notice after 20 seconds without a response', async ({
      page,
    }) => {
      const form = await new InquiryForm(page, kind).open();
      await stopClock(page);
      await page.route(endpoint, () => {});
      const asked = page.waitForRequest(endpoint);
      const aborted = page.waitForEvent('requestfailed', (request) => sendingError.test(request.url()));
      const values = createInquiry(details);
      await form.send(values);
      await asked;
      const { slow } = messages('en').Form ?? {};
      const status = page.getByRole('main').locator('form [role=status]').last();
      await expect(status).toHaveText('');
      await page.clock.runFor(4_000);
      await expect(status).toHaveText('');
      await page.clock.runFor(1_000);
      await expect(status).toHaveText(slow as string);
      await page.clock.runFor(14_000);
      await expect(form.button).toHaveText(form.sendingLabel);
      await expect(notices(page)).toHaveCount(0);
      await page.clock.runFor(1_000);
      await expectFailure(form);
      await expect(status).toHaveText('');
      await form.expectKept(values);
      expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
    });

    test('shows a failure notice after 20 seconds if the response does not end', async ({ page }) => {
      const form = await new InquiryForm(page, kind).open();
      await stopClock(page);
      const provider = await routeToServer(page, endpoint, (request, response) => {
        request.resume();
        // Without content sniffing, the browser reports the response headers immediately.
        response.writeHead(200, { 'Content-Type': 'text/plain', 'X-Content-Type-Options': 'nosniff' });
        response.write('O');
      });
      const answered = page.waitForEvent('response', (response) => response.request().method() === 'POST');
      const values = createInquiry(details);
      await form.send(values);
      await answered;
      await page.clock.runFor(20_000);
      await expectFailure(form);
      await form.expectKept(values);
      provider.closeAllConnections();
      provider.close();
    });

    test('shows a failure notice when the connection closes in the middle of the response', async ({
      page,
      pageErrors,
    }) => {
      pageErrors.expect(sendingError);
      const form = await new InquiryForm(page, kind).open();
      const provider = await routeToServer(page, endpoint, (request, response) => {
        request.resume();
        response.writeHead(500, { 'Content-Length': 100 });
        response.write('Internal', () => response.destroy());
      });
      await expectSendFailure(form);
      provider.close();
    });

    test('shows a failure notice when the response has the wrong content encoding', async ({
      page,
      pageErrors,
    }) => {
      pageErrors.expect(sendingError);
      const form = await new InquiryForm(page, kind).open();
      const provider = await routeToServer(page, endpoint, (request, response) => {
        request.resume();
        response.writeHead(500, { 'Content-Encoding': 'gzip' }).end(binary);
      });
      await expectSendFailure(form);
      provider.close();
    });
  });
}

for (const kind of sample(kinds, 'study')) {
  test.describe(`the ${kind} form`, () => {
    for (const id of ['local-public-key', 'local-service', 'local-template']) {
      // In plain mode, the payload is in a script with integrity, which a test cannot change.
      test(`shows a failure notice when the provider is not configured (no ${id})`, {
        tag: '@deferred',
      }, async ({ page }) => {
        const form = new InquiryForm(page, kind);
        // The payload of the page contains the props of islands.
        await page.route(`**${form.path}.txt`, async (route) => {
          const response = await route.fetch();
          const exported = await response.text();
          expect(exported).toContain(id);
          await route.fulfill({
            response,
            body: changePayload(`${form.path}.txt`, exported, (text) => text.replaceAll(id, '')),
          });
        });
        await form.open();
        const sent = watchSending(page);
        await expectSendFailure(form);
        expect(sent).toHaveLength(0);
      });
    }

    test('offers to copy a message that is too long for a mailto link', async ({
      page,
      context,
      pageErrors,
    }) => {
      pageErrors.expect(sendingError);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const form = await new InquiryForm(page, kind).open();
      await page.route(endpoint, answer(500, 'Internal Server Error'));
      const values = createInquiry({ message: '🏔️é\n'.repeat(1000).trim() });
      await form.send(values);
      await waitForNotice(page);
      const href = (await notices(page).getByRole('link').getAttribute('href')) ?? '';
      expect(href.length).toBeLessThan(2000);
      expect(new URL(href).searchParams.get('body')).toBeNull();
      const words = messages('en').Notice ?? {};
      await notices(page).getByRole('button', { name: words.copy }).click();
      await expect(notices(page).getByRole('button', { name: words.copied })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.replace(/\r\n/g, '\n')).toContain(values.message);
    });

    test('replaces the failure notice on another attempt', async ({ page, pageErrors }) => {
      pageErrors.expect(sendingError);
      const form = await new InquiryForm(page, kind).open();
      await page.route(endpoint, (route) => route.abort('failed'), { times: 2 });
      const values = createInquiry(details);
      await form.send(values);
      await expectFailure(form);
      const first = await notices(page).elementHandle();
      await page.clock.fastForward(throttle);
      await form.button.click();
      await expect.poll(() => first?.evaluate((notice) => notice.isConnected)).toBe(false);
      await expectFailure(form);
      await page.clock.fastForward(throttle);
      await form.button.click();
      await expectSuccess(form, values.email);
    });

    test('keeps input from before its script loaded', async ({ page }) => {
      const form = new InquiryForm(page, kind);
      const release = await holdRequests(page, '**/_next/static/**/*.js');
      await page.goto(form.path, { waitUntil: 'commit' });
      const values = createInquiry();
      await form.field('name').fill(values.name);
      await form.field('message').fill(values.message);
      release();
      await started(page);
      await form.field('email').fill(values.email);
      await form.expectKept(values);
    });
  });
}

test('the study form shows that it is sending while its rules still load, and then checks the values', async ({
  page,
}) => {
  const form = await new InquiryForm(page, 'study').open();
  const release = await holdRequests(page, '**/_next/static/**/*.js');
  await form.button.click();
  await expect(form.button).toHaveText(form.sendingLabel);
  release();
  await expect(form.button).toHaveText(form.idleLabel);
  await expect(form.field('name')).toHaveAttribute('aria-invalid', 'true');
});
