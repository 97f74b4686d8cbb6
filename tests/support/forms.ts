import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Locator, type Page, type Request } from 'playwright/test';
import { minFillTime } from '../../components/islands/inquiry/limits';
import { type Language, pathIn, site } from './addresses';
import { inLanguage, messages, study } from './content';
import { holdRequests } from './requests';
import { open } from './site';

export type Kind = 'contact' | 'study';

/** Both forms: that of the contact page, and the one beside a case study. */
export const kinds = ['contact', 'study'] as const;

/** The case study whose form the tests fill in. */
export const caseStudyId = 'retail-customer-experience';

/** The email address of the company. */
export const infoAddress = 'info@brightmesa.example';

/** Matches the URL that the forms send to, on any origin. */
export const endpoint = '**/api/v1.0/email/send-form';

/** Matches browser errors caused by a send request that a test made fail. */
export const sendingError = /\/api\/v1\.0\/email\/send-form/;

export type Values = {
  name: string;
  email: string;
  company?: string;
  phone?: string;
  /** The label of the service option. Contact form only. */
  service?: string;
  message: string;
};

/** Returns the title of the case study whose form the tests fill in. */
export function caseStudyTitle(language: Language): string {
  return inLanguage(study(caseStudyId).title, language);
}

/** Returns the initial text of the message field in the case-study form. */
export function prefill(language: Language): string {
  return words(language).prefill.replace('{title}', caseStudyTitle(language));
}

type FormWord =
  | 'name'
  | 'email'
  | 'company'
  | 'phone'
  | 'service'
  | 'message'
  | 'send'
  | 'sendInquiry'
  | 'sending'
  | 'prefill'
  | 'limit'
  | 'withoutScript';

function words(language: Language) {
  return messages(language).Form as Record<FormWord, string>;
}

/** Creates the values of an inquiry with a unique email address, so that no other test sends the same one. */
export function createInquiry(values: Partial<Values> = {}): Values {
  return {
    name: 'Ada Example',
    email: `ada.${randomUUID()}@example.com`,
    message: 'We would like to know more about this.',
    ...values,
  };
}

/** Page object for the contact form or the case-study form. */
export class InquiryForm {
  readonly path: string;
  readonly #words: Record<FormWord, string>;

  constructor(
    readonly page: Page,
    readonly kind: Kind,
    readonly language: Language = 'en',
  ) {
    this.path = pathIn(language, kind === 'contact' ? '/contact' : `/case-studies/${caseStudyId}`);
    this.#words = words(language);
  }

  /** Opens the page with a fake clock and advances it past the minimum time before a form can be sent. */
  async open(): Promise<this> {
    await this.page.clock.install();
    await open(this.page, this.path);
    await this.page.clock.fastForward(minFillTime);
    return this;
  }

