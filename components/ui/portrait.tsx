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
    <div className={`relative shrink-0 overflow-hidden rounded-md bg-night text-on-night ${className}`}>
      {art && <Picture image={{ art, alt: '' }} size="portrait" sizes={sizes} className="size-full" />}
      {/* On the artwork, the initials are where its layers are in bright light. */}
      <svg
        viewBox="0 0 96 96"
        aria-hidden="true"
        className={`absolute inset-0 size-full ${art ? 'mix-blend-overlay' : ''}`}
      >
        <text x="47" y="67" fontSize="54" textAnchor="middle" fill="currentColor" className="metric">
          {initialsOf(name)}
        </text>
      </svg>
    </div>
  );
}
