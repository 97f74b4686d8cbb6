import { type ButtonTone, buttonClass } from './button';
import { Icon } from './icon';

type Props = {
  link: string;
  text: string;
  /** Hidden text after `text` for screen readers, if `text` alone does not tell where the link leads. */
  about?: string;
  tone?: ButtonTone;
  className?: string;
};

/** A link that looks like a button. */
export function ButtonLink({ link, text, about, tone, className = '' }: Props) {
  return (
    <a href={link} className={`group ${buttonClass(tone)} ${className}`}>
      {text}
      {about && <span className="sr-only">{` ${about}`}</span>}
      <Icon name="arrow-right" className="size-4 transition-transform group-hover:[translate:0.25rem]" />
    </a>
  );
}
