import { Picture } from './picture';

type Props = {
  name: string;
  /** The path of the person's artwork; without one, the initials are on a plain background. */
  art?: string;
  /** The displayed width, in the syntax of the `sizes` attribute. */
  sizes: string;
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

/** The initials of a person on the person's own artwork. It repeats the name beside it, so it has no text alternative. */
export function Portrait({ name, art, sizes, className }: Props) {
  return (
    <div className={`portrait relative shrink-0 overflow-hidden rounded-md bg-night ${className}`}>
      {art && <Picture image={{ art, alt: '' }} size="portrait" sizes={sizes} className="size-full" />}
      <svg viewBox="0 0 96 96" aria-hidden="true" className="absolute inset-0 size-full">
        <text x="48" y="67" textAnchor="middle">
          {initialsOf(name)}
        </text>
      </svg>
    </div>
  );
}
