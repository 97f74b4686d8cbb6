import type { Metadata } from 'next';
import { getCompany } from '@/lib/content/company';
import type { History } from '@/lib/content/history';
import { getPageSummary } from '@/lib/content/pages';
import { siteUrl } from '@/lib/site/settings';
import { pathOf } from '@/lib/site/site-map';
import { readTokens, type Theme, toHex, token } from '@/lib/site/tokens';
import { defaultLocale, type Locale, languages, localePath, locales } from '@/messages/routing';
import { previewPath } from './previews';

type Page = {
  locale: Locale;
  /** The path of the page without the language. */
  path: string;
  title: string;
  description: string;
  /** Whether search engines leave the page out. */
  unlisted?: boolean;
  /** Open Graph article data (section, dates if known); only for case studies and articles. */
  article?: History & { section: string };
};

/** The color at the top of the page as `#rrggbb`; browsers use it for their own interface. */
export function themeColor(theme: Theme): string {
  return toHex(token(readTokens(theme), 'surface'));
}

/** The metadata of every page, including the 404 page: icons and the manifest of the language. */
export function siteMetadata(locale: Locale): Metadata {
  return {
    metadataBase: new URL(siteUrl()),
    applicationName: getCompany().name,
    manifest: localePath(locale, '/manifest.webmanifest'),
    icons: {
      icon: [
        // With a size, so that browsers that support SVG prefer the SVG.
        { url: '/favicon.ico', sizes: '32x32' },
        { url: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      ],
      apple: { url: '/apple-touch-icon.png', sizes: '180x180' },
    },
  };
}

/** The absolute URLs of a page in all languages, with the default language also as `x-default` (for `hreflang`). */
export function alternateUrls(path: string): Record<Locale | 'x-default', string> {
  const absoluteUrl = (language: Locale) => siteUrl() + localePath(language, path);
  const urls = Object.fromEntries(locales.map((language) => [language, absoluteUrl(language)]));
  return { ...(urls as Record<Locale, string>), 'x-default': absoluteUrl(defaultLocale) };
}

/** The feeds that a page announces: that of the articles on their pages, that of the case studies on all pages. */
function feedsOf(path: string, locale: Locale) {
  const feed = (file: string, page: 'case-studies' | 'insights') => ({
    url: siteUrl() + localePath(locale, file),
    title: getPageSummary(page, locale).meta.title,
  });
  const isArticle = path === pathOf('insights') || path.startsWith(`${pathOf('insights')}/`);
  return [...(isArticle ? [feed('/insights.xml', 'insights')] : []), feed('/feed.xml', 'case-studies')];
}

/** The metadata of one page: title, description, URLs in all languages, Open Graph, and Twitter card. */
export function pageMetadata({ locale, path, title, description, unlisted, article }: Page): Metadata {
  const urls = alternateUrls(path);
  const picture = { url: siteUrl() + previewPath(path, locale), alt: title };
  return {
    title,
    description,
    ...(unlisted && { robots: { index: false, follow: true } }),
    alternates: {
      canonical: urls[locale],
      languages: urls,
      types: {
        'application/atom+xml': feedsOf(path, locale),
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
      url: urls[locale],
      title,
      description,
      locale: languages[locale].openGraph,
      alternateLocale: locales.filter((other) => other !== locale).map((other) => languages[other].openGraph),
      images: [{ ...picture, type: 'image/png', width: 1200, height: 630 }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  };
}
