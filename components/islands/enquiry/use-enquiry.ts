'use client';

import { useEffect, useRef, useState } from 'react';
import type { Provider } from '@/content/views';
import { showNotice } from '../notices';
import { clearDraft } from './draft';
import { minimumTime } from './limits';
import { sendEnquiry } from './send';

/** Finished words of one form's notices. */
export type NoticeWords = {
  sent: string;
  sentText: string;
  failed: string;
  failedText: string;
  sendByMail: string;
};

export type Enquiry = {
  /** Names the draft in the tab's storage. */
  form: string;
  provider: Provider;
  /** Where an enquiry goes that could not be sent. */
  email: string;
  notices: NoticeWords;
};

/** Whether the field that people never see holds something. */
function isTrapped(form: HTMLFormElement): boolean {
  return form.querySelector<HTMLInputElement>('[data-trap]')?.value !== '';
}

/** The same enquiry as a prepared e-mail. */
function mailOf(email: string, form: HTMLFormElement): string {
  const values = [...new FormData(form)].filter(([, value]) => typeof value === 'string' && value !== '');
  const subject = values.find(([name]) => name === 'related_case_study')?.[1] ?? document.title;
  const body = values.map(([name, value]) => `${name}: ${value}`).join('\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(String(subject))}&body=${encodeURIComponent(body)}`;
}

/**
 * Sends a form once, however often it is submitted meanwhile, and says how it went.
 * @param onSent called after success, e.g. to empty the form
 * @returns whether it is being sent, and a function that sends a form
 */
export function useEnquiry({ form: name, provider, email, notices }: Enquiry, onSent: () => void) {
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);
  const shownAt = useRef(0);

  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  async function send(form: HTMLFormElement): Promise<void> {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    const mail = mailOf(email, form);
    const early = minimumTime - (performance.now() - shownAt.current);
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    const sent = !isTrapped(form) && (await sendEnquiry(form, provider));
    underWay.current = false;
    setSending(false);
    if (sent) {
      clearDraft(name);
      onSent();
      showNotice({
        tone: 'success',
        title: notices.sent,
        text: notices.sentText.replace('{email}', String(new FormData(form).get('email'))),
      });
    } else {
      const link = { text: notices.sendByMail, href: mail };
      showNotice({ tone: 'failure', title: notices.failed, text: notices.failedText, link });
    }
  }

  return { sending, send };
}
