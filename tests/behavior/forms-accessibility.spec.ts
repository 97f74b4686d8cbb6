import type { Locator, Page } from 'playwright/test';
import { slowAfter } from '../../components/islands/inquiry/limits';
import { messages } from '../support/content';
import {
  caseStudyId,
  createInquiry,
  endpoint,
  expectFailure,
  expectSuccess,
  holdSending,
  InquiryForm,
  type Kind,
  kinds,
  notices,
  received,
  sendingError,
} from '../support/forms';
import { boxOf, runAxe, themes } from '../support/look';
import { expect, languages, open, sample, test } from '../support/site';

/** Runs axe on the content of the page and on its notices. */
const audit = (page: Page) => runAxe(page, {}, { include: [['main'], ['[aria-live=assertive]']] });

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}

/** Identifies the focused element. */
const describe = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? '');

for (const kind of kinds) {
  for (const colorScheme of sample(themes, kind === 'contact' ? 'light' : 'dark')) {
    test(`axe finds no issue in any state of the ${kind} form (${colorScheme})`, async ({
      page,
      pageErrors,
    }) => {
      pageErrors.expect(sendingError);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const form = await new InquiryForm(page, kind).open();
      await test.step('empty', async () => expect(await audit(page)).toEqual([]));

      await test.step('invalid', async () => {
        await form.field('message').fill('x'.repeat(4800));
        await form.button.click();
        await expect(form.field('name')).toBeFocused();
        expect(await audit(page)).toEqual([]);
      });

      await page.route(endpoint, (route) => route.abort('failed'), { times: 1 });
      const release = await holdSending(page);
      const values = createInquiry();
      await form.send(values);
      await test.step('sending', async () => {
        await expect(form.button).toBeDisabled();
        await page.clock.fastForward(slowAfter);
        await expect(page.locator('form [role=status]').last()).not.toBeEmpty();
        expect(await audit(page)).toEqual([]);
      });

      release();
      await test.step('failed', async () => {
        await expectFailure(form);
        expect(await audit(page)).toEqual([]);
      });

      await page.clock.fastForward(5000);
      await form.button.click();
      await test.step('sent', async () => {
        await expectSuccess(form, values.email);
        expect(await audit(page)).toEqual([]);
      });
    });
  }

  test(`the ${kind} form can be filled in and sent, and its notice dismissed, with the keyboard only`, async ({
    page,
    request,
    pageErrors,
  }) => {
    pageErrors.expect(sendingError);
    const form = await new InquiryForm(page, kind).open();
    await page.route(endpoint, (route) => route.abort('failed'), { times: 1 });
    const values = createInquiry({ company: 'Example', phone: '1', service: 'Cyber Security' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    for (const name of ['name', 'email', 'company', 'phone'] as const) {
      await tabTo(page, form.field(name));
      await page.keyboard.type(values[name] ?? '');
    }
    if (kind === 'contact') {
      await tabTo(page, form.field('service'));
      await page.keyboard.type('Cyber');
    }
    await tabTo(page, form.field('message'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(values.message);
    await tabTo(page, form.button);
    await page.keyboard.press('Enter');
    await expectFailure(form);
    // The button keeps focus, so that the visitor can press it again.
    await expect(form.button).toBeFocused();
    await page.clock.fastForward(5000);
    await page.keyboard.press('Enter');
    await expectSuccess(form, values.email);
    await tabTo(page, notices(page).getByRole('button'));
    await page.keyboard.press('Enter');
    await expect(notices(page)).toHaveCount(0);
    const [inquiry] = await received(request, values.email);
    expect(inquiry).toMatchObject({ name: values.name, message: values.message, company: 'Example' });
    if (kind === 'contact') expect(inquiry?.service).toBe('Cyber Security');
  });

  test(`every field of the ${kind} form has a label, a name, and an autocomplete value, and fits every screen width`, async ({
    page,
  }) => {
    const form = await new InquiryForm(page, kind).open();
    const expected = {
      Name: ['name', 'name', true],
      [messages('en').Form?.email ?? 'missing']: ['email', 'email', true],
      'Company optional': ['company', 'organization', false],
      'Phone optional': ['phone', 'tel', false],
      Message: ['message', '', true],
    } as const;
    for (const [label, [name, autocomplete, required]] of Object.entries(expected)) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toHaveAttribute('name', name);
      await expect(field).toHaveJSProperty('autocomplete', autocomplete);
      await expect(field).toHaveJSProperty('required', required);
    }
    if (kind === 'contact')
      await expect(page.getByLabel('Service optional', { exact: true })).toHaveAttribute('name', 'service');
    await expect(form.button).toHaveAccessibleName(form.idleLabel);
    await expect(page.locator('form')).toHaveCount(1);
    for (const width of [320, 375, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const name of ['name', 'email', 'company', 'phone', 'message'] as const) {
        const box = await form.field(name).boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
        // With less than 16 px, phones zoom in when the field gets focus.
        expect(await form.field(name).evaluate((field) => getComputedStyle(field).fontSize)).toBe('16px');
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}

/** Makes sending fail, and returns the form with its notice on the screen. */
async function showFailure(page: Page, kind: Kind): Promise<InquiryForm> {
  const form = await new InquiryForm(page, kind).open();
  await page.route(endpoint, (route) => route.abort('failed'));
  await form.send(createInquiry());
  await expectFailure(form);
  await expect(form.button).toBeFocused();
  return form;
}

for (const kind of kinds)
  test(`the failure notice of the ${kind} form follows its button in the tab order`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(sendingError);
    const form = await new InquiryForm(page, kind).open();
    await form.button.focus();
    await page.keyboard.press('Tab');
    const next = await describe(page);
    await showFailure(page, kind);
    await test.step('forward', async () => {
      await page.keyboard.press('Tab');
      await expect(notices(page).getByRole('link')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(notices(page).getByRole('button')).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await describe(page)).toBe(next);
    });
    await test.step('and backward', async () => {
      await page.keyboard.press('Shift+Tab');
      await expect(form.button).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(notices(page).getByRole('link')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(form.button).toBeFocused();
    });
    await test.step('dismissing it returns to the form', async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(notices(page)).toHaveCount(0);
      await expect(form.button).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await describe(page)).toBe(next);
    });
  });

for (const [width, height] of [
  [375, 667],
  [1280, 600],
] as const)
  test(`the failure notice covers no focused element (${width} × ${height})`, async ({
    page,
    pageErrors,
  }) => {
    pageErrors.expect(sendingError);
    await page.setViewportSize({ width, height });
    await showFailure(page, 'contact');
    const covered = () =>
      page.evaluate(() => {
        const notice = document.querySelector('.notice');
        const focused = document.activeElement;
        if (!notice || !focused || focused === document.body || notice.contains(focused)) return '';
        // The focus is somewhere inside the map, which is another document.
        if (focused.localName === 'iframe') return '';
        const [card, box] = [notice.getBoundingClientRect(), focused.getBoundingClientRect()];
        const apart = box.bottom <= card.top || box.right <= card.left || box.left >= card.right;
        return apart ? '' : focused.outerHTML.slice(0, 120);
      });
    await expect.poll(covered).toBe('');
    await page.getByRole('main').focus();
    const found = new Set<string>();
    let inFooter = false;
    do {
      await page.keyboard.press('Tab');
      await expect.poll(covered).toBe('');
      const at = await page.evaluate(() => document.activeElement?.closest('main, footer')?.localName);
      inFooter ||= at === 'footer';
      found.add(await describe(page));
      if (inFooter && at !== 'footer') break;
    } while (found.size < 100);
    expect(inFooter).toBe(true);
  });

const boxes = async (page: Page) => ({
  form: await boxOf(page.locator('#contact-form')),
  first: await boxOf(page.locator('#challenge')),
  last: await boxOf(page.locator('#project-details')),
  related: await boxOf(page.locator('#related-case-studies')),
});

test('the case-study form is below the content on small screens and beside it on large ones', async ({
  page,
}) => {
  await open(page, `/case-studies/${caseStudyId}`);
  for (const width of [375, 768, 1023]) {
    await page.setViewportSize({ width, height: 800 });
    const { form, last, related } = await boxes(page);
    expect(form.y).toBeGreaterThanOrEqual(last.y + last.height);
    expect(related.y).toBeGreaterThanOrEqual(form.y + form.height);
  }
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const { form, first } = await boxes(page);
    expect(form.x).toBeGreaterThanOrEqual(first.x + first.width);
    expect(form.y).toBeLessThan(first.y + first.height);
  }
});

test('the case-study form and its button stay in view beside the text, even in a low window', async ({
  page,
}) => {
  for (const language of sample(languages, 'fr')) {
    const form = new InquiryForm(page, 'study', language);
    await open(page, form.path);
    for (const height of [500, 700, 1080]) {
      await page.setViewportSize({ width: 1280, height });
      await page.locator('#solution').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      await expect(form.button).toBeInViewport({ ratio: 1 });
      // The keyboard reaches every field above the button.
      const message = page.locator('#contact-form textarea');
      await message.focus();
      const { bottom } = await message.evaluate((field) => field.getBoundingClientRect());
      const button = await form.button.evaluate((element) => element.getBoundingClientRect());
      expect(bottom, `at ${height} px`).toBeLessThanOrEqual(button.top);
    }
  }
});
