type Props = {
  name: string;
  /** SVG path data of the logo, in a 32 by 32 view box. */
  shapes: readonly string[];
};

/** The logo with the company's name. */
export function Logo({ name, shapes }: Props) {
  return (
    <span className="logo">
      <svg viewBox="0 3 32 32" width="32" height="32" aria-hidden="true" className="mark">
        <path fill="currentColor" d={shapes.join('')} />
      </svg>
      <span className="wordmark truncate">{name}</span>
    </span>
  );
}
