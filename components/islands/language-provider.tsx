'use client';

import { usePathname, useRouter } from 'next/navigation';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { pathIn, storeLanguage } from '@/messages/preference';
import { type Locale, preferenceKey } from '@/messages/routing';

type Language = {
  language: Locale;
  /** Stores the choice and navigates to the same page in that language. */
  setLanguage(language: Locale): void;
};

const LanguageContext = createContext<Language | null>(null);

/** Provides the page's language to islands (specification, section 4). */
export function LanguageProvider({ language, children }: { language: Locale; children: ReactNode }) {
  const router = useRouter();
  const pathname = usePathname();
  const value = useMemo<Language>(
    () => ({
      language,
      setLanguage(next) {
        storeLanguage(preferenceKey, next);
        const { search, hash } = location;
        const page = pathIn(next, pathname);
        // The 404 page has the same URL in each language of a visitor.
        if (next !== language && page === location.pathname) location.reload();
        else router.push(page + search + hash);
      },
    }),
    [language, pathname, router],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/**
 * The page's language and a function that changes it.
 * @throws {Error} outside a {@link LanguageProvider}
 */
export function useLanguage(): Language {
  const value = useContext(LanguageContext);
  if (!value)
    throw new Error(
      'useLanguage must be used within the language provider: render the island inside <LanguageProvider>.',
    );
  return value;
}
