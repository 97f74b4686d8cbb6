import type { APIRequestContext, Page, Request } from 'playwright/test';
import { minFillTime, throttle } from '../../components/islands/inquiry/limits';
import { stopClock } from '../support/clock';
import { entry } from '../support/content';
import {
  caseStudyId,
  caseStudyTitle,
  createInquiry,
  dismissNotices,
  endpoint,
  expectFailure,
  expectSuccess,
  holdSending,
  InquiryForm,
  infoAddress,
  kinds,
  notices,
  noticeWords,
  prefill,
  received,
  sendingError,
  sendPending,
  type Values,
  watchSending,
} from '../support/forms';
import { expect, languages, order, sample, site, started, test } from '../support/site';

/** Denies the page access to storage, as browsers do with a strict privacy setting. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { configurable: true, get: refuse });
  });

/** Fields that the SDK adds to every form: its version and the ids of the local provider. */
const protocol = {
  lib_version: '4.4.1',
  service_id: 'local-service',
  template_id: 'local-template',
  user_id: 'local-public-key',
};

/** Converts line breaks to CRLF, as browsers do when they send a form. */
const toCrlf = (text: string) => text.replace(/\n/g, '\r\n');

const serviceNames = [
  'AI/ML',
  'Strategy and Consulting',
  'Data & Analytics',
  'Cyber Security',
  'Cloud Solutions',
  'Managed IT Support',
];

const sampleValues = {
  en: {
    name: 'Zoë "O’Brien" <b>Ünal</b>',
    company: 'Łódź & Söhne <script>alert(1)</script>',
    phone: '+1 (214) 555-0142 ☎',
    message:
      'First line\n\nThird: "quotes", <img src=x onerror=alert(1)> & {braces} \\ 100 %\n\t👩🏽‍💻 日本語 עברית\n',
  },
  es: {
    name: 'Íñigo Ñandú',
    company: 'Construcción y Diseño, S. A.',
    phone: '+34 600 000 000',
    message: '¿Cuánto cuesta un proyecto así?\n¡Gracias! 🎉\n<b>Saludos</b>',
  },
  fr: {
    name: 'Maëlle Lefèvre-Œuvrard',
    company: 'L’Été à Nîmes',
    phone: '01 23 45 67 89',
    message: 'Où, quand, combien ?\nÀ bientôt « déjà » 🥐\n<i>Cordialement</i>',
  },
} as const;

/** Sends an inquiry. Expects the states of the form, and these fields in the inbox besides the values. */
async function expectDelivery(
  form: InquiryForm,
  request: APIRequestContext,
  values: Values,
  fields: Record<string, string | undefined>,
): Promise<void> {
  await form.expectIdle();
  const { release } = await sendPending(form, values);
  await expect(form.button).toHaveText(form.language === 'en' ? 'Sending...' : form.sendingLabel);
  release();
  await expectSuccess(form, values.email);
  await form.expectInitial();
  expect(await received(request, values.email)).toEqual([
    { ...values, message: toCrlf(values.message), ...fields, ...protocol },
  ]);
}

for (const language of sample(languages, 'fr')) {
  test(`the contact form delivers every field unchanged to the inbox (${language})`, async ({
    page,
    request,
  }) => {
    const form = await new InquiryForm(page, 'contact', language).open();
    const options = form.field('service').locator('option:not([value=""])');
    await expect(options).toHaveText(order.services.map((id) => entry('services', id).title[language]));
    const valuesOf = (all: Element[]) => all.map((option) => (option as HTMLOptionElement).value);
    expect(await options.evaluateAll(valuesOf)).toEqual(serviceNames);

    const service = entry('services', order.services.at(-1) ?? '').title[language];
    const values = createInquiry({ ...sampleValues[language], service });
    await expectDelivery(form, request, values, { service: serviceNames.at(-1) });
  });

  test(`the case-study form delivers every field unchanged to the inbox (${language})`, async ({
    page,
    request,
  }) => {
    const form = await new InquiryForm(page, 'study', language).open();
    await expect(form.field('message')).toHaveValue(prefill(language));
    await expectDelivery(form, request, createInquiry(sampleValues[language]), {
      related_case_study: caseStudyTitle(language),
      case_study_id: caseStudyId,
    });
  });
}

