import { type ButtonTone, buttonClass } from './button';
import { Icon } from './icon';

type Props = { link: string; text: string; tone?: ButtonTone; className?: string };

/** A link to a page that looks like a button. */
export function ButtonLink({ link, text, tone, className = '' }: Props) {
  return (
    <a href={link} className={`group ${buttonClass({ tone })} ${className}`}>
      {text}
      <Icon name="arrow-right" className="size-4 transition-transform group-hover:translate-x-1" />
    </a>
  );
}
