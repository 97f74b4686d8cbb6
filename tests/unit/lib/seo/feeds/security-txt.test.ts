import { securityTxt } from '@/lib/seo/feeds/security-txt';

describe('securityTxt', () => {
  const text = securityTxt({
    origin: 'https://site.example',
    email: 'info@site.example',
    languages: ['en', 'es'],
    now: new Date('2026-03-04T15:16:17Z'),
  });

  it('contains contact, policy, languages, and canonical URL', () => {
    expect(text).toContain('Contact: mailto:info@site.example\n');
    expect(text).toContain('Contact: https://site.example/contact\n');
    expect(text).toContain('Policy: https://site.example/security#report\n');
    expect(text).toContain('Preferred-Languages: en, es\n');
    expect(text).toContain('Canonical: https://site.example/.well-known/security.txt\n');
  });

  it('expires in less than a year', () => {
    expect(text).toContain('Expires: 2027-02-17T00:00:00Z\n');
  });
});
