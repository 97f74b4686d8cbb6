'use client';

import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Field, fieldAria, Input, Select } from '@/components/ui/field';
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
  /** Says how soon somebody answers. */
  answer: string;
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

/** The browser's messages about invalid fields, by their names. */
type Errors = Readonly<Record<string, string>>;

function errorsOf(form: HTMLFormElement): Errors {
  return Object.fromEntries(
    Array.from(form.elements as HTMLCollectionOf<HTMLInputElement>, (control) => [
      control.name,
      control.validationMessage,
    ]),
  );
}

/**
 * The contact form. The browser validates the required fields: name, email, message (specification, section 5). Instead
 * of in a bubble, its messages appear at the fields: when the visitor submits, and from then on with every change.
 */
export function ContactForm({ words, services, ...inquiry }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors>();
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
    setErrors(undefined);
    send(event.currentTarget);
  }

  function onInvalid(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (event.target !== form.querySelector(':invalid')) return;
    // Before the focus moves, so that screen readers read the message with the field.
    flushSync(() => setErrors(errorsOf(form)));
    (event.target as HTMLElement).focus();
  }

  const field = (name: string) => ({ ...fieldAria(name, errors?.[name]), name });
  // The messages are in the language of the browser.
  const errorOf = (name: string) => ({
    error: errors?.[name],
    errorLanguage: errors && navigator.language,
  });

  return (
    <form
      ref={form}
      onSubmit={submit}
      onFocus={prepare}
      onInput={(event) => {
        writeDraft(inquiry.form, event.currentTarget);
        if (errors) setErrors(errorsOf(event.currentTarget));
      }}
      onInvalidCapture={onInvalid}
      action={`mailto:${inquiry.email}`}
      method="post"
      encType="text/plain"
      className="grid gap-5 sm:grid-cols-2"
    >
      <Field id="name" label={words.name} {...errorOf('name')}>
        <Input {...field('name')} autoComplete="name" required maxLength={limits.name} />
      </Field>
      <Field id="email" label={words.email} {...errorOf('email')}>
        <Input {...field('email')} type="email" autoComplete="email" required maxLength={limits.email} />
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
        <MessageField {...field('message')} {...errorOf('message')} words={words} rows={6} />
      </div>
      <Honeypot label={words.leaveEmpty} />
      <div className="sm:col-span-2">
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" data-sends={inquiry.form} disabled={sending} className="w-full sm:w-auto">
            {sending ? words.sending : words.send}
          </Button>
          <p className="font-semibold text-sm">{words.answer}</p>
        </div>
        <SlowNote text={slow && words.slow} />
        {sent && <SentNote words={inquiry.notices} visitor={sent.visitor} />}
      </div>
    </form>
  );
}
