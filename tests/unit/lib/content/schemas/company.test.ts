/** @jest-environment node */
import { company } from '@/lib/content/schemas/company';
import { validSite } from '../site';

// biome-ignore lint/suspicious/noExplicitAny: an unchecked file has no type
const valid = () => validSite()['content/company.json'] as any;

function messagesAfter(change: (data: ReturnType<typeof valid>) => void): string[] {
  const data = valid();
  change(data);
  return company.safeParse(data).error?.issues.map(({ message }) => message) ?? [];
}

describe('the company schema', () => {
  it.each([
    ['TX', 'US'],
    ['NSW', 'AU'],
    ['75', 'FR'],
    ['B', 'ES'],
  ])('accepts the region %s of the country %s', (regionCode, country) => {
    expect(messagesAfter(({ address }) => Object.assign(address, { regionCode, country }))).toEqual([]);
  });

  it('refuses a region that is not a code', () => {
    expect(messagesAfter(({ address }) => Object.assign(address, { regionCode: 'Texas' }))).toEqual([
      expect.stringContaining('one to three capital letters or digits'),
    ]);
  });

  it.each([
    [99.9, '%'],
    [4.5, ''],
    [95, '%+'],
  ])('accepts the figure %d with the suffix "%s"', (value, suffix) => {
    expect(messagesAfter(({ figures }) => Object.assign(figures[0], { value, suffix }))).toEqual([]);
  });

  it.each(['bluesky', 'facebook', 'instagram', 'mastodon', 'tiktok', 'xing'])(
    'accepts a profile on %s',
    (network) => {
      expect(messagesAfter((data) => data.social.push({ network, url: 'https://example.com/mesa' }))).toEqual(
        [],
      );
    },
  );

  it.each([
    [{ opens: '9:00' }, ['Write the time with four digits, e.g. "09:00".']],
    [{ closes: '6 pm' }, ['Write the time with four digits, e.g. "09:00".']],
    [{ opens: '19:00' }, ['Write a closing time that is later than the opening time.']],
  ])('says only what is wrong with the hours %j', (change, messages) => {
    expect(messagesAfter(({ hours }) => Object.assign(hours, change))).toEqual(messages);
  });

  it('says what to dial, or that the line can go, where the number to dial is another one', () => {
    const change = { display: '+1 (214) 555-0199', dial: '+12145550142' };
    expect(messagesAfter(({ phone }) => Object.assign(phone, change))).toEqual([
      'Write "+12145550199" or remove the line "dial": pages show +1 (214) 555-0199, but the link calls +12145550142.',
    ]);
  });

  it('says where the country belongs if the number has none', () => {
    const change = { display: '(214) 555-0199', dial: '+12145550142' };
    expect(messagesAfter(({ phone }) => Object.assign(phone, change))).toEqual([
      'Write here "+", the country and the number that pages show: they show (214) 555-0199, but the link calls +12145550142. Or write "display" with "+" and the country, and remove the line "dial".',
    ]);
  });

  it('says once that a number cannot be dialed', () => {
    expect(messagesAfter(({ phone }) => Object.assign(phone, { dial: '214-555-0142' }))).toEqual([
      'Write the number as a phone dials it, e.g. "+15125550100".',
    ]);
  });
});
