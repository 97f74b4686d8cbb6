'use client';

import { type FormEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Field, Input, Select } from '@/components/ui/field';
import { readDraft, writeDraft } from './inquiry/draft';
import { Honeypot } from './inquiry/honeypot';
import { limits } from './inquiry/limits';
import { MessageField } from './inquiry/message-field';
import { SentNote } from './inquiry/sent-note';
import { SlowNote } from './inquiry/slow-note';
import { type Inquiry, useInquiry } from './inquiry/use-inquiry';
import type { PluralForms } from './plural';

export type ContactWords = {
  name: string;
  email: string;
  company: string;
  phone: string;
  service: string;
  chooseService: string;
  message: string;
  optional: string;
  send: string;
  sending: string;
  /** States that sending takes longer than usual. */
  slow: string;
  leaveEmpty: string;
  /** States the maximum length of the message. */
  limit: string;
  /** States how many characters are left. */
  left: PluralForms;
};

type Props = Inquiry & {
  words: ContactWords;
  /** The options of the service field: the form sends `value` and shows `label`. */
  services: readonly { value: string; label: string }[];
};

/** The contact form. The browser validates the required fields: name, email, message (specification, section 5). */
export function ContactForm({ words, services, ...inquiry }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { sending, sent, slow, send, prepare } = useInquiry(inquiry, () => form.current?.reset());

  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(readDraft(inquiry.form))) {
      const control = form.current?.elements.namedItem(name);
      // Keep what the visitor typed in the meantime: it is newer than the draft.
      if (control && 'value' in control) control.value ||= value;
    }
  }, [inquiry.form]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    send(event.currentTarget);
  }

  return (
    <form
      ref={form}
      onSubmit={submit}
      onFocus={prepare}
      onInput={(event) => writeDraft(inquiry.form, event.currentTarget)}
      action={`mailto:${inquiry.email}`}
      method="post"
      encType="text/plain"
      className="grid gap-5 sm:grid-cols-2"
    >
      <Field id="name" label={words.name}>
        <Input id="name" name="name" autoComplete="name" required maxLength={limits.name} />
      </Field>
      <Field id="email" label={words.email}>
        <Input id="email" name="email" type="email" autoComplete="email" required maxLength={limits.email} />
      </Field>
      <Field id="company" label={words.company} optional={words.optional}>
        <Input id="company" name="company" autoComplete="organization" maxLength={limits.company} />
      </Field>
      <Field id="phone" label={words.phone} optional={words.optional}>
        <Input id="phone" name="phone" type="tel" autoComplete="tel" maxLength={limits.phone} />
      </Field>
      <div className="sm:col-span-2">
        <Field id="service" label={words.service} optional={words.optional}>
          <Select id="service" name="service" defaultValue="">
            <option value="">{words.chooseService}</option>
            {services.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="sm:col-span-2">
        <MessageField id="message" words={words} name="message" rows={6} />
      </div>
      <Honeypot label={words.leaveEmpty} />
      <div className="sm:col-span-2">
        <Button
          type="submit"
          data-sends={inquiry.form}
          disabled={sending}
          className="w-full sm:w-auto sm:min-w-48"
        >
          {sending ? words.sending : words.send}
        </Button>
        <SlowNote text={slow && words.slow} />
        {sent && <SentNote words={inquiry.notices} />}
      </div>
    </form>
  );
}
