'use client';

import { type ComponentProps, useState } from 'react';
import { Field, Textarea } from '../../ui/field';
import { useLanguage } from '../language-provider';
import { type PluralForms, plural } from '../plural';
import { counterFrom, limits } from './limits';

type Props = ComponentProps<'textarea'> & { id: string; label: string; error?: string; left: PluralForms };

/** The message of an enquiry; says how much still fits once the end is near. */
export function MessageField({ label, error, left, onInput, ...rest }: Props) {
  const { language } = useLanguage();
  const [length, setLength] = useState(0);
  const remaining = limits.message - length;
  return (
    <Field
      id={rest.id}
      label={label}
      error={error}
      note={
        <p aria-live="polite" className="tabular mt-1.5 text-muted text-xs empty:hidden">
          {remaining <= counterFrom ? plural(language, left, remaining) : null}
        </p>
      }
    >
      <Textarea
        {...rest}
        required
        maxLength={limits.message}
        onInput={(event) => {
          setLength(event.currentTarget.value.length);
          onInput?.(event);
        }}
      />
    </Field>
  );
}