  field(name: keyof Values): Locator {
    const role = name === 'service' ? 'combobox' : 'textbox';
    return this.page.getByRole('main').getByRole(role, { name: this.#words[name] });
  }

  /** The submit button, whatever its current label. */
  get button(): Locator {
    return this.page.getByRole('main').locator('form button[type=submit]');
  }

  get idleLabel(): string {
    return this.#words[this.kind === 'contact' ? 'send' : 'sendInquiry'];
  }

  get sendingLabel(): string {
    return this.#words.sending;
  }

  async fill(values: Values): Promise<void> {
    for (const [name, value] of Object.entries(values) as [keyof Values, string][]) {
      if (name === 'service') await this.field(name).selectOption({ label: value });
      else await this.field(name).fill(value);
    }
  }

  async send(values: Values): Promise<void> {
    await this.fill(values);
    await this.button.click();
  }

  /** Returns the current values by field name, and the label of the selected service. */
  #values(): Promise<Record<string, string | undefined>> {
    return this.button.evaluate((button: HTMLButtonElement) =>
      Object.fromEntries(
        Array.from(button.form?.elements ?? [], (control) => [
          (control as HTMLInputElement).name,
          control instanceof HTMLSelectElement && control.value
            ? control.selectedOptions.item(0)?.text
            : (control as HTMLInputElement).value,
        ]),
      ),
    );
  }

  /** Expects that the form still has these values and can be sent again. */
  async expectKept(values: Values): Promise<void> {
    await expect.poll(() => this.#values()).toMatchObject(values);
    await this.expectIdle();
  }

  /** Expects that the submit button is enabled and has its normal label. */
  async expectIdle(): Promise<void> {
    await expect(this.button).toBeEnabled();
    await expect(this.button).toHaveText(this.idleLabel);
  }

  /** Expects that the form has its initial values and can be sent. */
  async expectInitial(): Promise<void> {
    const message = this.kind === 'study' ? prefill(this.language) : '';
    const service = this.kind === 'contact' && { service: '' };
    await this.expectKept({ name: '', email: '', company: '', phone: '', message, ...service });
  }
}

/** Returns the title and text of a form's notice from the message files. */
export function noticeWords(kind: Kind, outcome: 'Sent' | 'Failed', language: Language, email = '') {
  const all = messages(language).Notice ?? {};
  const name = kind === 'contact' ? 'contact' : 'inquiry';
  return {
    title: all[`${name}${outcome}`] ?? '',
    text: (all[`${name}${outcome}Text`] ?? '')
      .replace('{email}', infoAddress)
      .replace('{visitorEmail}', () => email),
  };
}

/** Locates the visible notices. */
export function notices(page: Page, tone?: 'success' | 'failure'): Locator {
  return page.locator(tone ? `[aria-live] [data-notice=${tone}]` : '[aria-live] [data-notice]');
}

/** Expects exactly one notice, the one for this outcome. */
async function expectNotice(form: InquiryForm, outcome: 'Sent' | 'Failed', email?: string): Promise<void> {
  const { title, text } = noticeWords(form.kind, outcome, form.language, email);
  const notice = notices(form.page, outcome === 'Sent' ? 'success' : 'failure');
  await expect(notice).toContainText(title);
  await expect(notice).toContainText(text);
  await expect(notices(form.page)).toHaveCount(1);
}

/** Expects the notice that sending failed. */
export async function expectFailure(form: InquiryForm): Promise<void> {
  await expectNotice(form, 'Failed');
}

/** @param email the visitor's address, which the notice of the case-study form names */
export async function expectSuccess(form: InquiryForm, email: string): Promise<void> {
  await expectNotice(form, 'Sent', email);
}

/** Dismisses the notice and waits until it is gone. */
export async function dismissNotices(page: Page): Promise<void> {
  await notices(page).getByRole('button').click();
  await expect(notices(page)).toHaveCount(0);
}

/** Records the requests that a page sends to the email provider. The returned array grows with each request. */
export function watchSending(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (sendingError.test(request.url())) sent.push(request);
  });
  return sent;
}

/** Delays every request that sends an inquiry. @returns a function that releases them */
export function holdSending(page: Page): Promise<() => void> {
  return holdRequests(page, endpoint);
}

/** Sends an inquiry whose request stays pending. @returns the values, and a function that releases the request */
export async function sendPending(form: InquiryForm, values = createInquiry()) {
  const release = await holdSending(form.page);
  await form.send(values);
  await expect(form.button).toBeDisabled();
  return { values, release };
}

/** Reads the inquiries with this email address from the inbox, each as an object of its fields. */
export async function received(request: APIRequestContext, email: string): Promise<Record<string, string>[]> {
  const inquiries: { fields: [string, string][] }[] = await (await request.get(`${site}/inbox.json`)).json();
  return inquiries
    .filter(({ fields }) => fields.some(([name, value]) => name === 'email' && value === email))
    .map(({ fields }) => Object.fromEntries(fields));
}
