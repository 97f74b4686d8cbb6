import { type ButtonTone, buttonClass } from './button';
import { Icon } from './icon';

type Props = {
  link: string;
  text: string;
  /** Read out after the text by screen readers, where the text alone does not say what it leads to. */
  about?: string;
  tone?: ButtonTone;
  className?: string;
};

/** A link to a page that looks like a button. */
export function ButtonLink({ link, text, about, tone, className = '' }: Props) {
  return (
    <a href={link} className={`group ${buttonClass(tone)} ${className}`}>
      {text}
      {about && <span className="sr-only">{` ${about}`}</span>}
      <Icon name="arrow-right" className="size-4 transition-transform group-hover:translate-x-1" />
    </a>
  );
}
