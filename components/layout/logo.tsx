/** The mark and the name. The mark is three strata, drawn as in `public/favicon.svg`. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5 font-bold font-display text-xl tracking-tight">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        <path d="M3 26h26" className="stroke-current" strokeWidth="3.2" strokeLinecap="round" />
        <path
          d="M6 19.5h7l3-3.5 4 3.5h6"
          className="mark-light"
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
        />
        <path
          d="M9 12.5 12 7h8l3 5.5"
          className="stroke-current"
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeLinejoin="round"
          fill="none"
        />
      </svg>
      <span className="wordmark">{name}</span>
    </span>
  );
}
