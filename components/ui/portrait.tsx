import { Picture } from './picture';

type Props = {
  /** The path of the person's artwork; undefined until it is drawn. */
  art?: string;
  /** The displayed width, in the syntax of the `sizes` attribute. */
  sizes?: string;
  className: string;
};

/** The person's artwork, or a plain background without one. Decoration beside the name. */
export function Portrait({ art, sizes, className }: Props) {
  return (
    <div
      aria-hidden="true"
      className={`portrait relative shrink-0 overflow-hidden rounded-md bg-night ${className}`}
    >
      {art && (
        <Picture image={{ art, alt: '' }} size="portrait" sizes={sizes ?? '5rem'} className="size-full" />
      )}
    </div>
  );
}
