import type { ComponentProps } from 'react';

const sizes = {
  display: 'font-bold text-4xl tracking-tight',
  page: 'font-bold text-3xl tracking-tight',
  section: 'font-bold text-2xl tracking-tight',
  part: 'font-semibold text-xl tracking-tight',
  small: 'font-semibold text-lg leading-snug',
};

type Props = ComponentProps<'h2'> & {
  /** The level in the outline of the page; the size does not depend on it. */
  level: 1 | 2 | 3 | 4;
  size: keyof typeof sizes;
};

/** A heading: its place in the outline and its size are chosen apart. */
export function Heading({ level, size, className = '', ...rest }: Props) {
  const Tag = `h${level}` as const;
  return <Tag {...rest} className={`font-display ${sizes[size]} ${className}`} />;
}
