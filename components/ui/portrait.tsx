import type { Portrait as PersonPortrait } from '@/lib/content/views';
import { Picture } from './picture';

type Props = Partial<PersonPortrait> & {
  /** The displayed width, in the syntax of the `sizes` attribute. */
  sizes?: string;
  className: string;
};

/** The initials over the person's artwork, or over a plain background without one. Decoration beside the name. */
export function Portrait({ initials = '', art, sizes, className }: Props) {
  return (
    <div
      aria-hidden="true"
      data-initials={initials}
      className={`portrait relative shrink-0 overflow-hidden rounded-md bg-night ${className}`}
    >
      {art && (
        <Picture image={{ art, alt: '' }} size="portrait" sizes={sizes ?? '5rem'} className="size-full" />
      )}
    </div>
  );
}
