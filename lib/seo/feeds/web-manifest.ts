import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { getCompany } from '@/lib/content/company';
import { type Locale, localePath } from '@/messages/routing';
import { themeColor } from '../metadata';

/** The web app manifest in one language. */
async function webManifest(locale: Locale): Promise<MetadataRoute.Manifest & { lang: Locale }> {
  const t = await getTranslations({ locale, namespace: 'Site' });
  const name = t('title', { company: getCompany().name });
  const home = localePath(locale, '/');
  // A manifest supports one color scheme only; the pages name a color for each scheme.
  const color = themeColor('light');
  return {
    id: home,
    name,
    short_name: name,
    description: t('tagline'),
    lang: locale,
    dir: 'ltr',
    start_url: home,
    // All languages are in scope, so that the language switcher does not leave the app.
    scope: '/',
    // Keeps the browser's back and reload buttons.
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

/** The response with the web app manifest in one language. */
export async function manifestResponse(locale: Locale): Promise<Response> {
  return new Response(JSON.stringify(await webManifest(locale)), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
}
