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
});
