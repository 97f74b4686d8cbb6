import type { ComponentProps } from 'react';

const sizes = {
  display: 'font-bold text-4xl tracking-tight',
  page: 'font-bold text-3xl tracking-tight max-md:tracking-[-0.035em] max-[23.4rem]:text-[2.125rem]',
  section: 'font-bold text-2xl tracking-tight',
  detail: 'font-bold text-detail tracking-tight',
  part: 'font-semibold text-xl tracking-tight',
  small: 'font-semibold text-lg leading-snug tracking-tight',
};

type Props = ComponentProps<'h2'> & {
  /** The level in the document outline; it does not affect the size. */
  level: 1 | 2 | 3 | 4;
  size: keyof typeof sizes;
};

/** A heading whose level and size are independent. */
export function Heading({ level, size, className = '', ...rest }: Props) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={`font-display ${sizes[size]} ${className}`} />;
}
