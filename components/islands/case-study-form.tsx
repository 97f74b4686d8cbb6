'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field, fieldAria, Input } from '@/components/ui/field';
import type { CaseStudyFormErrors } from './case-study-form-schema';
import type { ContactWords } from './contact-form';
import { readDraft, writeDraft } from './inquiry/draft';
import { Honeypot } from './inquiry/honeypot';
import { limits, sendTimeout } from './inquiry/limits';
import { MessageField } from './inquiry/message-field';
import { SentNote } from './inquiry/sent-note';
import { SlowNote } from './inquiry/slow-note';
import { type Inquiry, useInquiry } from './inquiry/use-inquiry';
import { withTimeout } from './with-timeout';

type Values = { name: string; email: string; company: string; phone: string; message: string };

type Props = Inquiry & {
  words: Omit<ContactWords, 'service' | 'chooseService'>;
  errors: CaseStudyFormErrors;
  study: { id: string; title: string };
  /** The initial message, also after the form was sent. */
  prefill: string;
};

/** Loads the validation rules and zod when the visitor starts to fill in the form. */
const loadRules = () => import('./case-study-form-schema');

/** Values that the visitor typed before hydration; react-hook-form would clear them. */
function valuesBeforeHydration(study: string): Partial<Values> {
  if (typeof document === 'undefined' || document.documentElement.dataset.ready !== undefined) return {};
  for (const form of document.forms) {
    const typed = Object.fromEntries(new FormData(form)) as Record<string, string>;
    const { case_study_id, name, email, company, phone, message } = typed;
    if (case_study_id === study) return { name, email, company, phone, message };
  }
  return {};
}

/** The form on a case study page, "Start a Similar Project" (specification, section 5). */
export function CaseStudyForm({ words, errors, study, prefill, ...inquiry }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const empty: Values = { name: '', email: '', company: '', phone: '', message: prefill };

  const [initial] = useState(() => ({ ...empty, ...valuesBeforeHydration(study.id) }));

  const resolver: Resolver<Values> = async (...args) => {
    try {
      const { caseStudyFormResolver } = await withTimeout(sendTimeout, loadRules());
      return (caseStudyFormResolver(errors) as unknown as Resolver<Values>)(...args);
    } catch {
      // If the rules cannot be loaded (offline), submit without them: sending then reports the actual problem.
      return { values: args[0], errors: {} };
    }
  };
  const { register, handleSubmit, reset, getValues, setValue, formState } = useForm<Values>({
    defaultValues: initial,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { sending, sent, slow, send, prepare } = useInquiry(inquiry, () => reset(empty));
  const errorOf = (name: keyof Values) => formState.errors[name]?.message;
  // On a slow connection, the rules can still be loading when the visitor submits.
  const isBusy = sending || formState.isSubmitting;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once for each form
  useLayoutEffect(() => {
    const draft = readDraft(inquiry.form);
    for (const name of Object.keys(empty) as (keyof Values)[]) {
      const value = draft[name];
      // Keep what the visitor typed in the meantime: it is newer than the draft.
      if (value !== undefined && getValues(name) === empty[name]) setValue(name, value);
    }
  }, [inquiry.form]);

  const field = (name: keyof Values) => ({
    ...fieldAria(`study-${name}`, errorOf(name)),
    ...register(name),
    maxLength: limits[name],
  });

  return (
    <form
      ref={form}
      onSubmit={handleSubmit(() => form.current && send(form.current))}
      onFocus={() => {
        prepare();
        loadRules().catch(() => undefined);
      }}
      onInput={(event) => writeDraft(inquiry.form, event.currentTarget, empty)}
      noValidate
      action={`mailto:${inquiry.email}`}
      method="post"
      encType="text/plain"
      className="grid gap-3"
    >
      <input type="hidden" name="related_case_study" value={study.title} />
      <input type="hidden" name="case_study_id" value={study.id} />
      <Field id="study-name" label={words.name} error={errorOf('name')}>
        <Input {...field('name')} autoComplete="name" required />
      </Field>
      <Field id="study-email" label={words.email} error={errorOf('email')}>
        <Input {...field('email')} type="email" autoComplete="email" required />
      </Field>
      <div className="grid grid-cols-2 gap-5">
        <Field id="study-company" label={words.company} optional={words.optional}>
          <Input {...field('company')} autoComplete="organization" />
        </Field>
        <Field id="study-phone" label={words.phone} optional={words.optional}>
          <Input {...field('phone')} type="tel" autoComplete="tel" />
        </Field>
      </div>
      <MessageField
        {...field('message')}
        defaultValue={prefill}
        words={words}
        error={errorOf('message')}
        rows={4}
      />
      <Honeypot label={words.leaveEmpty} />
      <div>
        <Button type="submit" data-sends={inquiry.form} disabled={sending} className="w-full">
          {isBusy ? words.sending : words.send}
        </Button>
        <SlowNote text={slow && words.slow} />
        {sent && <SentNote words={inquiry.notices} visitor={sent.visitor} />}
      </div>
    </form>
  );
}
