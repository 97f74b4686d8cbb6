import { messages } from '../support/content';
import { createInquiry, expectSuccess, InquiryForm, prefill, received, watchSending } from '../support/forms';
import { expect, type Language, languages, sample, test } from '../support/site';

type Checked = 'name' | 'email' | 'message';

/** The exact texts of section 5 of the specification. */
const english: Record<Checked, string> = {
  name: 'Name is required',
  email: 'Please enter a valid email',
  message: 'Please provide some details about your project',
};

function wordsOf(name: Checked, language: Language): string {
  return language === 'en' ? english[name] : (messages(language).Form?.[`${name}Error`] ?? '');
}

/** Expects that a field has a visible error, which is also in its accessible description. */
async function expectError(form: InquiryForm, name: Checked) {
  const text = wordsOf(name, form.language);
  const field = form.field(name);
  await expect(form.page.getByText(text, { exact: true })).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(`(^|\\s)${text}(\\s|$)`));
}

async function expectNoError(form: InquiryForm, name: Checked) {
  await expect(form.page.getByText(wordsOf(name, form.language), { exact: true })).toHaveCount(0);
  await expect(form.field(name)).not.toHaveAttribute('aria-invalid');
  await expect(form.field(name)).not.toHaveAttribute('aria-describedby', /error/);
}

for (const language of sample(languages, 'es')) {
  test(`the case-study form shows every error and focuses the first invalid field (${language})`, async ({
    page,
  }) => {
    const form = await new InquiryForm(page, 'study', language).open();
    const sent = watchSending(page);
    await form.field('message').fill('');
    await form.button.click();
    for (const name of ['name', 'email', 'message'] as const) await expectError(form, name);
    await expect(form.field('name')).toBeFocused();
    expect(sent).toHaveLength(0);

    await form.field('name').fill('Ada Example');
    await expectNoError(form, 'name');
    await form.button.click();
    await expect(form.field('email')).toBeFocused();

    const values = createInquiry();
    await form.field('email').fill(values.email);
    await expectNoError(form, 'email');
    await form.button.click();
    await expect(form.field('message')).toBeFocused();

    await form.field('message').fill(values.message);
    await expectNoError(form, 'message');
    await form.button.click();
    await expectSuccess(form, values.email);
    expect(sent).toHaveLength(1);
  });
}

test('the case-study form validates on submit, and on every change after that', async ({ page }) => {
  const form = await new InquiryForm(page, 'study').open();
  for (const name of ['name', 'email', 'message'] as const) {
    await form.field(name).fill('x');
    await form.field(name).blur();
  }
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);

  await form.button.click();
  await expectError(form, 'email');
  await form.field('email').fill('ada@example.com');
  await expectNoError(form, 'email');
  await form.field('email').fill('ada@');
  await expectError(form, 'email');
  await form.field('email').fill('ada@example.com');
  await expectNoError(form, 'email');

  await test.step('a name needs two characters and a message ten, without surrounding spaces', async () => {
    const sent = watchSending(page);
    await form.fill({ name: ' A ', email: 'ada@example.com', message: '  123456789  ' });
    await form.button.click();
    await expectError(form, 'name');
    await expectError(form, 'message');
    await expectNoError(form, 'email');
    await form.field('name').fill('Al');
    await expectNoError(form, 'name');
    await form.field('message').fill('1234567890');
    await expectNoError(form, 'message');
    expect(sent).toHaveLength(0);
  });
});

test('the case-study form accepts valid email addresses and rejects invalid ones', async ({ page }) => {
  const form = await new InquiryForm(page, 'study').open();
  await form.button.click();
  await expectError(form, 'email');
  for (const address of [
    'a@b.co',
    'ada.lovelace+site@mail.example.com',
    "o'brien@example.ie",
    'a$b&c=1@example.com',
    '"ada lovelace"@example.com',
  ]) {
    await form.field('email').fill(address);
    await expectNoError(form, 'email');
    await form.field('email').fill('');
    await expectError(form, 'email');
  }
  for (const text of ['ada', 'ada@', '@example.com', 'ada@example', 'ada example@example.com', 'a@b..com']) {
    await form.field('email').fill('ada@example.com');
    await expectNoError(form, 'email');
    await form.field('email').fill(text);
    await expectError(form, 'email');
  }
});

