/** The mark of `public/logo.svg` and the name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2.5 font-bold font-display text-xl tracking-tight">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false" className="mark">
        <path
          fill="currentColor"
          d="M0 16H4.6C9 16 9 6 13 6H24.4C27 6 27 12 29.6 12H32V16H29.6C27 16 27 12 24.4 12H13C9 12 9 20 4.6 20H0ZM0 22H4.6C9 22 9 14 13 14H24.4C27 14 27 18 29.6 18H32V22H29.6C27 22 27 20 24.4 20H13C9 20 9 24 4.6 24H0ZM0 26H4.6C9 26 9 22 13 22H24.4C27 22 27 24 29.6 24H32V25A7 7 0 0 1 25 32H7A7 7 0 0 1 0 26Z"
        />
      </svg>
      <span className="wordmark">{name}</span>
    </span>
  );
}
