import { counterFrom, limits } from '../../components/islands/inquiry/limits';
import { caseStudyId, createInquiry, expectSuccess, InquiryForm, kinds, prefill } from '../support/forms';
import { expect, languages, open, sample, started, test } from '../support/site';

const details = {
  name: 'Zoë O’Brien',
  company: 'Łódź & Söhne',
  phone: '+1 214 555 0142',
  message: 'First line\nSecond line 🎉 <b>',
};

for (const kind of sample(kinds, 'contact')) {
  test.describe(`the ${kind} form`, () => {
    test('keeps a draft after a reload, and when the visitor leaves and returns', async ({ page }) => {
      const form = await new InquiryForm(page, kind).open();
      const values = createInquiry({ ...details, ...(kind === 'contact' && { service: 'Cyber Security' }) });
      await form.fill(values);
      await page.reload();
      await started(page);
      await form.expectKept(values);
      await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
      await expect(page).toHaveURL('/about');
      await page.goBack();
      await form.expectKept(values);
      await open(page, '/about');
      await open(page, form.path);
      await form.expectKept(values);
    });

    test('keeps its draft within one tab', async ({ page, context }) => {
      const form = await new InquiryForm(page, kind).open();
      await form.fill(createInquiry(details));
      const other = new InquiryForm(await context.newPage(), kind);
      await open(other.page, other.path);
      await other.expectInitial();
    });

    test('deletes its draft after sending', async ({ page }) => {
      const form = await new InquiryForm(page, kind).open();
      const values = createInquiry(details);
      await form.send(values);
      await expectSuccess(form, values.email);
      await form.expectInitial();
      await page.reload();
      await started(page);
      await form.expectInitial();
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(values.email);
    });

    test('starts empty when the stored draft is invalid', async ({ page }) => {
      const form = new InquiryForm(page, kind);
      for (const invalid of ['{', 'null', '[1]', '"text"', '{"name":5,"email":null,"x":{}}']) {
        await page.addInitScript(
          ([key, value]) => {
            // This also runs in the map's iframe, which has no storage.
            if (window === top) sessionStorage.setItem(key ?? '', value ?? '');
          },
          [`inquiry:${kind === 'contact' ? 'contact' : `study:${caseStudyId}`}`, invalid],
        );
        await open(page, form.path);
        await form.expectInitial();
      }
    });
  });
}

for (const kind of sample(kinds, 'study')) {
  test.describe(`the ${kind} form`, () => {
    for (const language of sample(languages, 'es')) {
      test(`shows the length limit of a message, and the remaining characters near the limit (${language})`, async ({
        page,
      }) => {
        const form = await new InquiryForm(page, kind, language).open();
        // Accessible descriptions contain regular spaces only.
        const number = (value: number) => new Intl.NumberFormat(language).format(value).replace(/\s/g, ' ');
        const message = form.field('message');
        await expect(message).toHaveAccessibleDescription(new RegExp(number(limits.message)));
        const left = (count: number) =>
          expect(message).toHaveAccessibleDescription(new RegExp(`(^|\\s)${number(count)}\\s`));
        await message.fill('x'.repeat(limits.message - counterFrom - 1));
        await expect(message).toHaveAccessibleDescription(new RegExp(number(limits.message)));
        await message.fill('x'.repeat(limits.message - counterFrom));
        await left(counterFrom);
        await message.fill('x'.repeat(limits.message - 1));
        await left(1);
        await message.press('End');
        await page.keyboard.insertText('🎉yz');
        await expect(message).not.toHaveValue(/z$/);
        await message.fill('x'.repeat(limits.message));
        await left(0);
        await test.step('every field has a limit', async () => {
          for (const name of ['name', 'email', 'company', 'phone', 'message'] as const) {
            await form.field(name).fill('');
            await page.keyboard.insertText('x'.repeat(limits[name] + 1));
            await expect(form.field(name)).toHaveValue('x'.repeat(limits[name]));
          }
        });
      });
    }

    test('shows the counter for a restored draft, and hides it after success', async ({ page }) => {
      const form = await new InquiryForm(page, kind).open();
      const values = createInquiry({ message: 'x'.repeat(4990) });
      await form.fill(values);
      await page.reload();
      await started(page);
      await expect(form.field('message')).toHaveValue(values.message);
      await expect(form.field('message')).toHaveAccessibleDescription('10 characters left');
      await page.clock.fastForward(3000);
      await form.button.click();
      await expectSuccess(form, values.email);
      await form.expectInitial();
      await expect(page.getByText(/characters? left/)).toHaveCount(0);
    });
  });
}

test('a language change keeps the draft and translates the untouched initial message', async ({ page }) => {
  const form = await new InquiryForm(page, 'study').open();
  const { name, email } = createInquiry();
  await form.field('name').fill(name);
  await form.field('email').fill(email);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  const french = new InquiryForm(page, 'study', 'fr');
  await expect(page).toHaveURL(french.path);
  await french.expectKept({ name, email, message: prefill('fr') });
});

test('each case study has its own draft', async ({ page }) => {
  const form = await new InquiryForm(page, 'study').open();
  await form.fill(createInquiry(details));
  await open(page, '/case-studies/financial-ml-platform');
  await expect(form.field('name')).toHaveValue('');
  await expect(form.field('message')).not.toHaveValue(prefill('en'));
  await expect(form.field('message')).toHaveValue(/^I'm interested in a project similar to "/);
});
