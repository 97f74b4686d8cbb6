import type { Provider } from '@/lib/content/views';
import { withTimeout } from '../with-timeout';
import { patience, throttle } from './limits';

/** The provider's own path, which the SDK adds to its origin. */
const path = '/api/v1.0/email/send-form';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What the SDK notes for its rate limit; the browser's own storage may be refused or full. */
const notes = new Map<string, string>();

const storageProvider = {
  get: async (key: string) => notes.get(key),
  set: async (key: string, value: string) => void notes.set(key, value),
  remove: async (key: string) => void notes.delete(key),
};

type Sdk = typeof import('@emailjs/browser');
let sdk: Promise<Sdk> | undefined;

/**
 * Mends two things that the SDK cannot be told: it throws at once where storage is refused, and its request
 * never gives up.
 */
async function importSdk(): Promise<Sdk> {
  try {
    void window.localStorage;
  } catch {
    Object.defineProperty(window, 'localStorage', { value: undefined, configurable: true });
  }
  const loaded = await import('@emailjs/browser');
  const { fetch } = window;
  window.fetch = (input, init) => {
    if (!String(input).endsWith(path)) return fetch(input, init);
    const abort = new AbortController();
    // Not cleared when the answer begins, for it might never end.
    setTimeout(() => abort.abort(), patience);
    // An answer from anywhere else, for example a sign-in page, is not the provider's.
    return fetch(input, { ...init, signal: abort.signal, redirect: 'error' });
  };
  return loaded;
}

/** Loads the SDK, once; what failed, as it does offline, is tried anew. */
export function loadSdk(): Promise<Sdk> {
  sdk ??= importSdk().catch((error) => {
    sdk = undefined;
    throw error;
  });
  return sdk;
}

type Answer = { status?: number; text?: string };

async function attempt(form: HTMLFormElement, provider: Provider): Promise<Answer> {
  const { publicKey, serviceId, templateId, origin } = provider;
  try {
    const { init, sendForm } = await withTimeout(patience, loadSdk());
    init({
      publicKey,
      origin: origin === 'self' ? location.origin : origin,
      limitRate: { throttle },
      storageProvider,
    });
    return await sendForm(serviceId, templateId, form);
  } catch (error) {
    return typeof error === 'object' && error !== null ? (error as Answer) : {};
  }
}

/**
 * Sends a form through the e-mail provider with its SDK.
 * @param form its named fields are sent as they are
 * @param provider the provider's settings; `origin: 'self'` stands for the page's own origin
 * @returns whether the provider took it: status 200 or text OK (specification, section 7), where the text counts
 *   only if the status is no error; every kind of failure, no answer within 20 seconds included, is `false`
 */
export async function sendInquiry(form: HTMLFormElement, provider: Provider): Promise<boolean> {
  let answer = await attempt(form, provider);
  if (answer.status === 429) {
    // Too early for the SDK or the provider, and so not accepted: who tries again shall not be told off.
    await wait(throttle);
    answer = await attempt(form, provider);
  }
  const { status = 0, text } = answer;
  return status === 200 || (status > 0 && status < 400 && text === 'OK');
}
