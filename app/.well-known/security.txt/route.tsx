import { getCompany } from '@/lib/content/company';
import { securityTxt } from '@/lib/seo/feeds/security-txt';
import { siteUrl } from '@/lib/site/settings';
import { locales } from '@/messages/routing';

export const dynamic = 'force-static';

export function GET(): Response {
  const { email } = getCompany();
  return new Response(securityTxt({ origin: siteUrl(), email, languages: locales, now: new Date() }), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
