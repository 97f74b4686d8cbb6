import type { Metadata, Viewport } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { CrashBoundary } from '@/components/islands/crash-boundary';
import { InstantLinks } from '@/components/islands/instant-links';
import { LanguageProvider } from '@/components/islands/language-provider';
import { Notices } from '@/components/islands/notices';
import { PrintAddress } from '@/components/islands/print-address';
import { Ready } from '@/components/islands/ready';
import { Vitals } from '@/components/islands/vitals/vitals';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { body, heading } from '@/components/styles/fonts';
import { getCompany } from '@/lib/content/company';
import { listEntries } from '@/lib/content/entries';
import { readLogo } from '@/lib/content/logo';
import { vitalsUrl } from '@/lib/site/settings';
import { menuKinds } from '@/lib/site/site-map';
import { locales } from '@/messages/routing';
import '@/components/styles/globals.css';
import { headScript } from '@/components/layout/head-script';
import { InlineScript } from '@/components/layout/inline-script';
import { searchIndexPath } from '@/lib/seo/feeds/search-index';
import { siteMetadata, themeColor } from '@/lib/seo/metadata';

export const dynamicParams = false;

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }));
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: themeColor('light') },
    { media: '(prefers-color-scheme: dark)', color: themeColor('dark') },
  ],
};

export async function generateMetadata(): Promise<Metadata> {
  return siteMetadata(await getLocale());
}

export default async function Layout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  const t = await getTranslations();
  const company = getCompany();
  const { shapes: logo } = readLogo();
  const menus = Object.fromEntries(menuKinds.map((kind) => [kind, listEntries(kind, locale)]));
  const crash = { title: t('Crash.title'), text: t('Crash.text'), retry: t('Crash.retry') };
  return (
    // The head script sets attributes on this element before hydration.
    <html lang={locale} className={`${heading.variable} ${body.variable}`} suppressHydrationWarning>
      <head>
        {process.env.NODE_ENV === 'development' && (
          <>
            {/* Before the head script, which reads and stores the language. */}
            <script src="/dev/preview.js" />
            {/* Shows content issues while someone edits the content. */}
            <script src="/dev/overlay.js" defer />
          </>
        )}
        <InlineScript source={headScript()} />
      </head>
      <body>
        {/* For errors outside of the content, e.g. in the header: without it, Next.js shows its own page, in English. */}
        <CrashBoundary {...crash}>
          <LanguageProvider language={locale}>
            <a href="#content" className="skip-link">
              {t('Site.skipLink')}
            </a>
            <SiteHeader
              company={company.name}
              logo={logo}
              menus={menus}
              searchIndex={await searchIndexPath(locale)}
            />
            {/* The print styles show the name and the contact line. */}
            <main
              id="content"
              tabIndex={-1}
              data-company={company.name}
              data-contact={[company.name, company.phone.display, company.email].join(' · ')}
            >
              <CrashBoundary {...crash}>{children}</CrashBoundary>
            </main>
            <SiteFooter company={company} logo={logo} menus={menus} />
            <Notices dismiss={t('Notice.dismiss')} />
            <InstantLinks />
            <PrintAddress />
            <Vitals url={vitalsUrl()} />
          </LanguageProvider>
        </CrashBoundary>
        {/* Outside of the boundary: after a crash, too, the buttons are released, and so the one that retries. */}
        <Ready />
      </body>
    </html>
  );
}
