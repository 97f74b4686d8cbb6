'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { defaultLocale, localePath, splitLocalePath } from '@/messages/routing';

/** The path as visitors see it. Next.js renders the default language under a prefix that its URLs do not have. */
function usePublicPath(): string {
  const { locale, path } = splitLocalePath(usePathname());
  return locale === defaultLocale ? path : localePath(locale, path);
}

type Props = {
  href: string;
  /** Whether the link is current only on this page, not on the pages below it. */
  exact?: boolean;
  className?: string;
  children: ReactNode;
};

/** A navigation link. `aria-current` marks it on its own page ("page") and on the pages below it ("true"). */
export function NavLink({ href, exact = false, className, children }: Props) {
  const path = usePublicPath();
  const isCurrent = path === href;
  const isAncestor = !exact && path.startsWith(`${href}/`);
  return (
    <a href={href} className={className} aria-current={isCurrent ? 'page' : isAncestor ? 'true' : undefined}>
      {children}
    </a>
  );
}
