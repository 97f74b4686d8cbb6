import type { ComponentProps } from 'react';

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2.5 rounded-full px-6 py-2.5 text-center font-semibold text-sm no-underline transition-[background-color,color,border-color,translate] active:translate-y-px disabled:cursor-progress disabled:opacity-65';

const tones = {
  // The transparent border becomes visible with forced colors, which remove the background.
  action: 'border border-transparent bg-action text-on-action hover:bg-action-strong',
  light: 'border border-transparent bg-on-night text-night hover:bg-dawn',
  outline: 'border border-line-strong text-text hover:border-action hover:text-action',
  'outline-light': 'border border-on-night-muted text-on-night hover:border-dawn hover:text-dawn',
};

export type ButtonTone = keyof typeof tones;

/** The class names of buttons and of links that look like buttons. */
export const buttonClass = (tone: ButtonTone = 'action') => `${shape} ${tones[tone]}`;

type Props = ComponentProps<'button'> & { tone?: ButtonTone };

/** A button. Its default type is "button", so it submits a form only with `type="submit"`. */
export function Button({ tone, className = '', type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} className={`${buttonClass(tone)} ${className}`} />;
}
