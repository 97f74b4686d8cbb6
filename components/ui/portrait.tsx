import { Picture } from './picture';

type Props = {
  name: string;
  /** The path of the person's artwork; without one, the initials are on a plain background. */
  art?: string;
  /** The displayed width, in the syntax of the `sizes` attribute. */
  sizes?: string;
  className: string;
};

/**
 * The initials of a name: of its first and its last word, at most two. A word without a letter has none; a letter keeps
 * its accent.
 */
export function initialsOf(name: string): string {
  const letters = name
    .normalize('NFC')
    .split(/\s+/)
    .flatMap((word) => /\p{L}/u.exec(word)?.[0].toLocaleUpperCase('en') ?? []);
  return [...new Set([0, letters.length - 1])].map((at) => letters[at] ?? '').join('');
}

/** The initials of a person on the person's own artwork: decoration beside the name. */
export function Portrait({ name, art, sizes, className }: Props) {
  return (
    <div
      aria-hidden="true"
      data-initials={initialsOf(name)}
      className={`portrait relative shrink-0 overflow-hidden rounded-md bg-night ${className}`}
    >
      {art && (
        <Picture image={{ art, alt: '' }} size="portrait" sizes={sizes ?? '5rem'} className="size-full" />
      )}
    </div>
  );
}
