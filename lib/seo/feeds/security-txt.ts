import { linkedPartOf, pathOf } from '@/lib/site/site-map';

type Facts = {
  /** The site's origin. */
  origin: string;
  /** The email address for reports. */
  email: string;
  languages: readonly string[];
  /** The time of the build. */
  now: Date;
};

/** How long the file is valid, in days. RFC 9116 recommends less than a year. */
const validity = 350;

/** Creates security.txt, which says where to report a vulnerability (RFC 9116). */
export function securityTxt({ origin, email, languages, now }: Facts): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + validity);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Contact: ${origin}${pathOf('contact')}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Policy: ${origin}${linkedPartOf('security')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
