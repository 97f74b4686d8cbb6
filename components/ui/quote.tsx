import type { ReactNode } from 'react';

const sizes = { part: 'text-xl', section: 'text-detail' };

type Props = {
  /** The words, without quotation marks: those of the page's language are added. */
  text: string;
  size: keyof typeof sizes;
  className?: string;
  /** Who said it. */
  children: ReactNode;
};

/** Words of a person, and below them who said them. */
export function Quote({ text, size, className = '', children }: Props) {
  const period = text.endsWith('.') ? '.' : '';
  return (
    <figure className={`quote-frame ps-5 ${className}`}>
      <blockquote className={`quote text-balance font-display font-semibold text-text ${sizes[size]}`}>
        <span className="quote-words">{text.slice(0, text.length - period.length)}</span>
        {period}
      </blockquote>
      <figcaption className="mt-3 text-balance text-muted text-sm">{children}</figcaption>
    </figure>
  );
}
