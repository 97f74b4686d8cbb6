/** @jest-environment node */
import { company } from '@/lib/content/schemas/company';
import { type Loose, validSite } from '../site';

const valid = () => validSite()['content/company.json'] as Loose;

/** The issues after a change of the file, as `field: message`. */
function issuesAfter(change: (data: Loose) => void): string[] {
  const data = valid();
  change(data);
  const { error } = company.safeParse(data);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

describe('the company schema', () => {
  it.each([
    ['TX', 'US'],
    ['NSW', 'AU'],
    ['75', 'FR'],
    ['B', 'ES'],
  ])('accepts the region %s of the country %s', (regionCode, country) => {
    expect(issuesAfter(({ address }) => Object.assign(address, { regionCode, country }))).toEqual([]);
  });

  it('rejects a region that is not a code', () => {
    expect(issuesAfter(({ address }) => Object.assign(address, { regionCode: 'Texas' }))).toEqual([
      expect.stringContaining('one to three capital letters or digits'),
    ]);
  });

  it.each([
    [99.9, '%'],
    [4.5, ''],
    [95, '%+'],
  ])('accepts the figure %d with the suffix "%s"', (value, suffix) => {
    expect(issuesAfter(({ figures }) => Object.assign(figures[0], { value, suffix }))).toEqual([]);
  });

  it.each(['bluesky', 'facebook', 'instagram', 'mastodon', 'tiktok', 'xing'])(
    'accepts a profile on %s',
    (network) => {
      expect(issuesAfter((data) => data.social.push({ network, url: 'https://example.com/mesa' }))).toEqual(
        [],
      );
    },
  );

  it.each([
    ['opens', '9:00', 'opens: Write the time with four digits, e.g. "09:00".'],
    ['closes', '6 pm', 'closes: Write the time with four digits, e.g. "09:00".'],
    ['opens', '19:00', 'closes: Write a closing time that is later than the opening time.'],
  ])('reports one issue for the hours if "%s" is "%s"', (name, time, issue) => {
    expect(issuesAfter(({ hours }) => Object.assign(hours, { [name]: time }))).toEqual([`hours.${issue}`]);
  });

  it.each([
    [
      'another number than pages show',
      { display: '+1 (214) 555-0199', dial: '+12145550142' },
      'dial: Write "+12145550199" or remove the line "dial": pages show +1 (214) 555-0199, but the link calls +12145550142.',
    ],
    [
      'another number than pages show, without a country',
      { display: '(214) 555-0199', dial: '+12145550142' },
      'dial: Write here "+", the country and the number that pages show: they show (214) 555-0199, but the link calls +12145550142. Or write "display" with "+" and the country, and remove the line "dial".',
    ],
    [
      'no number to dial, and no country in the number that pages show',
      { display: '(214) 555-0142' },
      'display: Start the number with "+" and the country, e.g. "+1 (512) 555-0100", so that phones can dial it.',
    ],
    [
      'a number that cannot be dialed',
      { display: '+1 (214) 555-0142', dial: '214-555-0142' },
      'dial: Write the number as a phone dials it, e.g. "+15125550100".',
    ],
  ])('reports one issue for %s', (_what, phone, issue) => {
    expect(issuesAfter((data) => Object.assign(data, { phone }))).toEqual([`phone.${issue}`]);
  });

  it.each([
    [{ display: '+1 (214) 555-0142' }, '+12145550142'],
    [{ display: '+44 (0)20 7946 0958' }, '+442079460958'],
    [{ display: '020 7946 0958', dial: '+442079460958' }, '+442079460958'],
  ])('reads the number to dial from %j', (phone, dial) => {
    expect(company.parse({ ...valid(), phone }).phone.dial).toBe(dial);
  });
});
