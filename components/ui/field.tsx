import type { ComponentProps, ReactNode } from 'react';

type FieldProps = {
  id: string;
  label: string;
  /** The text "optional" after the label. */
  optional?: string;
  /** The error message, if the value is invalid. */
  error?: string;
  /** The language of the error message, if it is not the page's. */
  errorLanguage?: string;
  /** A line under the control, e.g. how many characters are left. */
  note?: ReactNode;
  children: ReactNode;
};

/** The label, note, and error message of a form control. Spread {@link fieldAria} on the control. */
export function Field({ id, label, optional, error, errorLanguage, note, children }: FieldProps) {
  return (
    <div>
      <label
        htmlFor={id}
        className="mb-2 flex flex-wrap items-baseline justify-between gap-3 font-semibold text-xs"
      >
        {label} {optional && <span className="font-normal text-muted text-xs">{optional}</span>}
      </label>
      {children}
      {note}
      {error && (
        <p id={`${id}-error`} lang={errorLanguage} className="mt-1 font-semibold text-danger text-sm">
          {error}
        </p>
      )}
    </div>
  );
}

/** The attributes that connect a control with its label and error message. */
export function fieldAria(id: string, error?: string) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  };
}

/** A one-line text field in the style of the forms. */
export function Input({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={`field ${className}`} />;
}

/** A text field of several lines in the style of the forms. */
export function Textarea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={`field ${className}`} />;
}

/** A list of options in the style of the forms. */
export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={`field select-arrow ${className}`} />;
}
