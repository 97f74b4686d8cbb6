'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { defaultLocale, localePath, splitLocalePath } from '@/messages/routing';

/** The address as visitors see it: the default language's pages are rendered under a prefix they do not have. */
function usePublicPath(): string {
  const { locale, path } = splitLocalePath(usePathname());
  return locale === defaultLocale ? path : localePath(locale, path);
}

type Props = {
  href: string;
  /** Whether only this very page counts as active, not what lies below it. */
  exact?: boolean;
  className?: string;
  children: ReactNode;
};

/** A link of the navigation: says that it leads to this page, or that this page lies below it. */
export function NavLink({ href, exact = false, className, children }: Props) {
  const path = usePublicPath();
  const here = path === href;
  const below = !exact && path.startsWith(`${href}/`);
  return (
    <a href={href} className={className} aria-current={here ? 'page' : below ? 'true' : undefined}>
      {children}
    </a>
  );
}
