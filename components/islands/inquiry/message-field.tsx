'use client';

import { type ComponentProps, useEffect, useState } from 'react';
import { Field, Textarea } from '@/components/ui/field';
import { useLanguage } from '../language-provider';
import { type PluralForms, plural } from '../plural';
import { counterFrom, limits } from './limits';

type Props = ComponentProps<'textarea'> & {
  id: string;
  words: { message: string; limit: string; left: PluralForms };
  error?: string;
  errorLanguage?: string;
};

/** The message field of a form, with the maximum length and, near the limit, the number of characters left. */
export function MessageField({ id, words, error, errorLanguage, ...rest }: Props) {
  const { language } = useLanguage();
  const [length, setLength] = useState(0);
  const remaining = limits.message - length;
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
        <p id={note} aria-live="polite" className="tabular mt-1 text-muted text-xs">
          {remaining <= counterFrom ? plural(language, words.left, remaining) : words.limit}
        </p>
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
