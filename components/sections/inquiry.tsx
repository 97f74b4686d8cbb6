import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ContactForm } from '@/components/islands/contact-form';
import { Heading } from '@/components/ui/heading';
import { Icon, type IconName } from '@/components/ui/icon';
import { InlineText } from '@/components/ui/inline-text';
import { Steps } from '@/components/ui/steps';
import type { SectionOf } from '@/lib/content/views';
import { languages } from '@/messages/routing';
import { formWords, noticeWords } from './form-words';
import { daysText, timeText } from './opening-hours';
import { PrivacyNote } from './privacy-note';
import { WithoutScript } from './without-script';

type Props = SectionOf<'inquiry'> & { id: string };
type Company = Props['company'];

/** The contact form, with the contact details and what happens next beside it. */
export async function InquirySection({
  id,
  title,
  lead,
  detailsTitle,
  note,
  next,
  company,
  services,
  provider,
}: Props) {
  return (
    <section aria-labelledby={id} className="section-padding section-plain">
      <div className="wrap grid gap-12 lg:grid-cols-[7fr_5fr]">
        <div className="min-w-0">
          <Heading level={2} size="detail" id={id}>
            {title}
          </Heading>
          {lead && <p className="measure mt-3 mb-8 text-muted">{lead}</p>}
          <WithoutScript email={company.email} />
          <ContactForm
            form="contact"
            provider={provider}
            email={company.email}
            services={services}
            words={await formWords('send')}
            notices={await noticeWords('contact', company.email)}
          />
          <PrivacyNote />
          {note && (
            <div className="mt-8 border-line border-t pt-5 text-sm">
              <p className="measure">
                <InlineText text={note} />
              </p>
            </div>
          )}
        </div>
        <div className="min-w-0 self-start">
          <ContactDetails title={detailsTitle} company={company} />
          {next && (
            <div className="mt-10">
              <Heading level={2} size="part">
                {next.title}
              </Heading>
              {next.lead && <p className="mt-2 mb-6 text-muted">{next.lead}</p>}
              <Steps items={next.items} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

async function ContactDetails({ title, company }: { title: string; company: Company }) {
  const t = await getTranslations('Contact');
  const { address, phone, email } = company;
  return (
    <div>
      <Heading level={2} size="detail">
        {title}
      </Heading>
      <dl className="mt-6 stack-5">
        <Detail icon="map-pin" term={t('location')}>
          {`${address.locality}, ${address.region} ${address.postalCode}`}
        </Detail>
        <Detail icon="phone" term={t('phone')}>
          <a href={`tel:${phone.dial}`} className="link tabular -my-2 inline-block py-2">
            {phone.display}
          </a>
        </Detail>
        <Detail icon="mail" term={t('email')}>
          <a href={`mailto:${email}`} className="link -my-2 inline-block py-2">
            {email}
          </a>
        </Detail>
        <Detail icon="clock" term={t('hours')}>
          {await hoursText(company.hours)}
        </Detail>
      </dl>
    </div>
  );
}

function Detail({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <div className="relative ps-10">
      <dt className="font-semibold text-sm">
        <Icon name={icon} className="absolute start-0 mt-0.5 size-6" />
        {term}
      </dt>
      <dd className="text-muted">{children}</dd>
    </div>
  );
}

/** Business hours in the page's language, e.g. "Monday-Friday 9AM-6PM CST". */
async function hoursText({ days, opens, closes, zone }: Company['hours']): Promise<string> {
  const { region } = languages[await getLocale()];
  const t = await getTranslations('Contact');
  return t('hoursValue', {
    days: daysText(days, region, (from, to) => t('days', { from, to })),
    opens: timeText(opens, region),
    closes: timeText(closes, region),
    zone,
  });
}
