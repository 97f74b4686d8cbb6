import { stopClock } from '../support/clock';
import { messages } from '../support/content';
import {
  createInquiry,
  dismissNotices,
  endpoint,
  expectFailure,
  expectSuccess,
  InquiryForm,
  type Kind,
  kinds,
  notices,
  noticeWords,
  received,
  sendingError,
  sendPending,
} from '../support/forms';
import { expect, type Language, languages, sample, test } from '../support/site';

/** `$$` has a meaning in the replacements of `String.replace`. */
const visitor = 'ada$$1@example.com';

/** The exact English texts of section 8 of the specification. Other languages have translations. */
const english = {
  contact: {
    Sent: [
      'Message sent!',
      'Thank you for contacting us. We’ll get back to you soon at info@brightmesa.example.',
    ],
    Failed: ['Error sending message', 'There was a problem sending your message. Please try again later.'],
  },
  study: {
    Sent: ['Inquiry sent!', `Thank you for your interest. Our team will contact you soon at ${visitor}.`],
    Failed: ['Something went wrong', 'Unable to submit your inquiry. Please try again later.'],
  },
};

function linesOf(kind: Kind, outcome: 'Sent' | 'Failed', language: Language): string[] {
  if (language === 'en') return english[kind][outcome];
  const { title, text } = noticeWords(kind, outcome, language, visitor);
  const { title: inEnglish } = noticeWords(kind, outcome, 'en');
  expect(title).not.toBe(inEnglish);
  return [title, text];
}

for (const kind of kinds) {
  for (const language of sample(languages, 'fr')) {
    test(`the ${kind} form shows notices for failure and success, which can be dismissed (${language})`, async ({
      page,
      pageErrors,
    }) => {
      pageErrors.expect(sendingError);
      const form = await new InquiryForm(page, kind, language).open();
      const live = page.locator('body > [aria-live=assertive]');
      // Screen readers announce only live regions that exist before their text.
      await expect(live).toHaveCount(1);
      await live.evaluate((region) => region.setAttribute('data-same', ''));
      expect(await live.evaluate((region) => getComputedStyle(region).display)).not.toBe('none');

      await page.route(endpoint, (route) => route.abort('failed'), { times: 1 });
      await form.send({ ...createInquiry(), email: visitor });
      await expect(notices(page).getByRole('paragraph')).toHaveText(linesOf(kind, 'Failed', language));
      await expect(page.locator('[data-same] [data-notice=failure]')).toBeVisible();
      await dismissNotices(page);

      await page.clock.fastForward(10_000);
      await page.route(endpoint, (route) => route.fulfill({ body: 'OK' }));
      await form.button.click();
      await expect(notices(page).getByRole('paragraph')).toHaveText(linesOf(kind, 'Sent', language));
      await expect(page.locator('[data-same] [data-notice=success]')).toBeVisible();
      await dismissNotices(page);
      await test.step('a confirmation with the text of the notice and the next steps stays', async () => {
        const form = page
          .locator('form')
          .filter({ has: page.getByRole('button') })
          .last();
        for (const line of linesOf(kind, 'Sent', language)) await expect(form.getByText(line)).toBeVisible();
        await expect(form.getByRole('listitem')).toHaveText([
          messages(language).Notice?.nextAnswer ?? '',
          messages(language).Notice?.nextCall ?? '',
          messages(language).Notice?.nextProposal ?? '',
        ]);
      });
    });
  }
}

test('a success notice stays while the pointer is over it and long enough to be read, then disappears', async ({
  page,
}) => {
  const form = await new InquiryForm(page, 'contact').open();
  await test.step('without a notice, nothing covers the bottom of the page', async () => {
    const onTop = await page.evaluate(() => {
      const hit = document.elementFromPoint(innerWidth / 2, innerHeight - 8);
      return hit?.closest('[aria-live]') === null;
    });
    expect(onTop).toBe(true);
  });
  await stopClock(page);
  const values = createInquiry();
  await form.send(values);
  await expectSuccess(form, values.email);
  await page.clock.runFor(8_500);
  await expectSuccess(form, values.email);
  await notices(page).hover();
  await page.clock.runFor(60_000);
  await expectSuccess(form, values.email);
  await page.mouse.move(5, 5);
  await page.clock.runFor(30_000);
  await expect(notices(page)).toHaveCount(0);
});

