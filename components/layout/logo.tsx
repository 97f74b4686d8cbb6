type Props = {
  name: string;
  /** The shapes of the mark, as SVG paths on a square of 32. */
  shapes: readonly string[];
};

/** The company's mark and its name. */
export function Logo({ name, shapes }: Props) {
  return (
    <span className="flex items-center gap-2.5 font-bold font-display text-xl tracking-tight">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false" className="mark">
        <path fill="currentColor" d={shapes.join('')} />
      </svg>
      <span className="wordmark">{name}</span>
    </span>
  );
}
