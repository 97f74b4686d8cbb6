'use client';

import { useEffect, useRef, useState } from 'react';
import type { Provider } from '@/lib/content/views';
import { loadNotices, showNotice } from '../notices';
import { clearDraft, storedDraft } from './draft';
import { minimumTime } from './limits';
import { prepareMail } from './prepared-mail';
import { loadSdk, sendInquiry } from './send';

/** Finished words of one form's notices. */
export type NoticeWords = {
  sent: string;
  sentText: string;
  failed: string;
  failedText: string;
  sendByMail: string;
  copy: string;
  copied: string;
};

export type Inquiry = {
  /** Names the form, and its draft in the tab's storage. */
  form: string;
  provider: Provider;
  /** Where an inquiry goes that could not be sent. */
  email: string;
  notices: NoticeWords;
};

/** Whether the field that people never see holds something. */
function isHoneypotFilled(form: HTMLFormElement): boolean {
  return form.querySelector<HTMLInputElement>('[data-honeypot]')?.value !== '';
}

/** What is being sent, by the form's name: a form that was left and is shown again still counts as sending. */
const underWay = new Map<string, Promise<boolean>>();

/**
 * Sends a form once, however often it is submitted meanwhile, and says how it went.
 * @param onSent called after success, e.g. to empty the form
 * @returns whether it is being sent, a function that sends a form, and one that loads what sending takes
 */
export function useInquiry({ form: name, provider, email, notices }: Inquiry, onSent: () => void) {
  const [sending, setSending] = useState(false);
  const shownAt = useRef(0);
  const focused = useRef<Element>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only who comes back meets what was under way
  useEffect(() => {
    shownAt.current = performance.now();
    const earlier = underWay.get(name);
    if (earlier) follow(earlier);
  }, [name]);

  useEffect(() => {
    // A button loses the focus when it is disabled; who pressed it may want to press it again.
    if (sending || document.activeElement !== document.body) return;
    if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
  }, [sending]);

  async function follow(delivery: Promise<boolean>): Promise<void> {
    setSending(true);
    const done = await delivery;
    setSending(false);
    if (done) onSent();
  }

  /** @returns whether all that was typed has been sent */
  async function deliver(form: HTMLFormElement): Promise<boolean> {
    const mail = prepareMail(email, form);
    const early = minimumTime - (performance.now() - shownAt.current);
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const draft = storedDraft(name);
    const visitor = String(new FormData(form).get('email'));
    if (isHoneypotFilled(form) || !(await sendInquiry(form, provider))) {
      const { failed: title, failedText: text } = notices;
      const link = { text: notices.sendByMail, href: mail.href };
      const copy = mail.copy && { text: notices.copy, done: notices.copied, value: mail.copy };
      showNotice({ about: name, tone: 'failure', title, text, link, copy: copy || undefined });
      return false;
    }
    const text = notices.sentText.replace('{email}', visitor);
    showNotice({ about: name, tone: 'success', title: notices.sent, text });
    // What was typed meanwhile is not sent, and stays.
    if (storedDraft(name) !== draft) return false;
    clearDraft(name);
    return true;
  }

  function send(form: HTMLFormElement): void {
    if (underWay.has(name)) return;
    focused.current = document.activeElement;
    const delivery = deliver(form).finally(() => underWay.delete(name));
    underWay.set(name, delivery);
    follow(delivery);
  }

  /** Once someone begins to type, so that a line lost later takes nothing away; to miss it now is no fault. */
  function prepare(): void {
    for (const load of [loadSdk, loadNotices]) load().catch(() => undefined);
  }

  return { sending, send, prepare };
}
