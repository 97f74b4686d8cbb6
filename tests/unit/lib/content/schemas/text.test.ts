/** @jest-environment node */
import { day, link, photoUrl } from '@/lib/content/schemas/text';

describe('a link', () => {
  it.each([
    '/',
    '/contact',
    '/case-studies?industry=retail&from=home',
    '/contact?topic=cloud#questions-3',
    '/files/Brochure_2026.pdf',
    'https://www.example.com',
    'https://example.com:8443/a/b?c=d%20e#f',
    'mailto:info@mesa.example',
    'mailto:{email}?subject=Hello',
    'tel:+12145550142',
  ])('may be %s', (address) => {
    expect(link.safeParse(address).success).toBe(true);
  });

  it.each([
    'contact',
    '//example.com',
    '/Contact us',
    'http://example.com',
    'https://example',
    'https://example.com/"><script>',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'mailto:nobody',
    'tel:214',
    '/files/brochure.pdf" onclick="x',
  ])('may not be %s', (address) => {
    expect(link.safeParse(address).error?.issues[0]?.message).toMatch(/^Write where this leads/);
  });
});

describe('a photo URL', () => {
  const address = 'https://images.unsplash.com/photo-1451187580459-43490279c0fa';

  it('is parsed without its query', () => {
    expect(photoUrl.parse(`${address}?q=80&w=2072&auto=format`)).toBe(address);
    expect(photoUrl.parse(address)).toBe(address);
  });

  it.each([
    address.slice(0, -1),
    `${address}0`,
    address.replace('photo-', 'photo'),
    address.replace('43490279c0fa', '43490279c0fz'),
    'https://example.com/photo-1451187580459-43490279c0fa',
  ])('may not be %s', (mistyped) => {
    expect(photoUrl.safeParse(mistyped).error?.issues[0]?.message).toMatch(/^Copy the address/);
  });
});

describe('a day', () => {
  it.each([
    ['2026-11-23', undefined],
    ['November 23, 2026', 'Write the day as year-month-day, e.g. "2025-04-08".'],
    ['2026-4-9', 'Write the day as year-month-day, e.g. "2025-04-08".'],
    [2026, 'Write the day as year-month-day, e.g. "2025-04-08".'],
    ['2026-02-30', 'Write another day: there is no 2026-02-30 in the calendar.'],
  ])('%s', (value, message) => {
    expect(day('2025-04-08').safeParse(value).error?.issues[0]?.message).toBe(message);
  });
});
