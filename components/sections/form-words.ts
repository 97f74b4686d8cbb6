import { getTranslations } from 'next-intl/server';
import type { ContactWords } from '@/components/islands/contact-form';
import { limits } from '@/components/islands/inquiry/limits';
import type { NoticeWords } from '@/components/islands/inquiry/use-inquiry';

/**
 * The translated labels and texts of a form.
 * @param send the message for the submit button
 */
export async function formWords(send: 'send' | 'sendInquiry'): Promise<ContactWords> {
  const t = await getTranslations('Form');
  return {
    name: t('name'),
    email: t('email'),
    company: t('company'),
    phone: t('phone'),
    service: t('service'),
    chooseService: t('chooseService'),
    message: t('message'),
    optional: t('optional'),
    send: t(send),
    sending: t('sending'),
    answer: t('answer'),
    slow: t('slow'),
    leaveEmpty: t('leaveEmpty'),
    // French separates thousands with a narrow no-break space, which the site's fonts do not have.
    limit: t('limit', { limit: limits.message }).replaceAll('\u202f', '\u00a0'),
    left: { one: t('leftOne'), other: t('leftOther') },
  };
}

/**
 * The translated texts of a form's notices (specification, section 8).
 * @param email the company's address, `{email}` in messages; the form fills in `{visitorEmail}`, the visitor's own
 */
export async function noticeWords(form: 'contact' | 'inquiry', email: string): Promise<NoticeWords> {
  const t = await getTranslations('Notice');
  return {
    sent: t(`${form}Sent`),
    sentText: t(`${form}SentText`, { email, visitorEmail: '{visitorEmail}' }),
    next: t('next'),
    steps: [t('nextAnswer'), t('nextCall'), t('nextProposal')],
    failed: t(`${form}Failed`),
    failedText: t(`${form}FailedText`),
    sendByMail: t('sendByMail'),
    copy: t('copy'),
    copied: t('copied'),
  };
}