test('the case-study form accepts its initial message, and clears its errors after success', async ({
  page,
  request,
}) => {
  const form = await new InquiryForm(page, 'study').open();
  await form.button.click();
  await expectError(form, 'name');
  const { name, email } = createInquiry();
  await form.field('name').fill(name);
  await form.field('email').fill(email);
  await form.button.click();
  await expectSuccess(form, email);
  expect(await received(request, email)).toMatchObject([{ message: prefill('en') }]);
  await form.expectInitial();
  await form.field('name').fill('A');
  await form.field('name').fill('');
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
});

/** The message with which the browser rejects a field of the contact form. */
const browserMessage = (form: InquiryForm, name: Checked) =>
  form.field(name).evaluate((field) => (field as HTMLInputElement).validationMessage);

/** Expects that a field shows the message of the browser, which is also in its accessible description. */
async function expectBrowserError(form: InquiryForm, name: Checked) {
  const text = await browserMessage(form, name);
  expect(text).not.toBe('');
  const field = form.field(name);
  const error = form.page.locator(`#${name}-error`);
  await expect(error).toHaveText(text);
  await expect(error).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect((await field.getAttribute('aria-describedby'))?.split(' ')).toContain(`${name}-error`);
}

async function expectNoBrowserError(form: InquiryForm, name: Checked) {
  await expect(form.page.locator(`#${name}-error`)).toHaveCount(0);
  await expect(form.field(name)).not.toHaveAttribute('aria-invalid');
  await expect(form.field(name)).not.toHaveAttribute('aria-describedby', /error/);
}

test('the contact form shows the messages of the browser at the fields, on submit and on every change after that', async ({
  page,
}) => {
  const form = await new InquiryForm(page, 'contact').open();
  const sent = watchSending(page);
  for (const name of ['name', 'email', 'message'] as const) {
    await form.field(name).fill('x');
    await form.field(name).fill('');
    await form.field(name).blur();
  }
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);

  await form.button.click();
  for (const name of ['name', 'email', 'message'] as const) await expectBrowserError(form, name);
  await expect(form.field('name')).toBeFocused();

  const missing = await browserMessage(form, 'email');
  await form.field('email').fill('ada');
  await expectBrowserError(form, 'email');
  expect(await browserMessage(form, 'email')).not.toBe(missing);
  await form.field('email').fill('ada@example.com');
  await expectNoBrowserError(form, 'email');
  await expectBrowserError(form, 'name');
  await form.field('email').fill('');
  await expectBrowserError(form, 'email');
  expect(sent).toHaveLength(0);

  const values = createInquiry();
  await form.send(values);
  await expectSuccess(form, values.email);
  for (const name of ['name', 'email', 'message'] as const) await expectNoBrowserError(form, name);
  await form.field('name').fill('A');
  await form.field('name').fill('');
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
});

test('without JavaScript, the browser validates the contact form', async ({ withoutScript }) => {
  const page = await withoutScript.newPage();
  await page.goto('/contact');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Send message' }).click();
  await expect(main.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(main.locator('form')).toHaveJSProperty('noValidate', false);
  await expect(main.locator('form :required')).toHaveCount(3);
  await expect(page).toHaveURL('/contact');
});

for (const language of sample(languages, 'fr')) {
  test(`the contact form uses the browser’s validation for required fields (${language})`, async ({
    page,
  }) => {
    const form = await new InquiryForm(page, 'contact', language).open();
    const sent = watchSending(page);
    const values = createInquiry();
    await expect(page.getByRole('main').locator('form :required')).toHaveCount(3);
    for (const name of ['name', 'email', 'message'] as const) {
      await form.button.click();
      await expect(form.field(name)).toBeFocused();
      const issue = (field: Element) => (field as HTMLInputElement).validity.valueMissing;
      expect(await form.field(name).evaluate(issue)).toBe(true);
      await form.field(name).fill(values[name]);
    }
    await form.field('email').fill('ada');
    await form.button.click();
    await expect(form.field('email')).toBeFocused();
    expect(
      await form.field('email').evaluate((field) => (field as HTMLInputElement).validity.typeMismatch),
    ).toBe(true);
    await expect(form.field('email')).toHaveAttribute('type', 'email');
    expect(sent).toHaveLength(0);

    await form.field('email').fill(values.email);
    await form.button.click();
    await expectSuccess(form, values.email);
    expect(sent).toHaveLength(1);
  });
}