test('a failure notice stays until it is dismissed', async ({ page, pageErrors }) => {
  pageErrors.expect(sendingError);
  const form = await new InquiryForm(page, 'contact').open();
  await page.route(endpoint, (route) => route.abort('failed'));
  await form.send(createInquiry());
  await expectFailure(form);
  await page.clock.runFor(10 * 60_000);
  await expectFailure(form);
  await dismissNotices(page);
});

test('failure and success notices look different in both themes', async ({ page, pageErrors }) => {
  pageErrors.expect(sendingError);
  // Without motion, the colors of the other theme apply at once.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = await new InquiryForm(page, 'contact').open();
  const looks = async () => {
    const found = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      found.push(
        await notices(page).evaluate((notice) => ({
          edge: getComputedStyle(notice).borderInlineStartColor,
          icon: notice.querySelector('use')?.getAttribute('href'),
          color: getComputedStyle(notice.querySelector('svg') ?? notice).color,
        })),
      );
    }
    return found;
  };
  await page.route(endpoint, (route) => route.abort('failed'), { times: 1 });
  const values = createInquiry();
  await form.send(values);
  await expectFailure(form);
  const failures = await looks();
  await dismissNotices(page);
  await page.clock.fastForward(10_000);
  await form.button.click();
  await expectSuccess(form, values.email);
  for (const [index, success] of (await looks()).entries()) {
    expect(success.edge).not.toBe(failures[index]?.edge);
    expect(success.icon).not.toBe(failures[index]?.icon);
    expect(success.color).not.toBe(failures[index]?.color);
  }
});

for (const kind of sample(kinds, 'contact')) {
  test(`the ${kind} form shows its success notice after navigation during sending`, async ({
    page,
    request,
  }) => {
    const form = await new InquiryForm(page, kind).open();
    const { values, release } = await sendPending(form);
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about');
    release();
    await expectSuccess(form, values.email);
    expect(await received(request, values.email)).toHaveLength(1);
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await expectSuccess(form, values.email);
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  });
}

for (const kind of sample(kinds, 'study')) {
  test(`the ${kind} form shows its failure notice and keeps the input after navigation during sending`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(sendingError);
    const form = await new InquiryForm(page, kind).open();
    await page.route(endpoint, (route) => route.abort('failed'));
    const { values, release } = await sendPending(form);
    await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about');
    release();
    await expectFailure(form);
    await page.goBack();
    await expect(page).toHaveURL(form.path);
    await form.expectKept(values);
    await expectFailure(form);
  });
}

test('the success notice shows after a language change during sending', async ({ page, request }) => {
  const form = await new InquiryForm(page, 'contact').open();
  const { values, release } = await sendPending(form);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).press('Enter');
  await expect(page).toHaveURL('/es/contact');
  release();
  await expectSuccess(form, values.email);
  expect(await received(request, values.email)).toHaveLength(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).press('Enter');
  await expect(page).toHaveURL('/fr/contact');
  await expectSuccess(form, values.email);
  // The text is still in the language in which the form was sent.
  const { title } = noticeWords('contact', 'Sent', 'en');
  await expect(notices(page).locator('[lang=en]')).toContainText(title);
});

test('notices show on a page that was loaded over plain HTTP', async ({ page }) => {
  // Pages over plain HTTP lack APIs that need a secure context.
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
  const form = await new InquiryForm(page, 'contact').open();
  const values = createInquiry();
  await form.send(values);
  await expectSuccess(form, values.email);
});
