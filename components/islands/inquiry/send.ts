import type { Provider } from '@/lib/content/views';
import { withTimeout } from '../with-timeout';
import { sendTimeout, throttle } from './limits';

/** The path of the provider's API, which the SDK adds to the origin. */
const path = '/api/v1.0/email/send-form';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The SDK's storage for its rate limit. Not localStorage, which the browser may deny or which may be full. */
const storage = new Map<string, string>();

const storageProvider = {
  get: async (key: string) => storage.get(key),
  set: async (key: string, value: string) => void storage.set(key, value),
  remove: async (key: string) => void storage.delete(key),
};

type Sdk = typeof import('@emailjs/browser');
let sdk: Promise<Sdk> | undefined;

/**
 * Loads the SDK and works around three limits that it has no options for: it throws when the browser denies localStorage,
 * and its requests have no timeout and follow redirects.
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
    // Not cleared when the response starts, because its body may stall.
    setTimeout(() => abort.abort(), sendTimeout);
    // A redirect leads to another server, such as the sign-in page of a network, whose response does not count.
    return fetch(input, { ...init, signal: abort.signal, redirect: 'error' });
  };
  return loaded;
}

/** Loads the SDK once. A failed attempt (offline) is not cached. */
export function loadSdk(): Promise<Sdk> {
  sdk ??= importSdk().catch((error) => {
    sdk = undefined;
    throw error;
  });
  return sdk;
}

type SdkResponse = { status?: number; text?: string };

async function attempt(form: HTMLFormElement, provider: Provider): Promise<SdkResponse> {
  const { publicKey, serviceId, templateId, origin } = provider;
  try {
    const { init, sendForm } = await withTimeout(sendTimeout, loadSdk());
    init({
      publicKey,
      origin: origin === 'self' ? location.origin : origin,
      limitRate: { throttle },
      storageProvider,
    });
    return await sendForm(serviceId, templateId, form);
  } catch (error) {
    return typeof error === 'object' && error !== null ? (error as SdkResponse) : {};
  }
}

/**
 * Sends the named fields of a form with the SDK of the email provider.
 * @param provider the provider's settings; `origin: 'self'` is the page's own origin
 * @returns whether the provider accepted the inquiry: status 200, or the text "OK" without an error status (specification,
 *   section 7). False for all failures, including timeouts. Does not throw.
 */
export async function sendInquiry(form: HTMLFormElement, provider: Provider): Promise<boolean> {
  let response = await attempt(form, provider);
  if (response.status === 429) {
    // Rate limited by the SDK or the provider, so not delivered: wait and retry once.
    await wait(throttle);
    response = await attempt(form, provider);
  }
  const { status = 0, text } = response;
  return status === 200 || (status > 0 && status < 400 && text === 'OK');
}
