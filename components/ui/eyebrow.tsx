import type { ReactNode } from 'react';

/** The small line above a heading. */
export function Eyebrow({ children, className = 'text-muted' }: { children: ReactNode; className?: string }) {
  return <p className={`mb-4 font-semibold text-xs uppercase tracking-wide ${className}`}>{children}</p>;
}
