/** @jest-environment node */
import {
  checkDescriptions,
  checkExtremeLengths,
  checkFactLengths,
  checkFactLimits,
  checkTitles,
} from '@/lib/content/checks/limits';
import { lines, source, texts } from './given';

const facts = { company: 'Brightmesa', email: 'e', phone: 'p', location: 'Dallas, Texas', founded: '2018' };
const titleIssues = (value: string) => lines(checkTitles(texts({ meta: { title: { en: value } } }), facts));

describe('checkTitles', () => {
  it('accepts a title of 60 characters with the name filled in', () => {
    expect(titleIssues(`${'x'.repeat(47)} | {company}`)).toEqual([]);
  });

  it('counts the characters of a title with placeholders filled in', () => {
    expect(titleIssues(`${'x'.repeat(48)} | {company}`)).toEqual([
      'meta.title.en: 60 characters at most, so that search results show the whole title; this has 61, with the name of the company counted as 10.',
    ]);
    expect(titleIssues(`${'x'.repeat(32)} in {location} | {company}`)).toEqual([
      'meta.title.en: 60 characters at most, so that search results show the whole title; this has 62, with the name of the company counted as 10, and the city with its region as 13.',
    ]);
  });

  it.each([
    [{ company: 'Q' }, `${'x'.repeat(47)} | {company}`],
    [{ company: 'Smith & Sons Consulting Partners of Northern Texas' }, `${'x'.repeat(47)} | {company}`],
    [{ location: 'Ames, Iowa' }, `${'x'.repeat(30)} in {location} | {company}`],
    [{ location: 'Frankfurt am Main, Hessen' }, `${'x'.repeat(30)} in {location} | {company}`],
  ])('accepts the same titles, whatever the length of the facts: %j', (changed, title) => {
    expect(checkTitles(texts({ meta: { title: { en: title } } }), { ...facts, ...changed })).toEqual([]);
  });

  it('warns once about titles that are too long because of the place', () => {
    const title = texts({
      meta: {
        title: { en: `${'x'.repeat(30)} in {location} | {company}`, es: `${'x'.repeat(46)} | {company}` },
      },
    });
    const frankfurt = { ...facts, location: 'Frankfurt am Main, Hessen' };
    expect(lines(checkFactLengths(title, frankfurt))).toEqual([
      `address.locality: Search results cut the end of 1 of 2 titles, because this city and its region are long, e.g. “${'x'.repeat(30)} in Frankfurt am Main, Hessen | Brightmesa”. Shorten those that should show it whole.`,
    ]);
    expect(checkFactLengths(title, facts)).toEqual([]);
  });

  it('warns once about titles that are too long because of the company name', () => {
    const titles = texts({
      meta: {
        title: {
          en: `${'x'.repeat(40)} | {company}`,
          es: `${'x'.repeat(41)} | {company}`,
          fr: 'x | {company}',
        },
      },
    });
    expect(lines(checkFactLengths(titles, { ...facts, company: 'Smith & Sons Partners' }))).toEqual([
      `name: Search results cut the end of 2 of 3 titles, because this name is long, e.g. “${'x'.repeat(40)} | Smith & Sons Partners”. Shorten those that should show it whole.`,
    ]);
    expect(checkFactLengths(titles, facts)).toEqual([]);
  });

  it('requires the company name in a title', () => {
    expect(titleIssues('Contact')).toEqual([
      'meta.title.en: Put {company} into this title: search results show whose page it is, e.g. “… | {company}”.',
    ]);
  });

  it('checks no search results when the company facts are missing', () => {
    expect(checkTitles(texts({ meta: { title: { en: 'x'.repeat(80) } } }), undefined)).toEqual([]);
  });
});

describe('checkDescriptions', () => {
  const descriptionOf = (length: number) => texts({ meta: { description: { en: 'x'.repeat(length) } } });

  it.each([120, 160])('accepts a description of %d characters', (length) => {
    expect(checkDescriptions(descriptionOf(length), facts)).toEqual([]);
  });

  it.each([
    [119, 'Write more'],
    [161, 'Write less'],
  ])('reports a description of %d characters', (length, remedy) => {
    expect(lines(checkDescriptions(descriptionOf(length), facts))).toEqual([
      `meta.description.en: ${remedy} in English: search results show 120 to 160 characters, and this has ${length} with the placeholders filled in.`,
    ]);
  });
});

describe('checkExtremeLengths', () => {
  it('reports a text that is a whole document', () => {
    expect(lines(checkExtremeLengths(texts({ details: { fr: 'x'.repeat(20_001) } })))).toEqual([
      'details.fr: Split this text into several: it has 20001 characters, and one text has 20000 at most.',
    ]);
    expect(checkExtremeLengths(texts({ details: { fr: 'x'.repeat(20_000) } }))).toEqual([]);
  });
});

describe('checkFactLimits', () => {
  it('rejects a name of more than 200 characters', () => {
    const data = { technologies: ['Kafka', 'x'.repeat(201)], title: { en: 'x'.repeat(300) } };
    expect(lines(checkFactLimits(source('case-studies', 'bank', data)))).toEqual([
      'technologies[1]: Shorten this: it has 201 characters, and a name or an address has 200 at most.',
    ]);
  });

  it('accepts the long shapes of a logo with curves', () => {
    expect(checkFactLimits(source('singles', 'logo', { shapes: [`M0 0${'l1 1'.repeat(60)}Z`] }))).toEqual([]);
  });
});
