'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import { Field, Textarea } from '@/components/ui/field';
import { useLanguage } from '../language-provider';
import { type PluralForms, plural } from '../plural';
import { counterSteps, limits } from './limits';

type Props = ComponentProps<'textarea'> & {
  id: string;
  words: { message: string; limit: string; left: PluralForms };
  error?: string;
  errorLanguage?: string;
};

/** The step of the counter at this length; undefined far from the limit. */
const stepAt = (length: number) => counterSteps.find((step) => limits.message - length <= step);

/**
 * The message field of a form, with the maximum length and, near the limit, the number of characters left. Screen readers
 * announce that number only when it passes a step, not with every key.
 */
export function MessageField({ id, words, error, errorLanguage, ...rest }: Props) {
  const { language } = useLanguage();
  const [length, setLength] = useState(0);
  const [announcedLength, setAnnouncedLength] = useState(0);
  if (stepAt(length) !== stepAt(announcedLength)) setAnnouncedLength(length);
  const counterAt = (length: number) =>
    stepAt(length) !== undefined && plural(language, words.left, limits.message - length);
  const note = `${id}-note`;

  // On each render: restoring a draft and resetting the form change the value without an event.
  useEffect(() => setLength((document.getElementById(id) as HTMLTextAreaElement).value.length));

  return (
    <Field
      id={id}
      label={words.message}
      error={error}
      errorLanguage={errorLanguage}
      note={
        <>
          <p id={note} className="tabular mt-1 text-muted text-xs">
            {counterAt(length) || words.limit}
          </p>
          <p role="status" className="sr-only">
            {counterAt(announcedLength)}
          </p>
        </>
      }
    >
      <Textarea
        {...rest}
        id={id}
        aria-describedby={error ? `${id}-error ${note}` : note}
        required
        maxLength={limits.message}
        onInput={(event) => setLength(event.currentTarget.value.length)}
      />
    </Field>
  );
}
