import type { Metadata } from 'next';
import { getCompany } from '@/content/company';
import { siteUrl } from '@/content/environment';
import { defaultLocale, type Locale, languages, localePath, locales } from '@/messages/routing';

type Page = {
  locale: Locale;
  /** The page's path without a language. */
  path: string;
  title: string;
  description: string;
};

/** What search engines and link previews read of a page, with its siblings in the other languages. */
export function pageMetadata({ locale, path, title, description }: Page): Metadata {
  const address = (language: Locale) => siteUrl() + localePath(language, path);
  const siblings = Object.fromEntries(locales.map((language) => [language, address(language)]));
  return {
    metadataBase: new URL(siteUrl()),
    title,
    description,
    alternates: {
      canonical: address(locale),
      languages: { ...siblings, 'x-default': address(defaultLocale) },
    },
    openGraph: {
      type: 'website',
      siteName: getCompany().name,
      url: address(locale),
      title,
      description,
      locale: languages[locale].openGraph,
    },
  };
}
