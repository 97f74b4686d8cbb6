import type { Portrait as PersonPortrait } from '@/lib/content/views';
import { Picture } from './picture';

type Props = Partial<PersonPortrait> & {
  /** The displayed width, in the syntax of the `sizes` attribute. */
  sizes?: string;
  className: string;
};

/** The person's artwork, which shows the initials; without one, they are text on a plain background. Decoration beside the name. */
export function Portrait({ initials = '', art, sizes, className }: Props) {
  return (
    <div
      aria-hidden="true"
      data-initials={art ? '' : initials}
      className={`portrait relative shrink-0 overflow-hidden rounded-md bg-night ${className}`}
    >
      {art && (
        <Picture image={{ art, alt: '' }} size="portrait" sizes={sizes ?? '5rem'} className="size-full" />
      )}
    </div>
  );
}
