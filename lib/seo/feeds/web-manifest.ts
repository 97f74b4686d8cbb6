import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { getCompany } from '@/lib/content/company';
import { type Locale, localePath } from '@/messages/routing';
import { themeColor } from '../metadata';

/** What a device needs to keep the site as an app, in one language. */
async function webManifest(locale: Locale): Promise<MetadataRoute.Manifest & { lang: Locale }> {
  const t = await getTranslations({ locale, namespace: 'Site' });
  const name = t('title', { company: getCompany().name });
  const home = localePath(locale, '/');
  // A manifest has one theme; the pages name a color for each.
  const color = themeColor('light');
  return {
    id: home,
    name,
    short_name: name,
    description: t('tagline'),
    lang: locale,
    dir: 'ltr',
    start_url: home,
    // All languages belong to the app, so that the language switcher stays within it.
    scope: '/',
    // Pages of text want the browser's ways back and reload.
    display: 'minimal-ui',
    theme_color: color,
    background_color: color,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}

/** The web manifest of one language, as a file. */
export async function manifestResponse(locale: Locale): Promise<Response> {
  return new Response(JSON.stringify(await webManifest(locale)), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
}
