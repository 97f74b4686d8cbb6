import type { Provider } from '@/content/views';
import { patience, throttle } from './limits';

/** The provider's own path, which the SDK adds to its origin. */
const path = '/api/v1.0/email/send-form';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The SDK touches `localStorage` when it is loaded; where that throws, it shall find none instead. */
function shieldStorage(): void {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
}

/** The SDK's request cannot be aborted from outside: for as long as `run` lasts, it gets a signal. */
async function withSignal<T>(signal: AbortSignal, run: () => Promise<T>): Promise<T> {
  const { fetch } = window;
  window.fetch = (input, init) => fetch(input, String(input).endsWith(path) ? { ...init, signal } : init);
  try {
    return await run();
  } finally {
    window.fetch = fetch;
  }
}

type Answer = { status?: number; text?: string };

/** What the provider answers is a success if its status is 200 or its text is OK (specification, section 7). */
function succeeded({ status, text }: Answer): boolean {
  return status === 200 || text === 'OK';
}

/**
 * Sends a form through the e-mail provider with its SDK.
 * @param form its named fields are sent as they are
 * @param provider the provider's settings; `origin: 'self'` stands for the page's own origin
 * @returns whether the provider took it; every kind of failure is `false`
 */
export async function sendEnquiry(form: HTMLFormElement, provider: Provider): Promise<boolean> {
  const { publicKey, serviceId, templateId, origin } = provider;
  const attempt = async (): Promise<Answer> => {
    try {
      shieldStorage();
      const { init, sendForm } = await import('@emailjs/browser');
      init({ publicKey, origin: origin === 'self' ? location.origin : origin, limitRate: { throttle } });
      return await withSignal(AbortSignal.timeout(patience), () => sendForm(serviceId, templateId, form));
    } catch (error) {
      return typeof error === 'object' && error !== null ? (error as Answer) : {};
    }
  };
  const answer = await attempt();
  if (answer.status !== 429) return succeeded(answer);
  // Too early for the SDK or the provider, and so not accepted: a person who tries again shall not be told off.
  await wait(throttle);
  return succeeded(await attempt());
}
