import type { ContentIcon } from '@/lib/content/views';
import type { interfaceIcons } from '@/lib/site/interface-icons';

export type IconName = ContentIcon | (typeof interfaceIcons)[number];

type Props = { name: IconName; className?: string };

/** An icon from the sprite `public/icons.svg`. Icons are decorative, so they are hidden from screen readers. */
export function Icon({ name, className = 'size-5' }: Props) {
  return (
    <svg className={`shrink-0 ${className}`} width="24" height="24" aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
