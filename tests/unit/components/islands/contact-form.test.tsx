import { act, fireEvent, render, screen } from '@testing-library/react';
import { ContactForm } from '@/components/islands/contact-form';
import { minFillTime } from '@/components/islands/inquiry/limits';
import { sendInquiry } from '@/components/islands/inquiry/send';
import { LanguageProvider } from '@/components/islands/language-provider';
import type { Notice } from '@/components/islands/notice-card';

jest.mock('next/navigation', () => ({
  usePathname: () => '/fr/contact',
  useRouter: () => ({}),
}));
jest.mock('@/components/islands/inquiry/send', () => ({ loadSdk: async () => {}, sendInquiry: jest.fn() }));

/** `$$` has a meaning in the replacements of `String.replace`. */
const visitor = 'ada$$1@example.com';

const labels = {
  name: 'Name',
  email: 'Email',
  company: 'Company',
  phone: 'Phone',
  service: 'Service',
  chooseService: '',
  message: 'Message',
  optional: '',
  send: 'Send',
  sending: 'Sending',
  answer: '',
  slow: '',
  leaveEmpty: '',
  limit: '',
  left: { one: '', other: '' },
};

const notices = {
  sent: 'Sent!',
  sentText: 'We write to {visitorEmail}.',
  next: 'Next',
  steps: ['Answer'],
  failed: 'Failed',
  failedText: '',
  sendByMail: '',
  copy: '',
  copied: '',
};

let shown: Notice[];

const onNotice = (event: Event) => shown.push((event as CustomEvent<Notice>).detail);

const field = (name: 'Email' | 'Message') => screen.getByRole('textbox', { name });

const type = (name: 'Email' | 'Message', value: string) =>
  fireEvent.input(field(name), { target: { value } });

/** Sends the form. @returns a function that ends the delivery */
async function send(): Promise<(isDelivered: boolean) => Promise<void>> {
  let end: (isDelivered: boolean) => void;
  jest.mocked(sendInquiry).mockReturnValue(
    new Promise((resolve) => {
      end = resolve;
    }),
  );
  type('Email', visitor);
  type('Message', 'First');
  fireEvent.submit(field('Email').closest('form') as HTMLFormElement);
  await act(() => jest.advanceTimersByTimeAsync(minFillTime));
  return (isDelivered) => act(async () => end(isDelivered));
}

beforeEach(() => {
  jest.useFakeTimers();
  shown = [];
  addEventListener('notice', onNotice);
  render(
    <LanguageProvider language="fr">
      <ContactForm
        form="contact"
        provider={{ publicKey: '', serviceId: '', templateId: '', origin: 'self' }}
        email="info@company.example"
        words={labels}
        notices={notices}
        services={[]}
      />
    </LanguageProvider>,
  );
});

afterEach(() => {
  removeEventListener('notice', onNotice);
  sessionStorage.clear();
  jest.useRealTimers();
});

const expectConfirmation = () => {
  for (const text of ['Sent!', `We write to ${visitor}.`, 'Answer'])
    expect(screen.getByText(text)).toBeVisible();
};

test('a confirmation with the whole text of the notice stays after success, and the form is empty', async () => {
  const end = await send();
  await end(true);
  expectConfirmation();
  expect(shown).toMatchObject([{ tone: 'success', language: 'fr', text: `We write to ${visitor}.` }]);
  expect(field('Message')).toHaveValue('');
});

test('the confirmation also shows when the visitor edited the form meanwhile, which keeps the edits', async () => {
  const end = await send();
  type('Message', 'First, and more');
  await end(true);
  expectConfirmation();
  expect(field('Message')).toHaveValue('First, and more');
});

test('a failure shows no confirmation and keeps the form', async () => {
  const end = await send();
  await end(false);
  expect(screen.queryByText('Sent!')).toBeNull();
  expect(shown).toMatchObject([{ tone: 'failure', language: 'fr' }]);
  expect(field('Message')).toHaveValue('First');
});
