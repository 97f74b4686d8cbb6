import { securityTxt } from '@/app/discovery/security-txt';
import { getCompany } from '@/content/company';
import { siteUrl } from '@/content/environment';
import { locales } from '@/messages/routing';

export const dynamic = 'force-static';

export function GET(): Response {
  const { email } = getCompany();
  return new Response(securityTxt({ origin: siteUrl(), email, languages: locales, now: new Date() }), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
