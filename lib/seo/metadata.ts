import type { Metadata } from 'next';
import { getCompany } from '@/lib/content/company';
import type { History } from '@/lib/content/dates';
import { getPageSummary } from '@/lib/content/pages';
import { siteUrl } from '@/lib/site/settings';
import { readTokens, type Theme, toHex, token } from '@/lib/site/tokens';
import { defaultLocale, type Locale, languages, localePath, locales } from '@/messages/routing';
import { previewPath } from './previews';

type Page = {
  locale: Locale;
  /** The page's path without a language. */
  path: string;
  title: string;
  description: string;
  /** Set for a page that is a story of its own: what it belongs to, and its dates where known. */
  article?: History & { section: string };
};

/** The color of the page's upper edge, which browsers continue in their own frame. */
export function themeColor(theme: Theme): string {
  return toHex(token(readTokens(theme), 'surface'));
}

/** What every page links to, the 404 page included: icons and the language's manifest. */
export function siteMetadata(locale: Locale): Metadata {
  return {
    metadataBase: new URL(siteUrl()),
    applicationName: getCompany().name,
    manifest: localePath(locale, '/manifest.webmanifest'),
    icons: {
      icon: [
        // Its size is given so that browsers which read SVG prefer the other one.
        { url: '/favicon.ico', sizes: '32x32' },
        { url: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      ],
      apple: { url: '/apple-touch-icon.png', sizes: '180x180' },
    },
  };
}

/** The addresses of one page in all languages, and where visitors of other languages are sent. */
export function siblingAddresses(path: string): Record<Locale | 'x-default', string> {
  const address = (language: Locale) => siteUrl() + localePath(language, path);
  const siblings = Object.fromEntries(locales.map((language) => [language, address(language)]));
  return { ...(siblings as Record<Locale, string>), 'x-default': address(defaultLocale) };
}

/** What search engines and link previews read of a page, with its siblings in the other languages. */
export function pageMetadata({ locale, path, title, description, article }: Page): Metadata {
  const addresses = siblingAddresses(path);
  const picture = { url: siteUrl() + previewPath(path, locale), alt: title };
  return {
    title,
    description,
    alternates: {
      canonical: addresses[locale],
      languages: addresses,
      types: {
        'application/atom+xml': [
          {
            url: siteUrl() + localePath(locale, '/feed.xml'),
            title: getPageSummary('case-studies', locale).meta.title,
          },
        ],
      },
    },
    openGraph: {
      ...(article
        ? {
            type: 'article',
            section: article.section,
            publishedTime: article.published,
            modifiedTime: article.modified,
          }
        : { type: 'website' }),
      siteName: getCompany().name,
      url: addresses[locale],
      title,
      description,
      locale: languages[locale].openGraph,
      alternateLocale: locales.filter((other) => other !== locale).map((other) => languages[other].openGraph),
      images: [{ ...picture, type: 'image/png', width: 1200, height: 630 }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  };
}