for (const kind of sample(kinds, 'study')) {
  test.describe(`the ${kind} form`, () => {
    test('sends empty fields as empty, and no additional fields, in one multipart POST request', async ({
      page,
      request,
    }) => {
      const form = await new InquiryForm(page, kind).open();
      const sent = watchSending(page);
      const values = createInquiry();
      await form.send(values);
      await expectSuccess(form, values.email);
      const extra =
        kind === 'contact'
          ? { service: '' }
          : { related_case_study: caseStudyTitle('en'), case_study_id: caseStudyId };
      expect(await received(request, values.email)).toEqual([
        { ...values, company: '', phone: '', ...extra, ...protocol },
      ]);
      expect(sent.map((each: Request) => [each.method(), each.url()])).toEqual([
        ['POST', `${site}/api/v1.0/email/send-form`],
      ]);
      expect(sent[0]?.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    });

    test('sends 5,000 characters with emoji and line breaks completely', async ({ page, request }) => {
      const form = await new InquiryForm(page, kind).open();
      const values = createInquiry({ message: '🏔️é\n'.repeat(1000) });
      expect(values.message).toHaveLength(5000);
      await form.send(values);
      await expectSuccess(form, values.email);
      expect(await received(request, values.email)).toMatchObject([{ message: toCrlf(values.message) }]);
    });

    const twice = [
      ['a double click', (form: InquiryForm) => form.button.dblclick()],
      [
        'Enter and a click',
        async (form: InquiryForm) => {
          await form.field('email').press('Enter');
          await form.button.click({ force: true });
        },
      ],
      [
        'Enter twice',
        async (form: InquiryForm) => {
          await form.field('email').press('Enter');
          await form.field('email').press('Enter');
        },
      ],
      [
        'two submits at once',
        async (form: InquiryForm) => {
          await form.button.evaluate((button: HTMLButtonElement) => {
            button.form?.requestSubmit();
            button.form?.requestSubmit();
          });
        },
      ],
    ] as const;

    test('sends once on a double click and on every other way to submit twice', async ({ page, request }) => {
      const form = await new InquiryForm(page, kind).open();
      const sent = watchSending(page);
      for (const [index, [what, submit]] of twice.entries())
        await test.step(what, async () => {
          const release = await holdSending(page);
          const values = createInquiry();
          await form.fill(values);
          await submit(form);
          await expect(form.button).toBeDisabled();
          release();
          await expectSuccess(form, values.email);
          await form.expectInitial();
          expect(await received(request, values.email)).toHaveLength(1);
          expect(sent).toHaveLength(index + 1);
          await dismissNotices(page);
          await page.clock.fastForward(throttle);
        });
    });

    test('sends once when the visitor leaves and returns during sending', async ({ page, request }) => {
      const form = await new InquiryForm(page, kind).open();
      const sent = watchSending(page);
      const { values, release } = await sendPending(form);
      await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
      await expect(page).toHaveURL('/about');
      await page.goBack();
      await expect(page).toHaveURL(form.path);
      await expect(form.field('email')).toHaveValue(values.email);
      await expect(form.button).toBeDisabled();
      await expect(form.button).toHaveText(form.sendingLabel);
      await form.field('email').press('Enter');
      release();
      await expectSuccess(form, values.email);
      await form.expectInitial();
      expect(await received(request, values.email)).toHaveLength(1);
      expect(sent).toHaveLength(1);
    });
  });
}

for (const kind of sample(kinds, 'contact')) {
  test.describe(`the ${kind} form`, () => {
    for (const storage of ['available', 'blocked'] as const)
      test(`keeps input that the visitor types during sending (storage is ${storage})`, async ({
        page,
        request,
      }) => {
        if (storage === 'blocked') await blockStorage(page);
        const form = await new InquiryForm(page, kind).open();
        const { values, release } = await sendPending(form);
        const more = `${values.message} And one more thing.`;
        await form.field('message').fill(more);
        release();
        await expectSuccess(form, values.email);
        await form.expectKept({ ...values, message: more });
        const { title } = noticeWords(kind, 'Sent', 'en');
        await expect(page.getByRole('main').locator('form').getByText(title)).toBeVisible();
        expect(await received(request, values.email)).toMatchObject([{ message: values.message }]);
      });

    test('treats status 200 with any text, and the text OK with any status that is not an error, as success', async ({
      page,
    }) => {
      const form = await new InquiryForm(page, kind).open();
      for (const answer of [
        { status: 200, body: 'Thanks a lot' },
        { status: 202, body: 'OK' },
      ])
        await test.step(`${answer.status} ${answer.body}`, async () => {
          await page.route(endpoint, (route) => route.fulfill(answer));
          const values = createInquiry();
          await form.send(values);
          await expectSuccess(form, values.email);
          await dismissNotices(page);
          await page.clock.fastForward(throttle);
        });
    });

    test('delays an inquiry until the minimum time has passed, then sends it', async ({ page, request }) => {
      const start = Date.UTC(2030, 0, 7, 9);
      await page.clock.install({ time: start });
      await page.clock.pauseAt(start + 60_000);
      const form = new InquiryForm(page, kind);
      await page.goto(form.path);
      // With a stopped clock the page never becomes idle, so a mouse move starts the scripts.
      await page.mouse.move(9, 9, { steps: 2 });
      await started(page);
      const sent = watchSending(page);
      const values = createInquiry();
      await form.send(values);
      await expect(form.button).toHaveText(form.sendingLabel);
      await page.clock.runFor(minFillTime - 1);
      await expect(form.button).toHaveText(form.sendingLabel);
      expect(sent).toHaveLength(0);
      await page.clock.runFor(1);
      await expectSuccess(form, values.email);
      expect(await received(request, values.email)).toHaveLength(1);
    });

    test('delays a second inquiry because of the SDK’s rate limit, and delivers both', async ({
      page,
      request,
    }) => {
      const form = await new InquiryForm(page, kind).open();
      const now = () => page.evaluate(() => Date.now());
      await stopClock(page);
      const times: number[] = [];
      await page.route(endpoint, async (route) => {
        times.push(await now());
        await route.fallback();
      });
      const first = createInquiry();
      await form.send(first);
      await expectSuccess(form, first.email);
      await notices(page).getByRole('button').click();
      await expect(notices(page)).toHaveCount(0);

      const second = createInquiry();
      await form.send(second);
      await expect(form.button).toHaveText(form.sendingLabel);
      await expect(async () => {
        await page.clock.fastForward(throttle / 4);
        expect(times).toHaveLength(2);
      }).toPass();
      await expectSuccess(form, second.email);
      expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(throttle);
      expect(await received(request, first.email)).toHaveLength(1);
      expect(await received(request, second.email)).toHaveLength(1);
    });

    test('hides the honeypot field, sends nothing when it is filled in, and offers email', async ({
      page,
    }) => {
      const form = await new InquiryForm(page, kind).open();
      const sent = watchSending(page);
      await test.step('visitors and screen readers do not meet it', async () => {
        await expect(page.locator('[data-honeypot]')).not.toBeInViewport();
        await form.field('message').focus();
        await page.keyboard.press('Tab');
        await expect(form.button).toBeFocused();
        await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0);
      });
      const values = createInquiry();
      await form.fill(values);
      await page.locator('[data-honeypot]').evaluate((honeypot: HTMLInputElement) => {
        honeypot.value = 'https://spam.example';
      });
      await form.button.click();
      await expectFailure(form);
      await expect(notices(page).getByRole('link')).toHaveAttribute(
        'href',
        new RegExp(`^mailto:${infoAddress}`),
      );
      await form.expectKept(values);
      expect(sent).toHaveLength(0);
    });

    test('sends when storage is blocked', async ({ page, request }) => {
      await blockStorage(page);
      const form = await new InquiryForm(page, kind).open();
      const values = createInquiry();
      await form.send(values);
      await expectSuccess(form, values.email);
      expect(await received(request, values.email)).toHaveLength(1);
    });

    test('sends when storage is full', async ({ page, request }) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      });
      const form = await new InquiryForm(page, kind).open();
      const values = createInquiry();
      await form.send(values);
      await expectSuccess(form, values.email);
      expect(await received(request, values.email)).toHaveLength(1);
    });

    test('does not render input as HTML', async ({ page, request, pageErrors }) => {
      pageErrors.expect(sendingError);
      const markup = '<img src="/typed" onerror="document.title=1"><b id="typed">!</b>';
      const form = await new InquiryForm(page, kind).open();
      const values: Values = createInquiry({ name: markup, company: markup, message: markup });
      await page.route(endpoint, (route) => route.abort('failed'), { times: 1 });
      const title = await page.title();
      await form.send(values);
      await expectFailure(form);
      await form.expectKept(values);
      await page.clock.fastForward(throttle);
      await form.button.click();
      await expectSuccess(form, values.email);
      expect(await received(request, values.email)).toHaveLength(1);
      await expect(page.locator('#typed, img[src="/typed"]')).toHaveCount(0);
      expect(await page.title()).toBe(title);
    });
  });
}

test('the case-study form has the texts of the specification', async ({ page }) => {
  const form = await new InquiryForm(page, 'study').open();
  await expect(form.field('message')).toHaveValue(
    `I'm interested in a project similar to "${caseStudyTitle('en')}"`,
  );
  const values = createInquiry();
  await form.send(values);
  await expect(notices(page)).toContainText(
    `Thank you for your interest. Our team will contact you soon at ${values.email}.`,
  );
  expect(noticeWords('study', 'Sent', 'en').title).toBe('Inquiry sent!');
});
