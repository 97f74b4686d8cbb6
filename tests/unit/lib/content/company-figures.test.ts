/** @jest-environment node */
import { figuresIn } from '@/lib/content/company-figures';
import { getPage } from '@/lib/content/pages';
import { company } from '@/lib/content/schemas/company';
import { validSite, withSite } from './site';

const site = validSite();
const facts = site['content/company.json'] as { figures: { id: string; value?: number }[] };
delete facts.figures.find(({ id }) => id === 'years')?.value;
withSite(site);

const yearsOn = (day: string) =>
  figuresIn(company.parse(facts), new Date(day)).find(({ id }) => id === 'years')?.value;

describe('the years in business', () => {
  it.each([
    ['2025-12-31T23:59:59Z', 7],
    ['2026-01-01T00:00:00Z', 8],
    ['2030-06-15T12:00:00Z', 12],
  ])('count from the founding year: on %s they are %d', (day, years) => {
    expect(yearsOn(day)).toBe(years);
  });

  it('do not change figures with a number', () => {
    expect(figuresIn(company.parse(facts), new Date('2030-06-15'))).toContainEqual({
      id: 'clients',
      value: 200,
      suffix: '+',
    });
  });

  it('appear on the page as of the day of the build', () => {
    jest.useFakeTimers({ now: new Date('2031-03-01') });
    const section = getPage('about', 'en').sections.find(({ kind }) => kind === 'figures');
    jest.useRealTimers();
    expect(section).toMatchObject({
      values: expect.arrayContaining([{ id: 'years', value: 13, suffix: '+' }]),
    });
  });
});
