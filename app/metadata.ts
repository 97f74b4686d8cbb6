import type { Metadata } from 'next';
import { getCompany } from '@/content/company';
import { siteUrl } from '@/content/environment';
import { previewPath } from '@/content/previews';
import { defaultLocale, type Locale, languages, localePath, locales } from '@/messages/routing';

type Page = {
  locale: Locale;
  /** The page's path without a language. */
  path: string;
  title: string;
  description: string;
};

/** The addresses of one page in all languages, and where visitors of other languages are sent. */
export function siblingAddresses(path: string): Record<Locale | 'x-default', string> {
  const address = (language: Locale) => siteUrl() + localePath(language, path);
  const siblings = Object.fromEntries(locales.map((language) => [language, address(language)]));
  return { ...(siblings as Record<Locale, string>), 'x-default': address(defaultLocale) };
}

/** What search engines and link previews read of a page, with its siblings in the other languages. */
export function pageMetadata({ locale, path, title, description }: Page): Metadata {
  const addresses = siblingAddresses(path);
  const preview = { url: siteUrl() + previewPath(path, locale), width: 1200, height: 630, alt: title };
  return {
    metadataBase: new URL(siteUrl()),
    title,
    description,
    alternates: {
      canonical: addresses[locale],
      languages: addresses,
    },
    openGraph: {
      type: 'website',
      siteName: getCompany().name,
      url: addresses[locale],
      title,
      description,
      locale: languages[locale].openGraph,
      alternateLocale: locales.filter((other) => other !== locale).map((other) => languages[other].openGraph),
      images: [preview],
    },
    twitter: { card: 'summary_large_image', title, description, images: [preview] },
  };
}
