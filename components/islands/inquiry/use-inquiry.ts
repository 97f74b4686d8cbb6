'use client';

import { useEffect, useRef, useState } from 'react';
import type { Provider } from '@/lib/content/views';
import { useLanguage } from '../language-provider';
import { loadNotices, showNotice } from '../notices';
import { clearDraft, storedDraft } from './draft';
import { minFillTime, slowAfter } from './limits';
import { prepareMail } from './prepared-mail';
import { loadSdk, sendInquiry } from './send';
import { fillSentText, type SentWords } from './sent-note';

/** The translated texts of a form's notices. */
export type NoticeWords = SentWords & {
  failed: string;
  failedText: string;
  sendByMail: string;
  copy: string;
  copied: string;
};

export type Inquiry = {
  /** The id of the form, and of its draft in sessionStorage. */
  form: string;
  provider: Provider;
  /** The email address for inquiries that could not be sent. */
  email: string;
  notices: NoticeWords;
};

/** All values of a form as one text, to compare them. */
const valuesOf = (form: HTMLFormElement): string =>
  new URLSearchParams([...new FormData(form)] as [string, string][]).toString();

/** Whether the hidden field has a value, so that the sender is probably a bot. */
function isHoneypotFilled(form: HTMLFormElement): boolean {
  return form.querySelector<HTMLInputElement>('[data-honeypot]')?.value !== '';
}

/** A successful delivery. */
type Delivery = {
  /** The address that the visitor sent. */
  visitor: string;
  /** Whether the visitor changed the form while it was being sent. */
  isChanged: boolean;
};

/** Pending deliveries by form. Outside the component, so that a form that is left and shown again still shows "sending". */
const pending = new Map<string, Promise<Delivery | undefined>>();

/**
 * Sends a form and shows a notice with the result. Ignores further submits until then.
 * @param onSent called after success, e.g. to reset the form, unless the visitor changed it meanwhile
 * @returns `sending`: whether a delivery is pending; `sent`: the last one, if it succeeded; `slow`: whether it takes longer than usual; `send(form)`; `prepare()`: loads the scripts for sending
 */
export function useInquiry({ form: name, provider, email, notices }: Inquiry, onSent: () => void) {
  const { language } = useLanguage();
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<Delivery>();
  const [slow, setSlow] = useState(false);
  const shownAt = useRef(0);
  const focused = useRef<Element>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a pending delivery exists only when the form is mounted again
  useEffect(() => {
    shownAt.current = performance.now();
    const earlier = pending.get(name);
    if (earlier) follow(earlier);
  }, [name]);

  useEffect(() => {
    // The submit button lost the focus when it was disabled: restore it.
    if (sending || document.activeElement !== document.body) return;
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
  }, [sending]);

  useEffect(() => {
    if (!sending) return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [sending]);

  async function follow(delivery: Promise<Delivery | undefined>): Promise<void> {
    setSending(true);
    setSent(undefined);
    const done = await delivery;
    setSending(false);
    setSent(done);
    if (done && !done.isChanged) onSent();
  }

  /** @returns undefined if the form could not be sent */
  async function deliver(form: HTMLFormElement): Promise<Delivery | undefined> {
    const mail = prepareMail(email, form);
    const delay = minFillTime - (performance.now() - shownAt.current);
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    const draft = storedDraft(name);
    const fields = valuesOf(form);
    const visitor = String(new FormData(form).get('email'));
    if (isHoneypotFilled(form) || !(await sendInquiry(form, provider))) {
      const { failed: title, failedText: text } = notices;
      const link = { text: notices.sendByMail, href: mail.href };
      const copy = mail.copy ? { text: notices.copy, done: notices.copied, value: mail.copy } : undefined;
      showNotice({ about: name, language, tone: 'failure', title, text, link, copy });
      return undefined;
    }
    const text = fillSentText(notices, visitor);
    showNotice({ about: name, language, tone: 'success', title: notices.sent, text });
    // The browser may deny storage, so a form that is still on the page shows for itself whether the visitor changed it.
    const isChanged = form.isConnected ? valuesOf(form) !== fields : storedDraft(name) !== draft;
    if (!isChanged) clearDraft(name);
    return { visitor, isChanged };
  }

  function send(form: HTMLFormElement): void {
    if (pending.has(name)) return;
    focused.current = document.activeElement;
    const delivery = deliver(form).finally(() => pending.delete(name));
    pending.set(name, delivery);
    follow(delivery);
  }

  /** Loads the scripts when the visitor starts to fill in the form, in case the connection fails later. Ignores errors. */
  function prepare(): void {
    for (const load of [loadSdk, loadNotices]) load().catch(() => undefined);
  }

  return { sending, sent, slow, send, prepare };
}
