type Facts = {
  /** The site's origin. */
  origin: string;
  /** Who answers; the company's address. */
  email: string;
  languages: readonly string[];
  /** When the file was made. */
  now: Date;
};

/** How long the file holds, in days; less than the year that RFC 9116 asks for, so that builds renew it in time. */
const validity = 350;

/** Where to report a weakness of the site (RFC 9116). */
export function securityTxt({ origin, email, languages, now }: Facts): string {
  const expires = new Date(now);
  expires.setUTCDate(expires.getUTCDate() + validity);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${email}`,
    `Contact: ${origin}/contact`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
