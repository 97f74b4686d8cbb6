import type { ComponentProps } from 'react';

const tones = {
  action: '',
  light: 'button-light',
  outline: 'button-outline',
  'outline-light': 'button-outline button-outline-light',
};

export type ButtonTone = keyof typeof tones;

/** The class names of buttons and of links that look like buttons. */
export const buttonClass = (tone: ButtonTone = 'action') => `button ${tones[tone]}`;

type Props = ComponentProps<'button'> & { tone?: ButtonTone };

/** A button. Its default type is "button", so it submits a form only with `type="submit"`. */
export function Button({ tone, className = '', type = 'button', ...rest }: Props) {
  return <button {...rest} type={type} className={`${buttonClass(tone)} ${className}`} />;
}
