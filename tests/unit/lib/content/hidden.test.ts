/** @jest-environment node */
import { checkContent } from '@/lib/content/check';
import { historyOf } from '@/lib/content/dates';
import { listEntries, listPaths } from '@/lib/content/entries';
import { formatHidden, hiddenFiles, whyHidden } from '@/lib/content/hidden';
import { getPage } from '@/lib/content/pages';
import { getService } from '@/lib/content/services';
import { hashBuildInputs } from '@/scripts/build/stamp';
import { lines } from './checks/given';
import { type Loose, validSite, withSite, writeSite } from './site';

const cloud = 'content/services/cloud.json';
const farAway = '2999-01-01';
const later = '2999-02-01';

/** Returns a site with an almost empty draft and a case study that is scheduled for later. */
function siteWithHidden(): Record<string, Loose> {
  const site: Record<string, Loose> = validSite();
  site[cloud] = { id: 'cloud', draft: true, title: { en: 'TODO: The name', es: '', fr: 'Le nuage' } };
  site['content/case-studies/shop.json'].publishOn = farAway;
  return site;
}

const check = (site: Record<string, Loose>) => checkContent(writeSite(site), () => true);

describe('whyHidden', () => {
  it.each<[string, Loose, Loose]>([
    ['a draft', { draft: true }, { reason: 'draft' }],
    ['not a draft any more', { draft: false }, undefined],
    ['scheduled for tomorrow', { publishOn: '2026-11-23' }, { reason: 'scheduled', on: '2026-11-23' }],
    ['scheduled for today', { publishOn: '2026-11-22' }, undefined],
    ['a draft with a date in the past', { draft: true, publishOn: '2020-01-01' }, { reason: 'draft' }],
    ['with an invalid date', { publishOn: 'soon' }, undefined],
    ['not an object', null, undefined],
  ])('for an entry that is %s', (_, data, hidden) => {
    expect(whyHidden(data, '2026-11-22')).toEqual(hidden);
  });
});

describe('the site without hidden entries', () => {
  withSite(siteWithHidden());

  it('has no pages, list items, or cards of hidden entries', () => {
    expect(listPaths()).not.toContain('/services/cloud');
    expect(listPaths()).not.toContain('/case-studies/shop');
    expect(listPaths()).toContain('/services/data');
    expect(listEntries('services', 'en').map(({ id }) => id)).toEqual(['data']);
    expect(getService('cloud', 'en')).toBeUndefined();
    const cards = getPage('home', 'en').sections.find(({ kind }) => kind === 'case-study-cards') as Loose;
    expect(cards.cards.map(({ id }: Loose) => id)).toEqual(['bank', 'school']);
  });
});

describe('the development server', () => {
  const env = process.env;
  withSite(siteWithHidden());
  beforeAll(() => {
    process.env = { ...env, NODE_ENV: 'development' };
  });
  afterAll(() => {
    process.env = env;
  });

  it('shows drafts with TODO texts, and scheduled entries', () => {
    expect(listPaths()).toEqual(expect.arrayContaining(['/services/cloud', '/case-studies/shop']));
    expect(getService('cloud', 'fr')).toMatchObject({
      title: 'Le nuage',
      details: expect.stringMatching(/^TODO/),
    });
  });
});

describe('an entry with a publication date', () => {
  const site: Record<string, Loose> = validSite();
  site['content/case-studies/shop.json'].publishOn = '2020-02-03';
  withSite(site);

  it('has that date, whatever its git history', () => {
    expect(historyOf('/case-studies/shop')).toEqual({
      published: '2020-02-03T00:00:00Z',
      modified: '2020-02-03T00:00:00Z',
    });
  });
});

describe('checkContent', () => {
  it('accepts an incomplete draft, and lists its issues separately', () => {
    const { issues, warnings, drafts, hidden } = check(siteWithHidden());
    expect(lines(issues)).toEqual([]);
    expect(warnings.filter(({ file }) => file === cloud)).toEqual([]);
    expect(lines(drafts)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^title\.es: Write a text here/)]),
    );
    expect(new Set(drafts.map(({ file }) => file))).toEqual(new Set([cloud]));
    expect(formatHidden(hidden, () => '7 issues')).toBe(
      [
        'The build leaves out:',
        `  ${cloud}: a draft, 7 issues left`,
        `  content/case-studies/shop.json: on the site from ${farAway}`,
      ].join('\n'),
    );
  });

  it('checks a scheduled entry completely', () => {
    const site = siteWithHidden();
    site['content/case-studies/shop.json'].title.en = '';
    expect(lines(check(site).issues)).toEqual([expect.stringMatching(/^title\.en: Write a text here/)]);
  });

  it('reports a duplicate title in the draft, not in the published entry', () => {
    const site = siteWithHidden();
    site[cloud].title.en = site['content/services/data.json'].title.en;
    const { issues, drafts } = check(site);
    expect(issues).toEqual([]);
    expect(lines(drafts)).toContainEqual(expect.stringMatching(/^title\.en: Write another title/));
  });

  it.each<[string, (site: Record<string, Loose>) => void, string]>([
    [
      'a button that leads to a draft',
      (site) =>
        Object.assign(site['content/pages/home.json'].sections[0].primary, {
          link: '/services/cloud#approach',
        }),
      'sections[0].primary.link: This link leads nowhere yet: the page "/services/cloud#approach" is a draft. Publish it, or take the link out.',
    ],
    [
      'a link in a text to a scheduled entry',
      (site) =>
        Object.assign(site['content/pages/about.json'].sections[1].body[0].text, {
          en: '[Read](/case-studies/shop)',
        }),
      `sections[1].body[0].text.en: This link leads nowhere yet: the page "/case-studies/shop" is not online before ${farAway}. Publish it, or take the link out.`,
    ],
    [
      'a link to a topic without an article that is online',
      (site) => {
        site['content/insights/logs.json'].topics = ['data'];
        site['content/insights/logs.json'].draft = true;
        site['content/pages/home.json'].sections[0].primary.link = '/insights#topic-data';
      },
      'sections[0].primary.link: This link leads nowhere yet: all articles with the topic "data" are drafts or not online yet. Publish one, or take "#topic-data" out.',
    ],
    [
      'a redirect to a topic without an article that is online',
      (site) => {
        site['content/insights/logs.json'].topics = ['data'];
        site['content/insights/logs.json'].publishOn = farAway;
        site['content/redirects.json'].redirects.push({ from: '/old', to: '/insights#topic-data' });
      },
      'redirects[0].to: Lead this to another page: all articles with the topic "data" are drafts or not online yet.',
    ],
    [
      'a filter by a draft',
      (site) =>
        Object.assign(site['content/pages/home.json'].sections[0].primary, {
          link: '/case-studies?industry=retail&service=cloud#page-title',
        }),
      'sections[0].primary.link: This filter has no effect yet: the service "cloud" is a draft. Publish it, or take the filter out.',
    ],
    [
      'a filter of a scheduled entry by one that follows later',
      (site) => {
        site['content/industries/finance.json'].publishOn = later;
        site['content/case-studies/shop.json'].challenge[0].text.en =
          '[a](/case-studies?q=a&industry=finance)';
      },
      `challenge[0].text.en: This filter has no effect on ${farAway}, the first day of this entry: the industry "finance" is not online before ${later}. Publish it, or take the filter out.`,
    ],
    [
      'the industry of a case study',
      (site) => Object.assign(site['content/industries/finance.json'], { draft: true }),
      'industry: Publish the industry of this case study first: "finance" is a draft.',
    ],
    [
      'a case study without a service to show',
      (site) => Object.assign(site['content/case-studies/bank.json'], { services: ['cloud'] }),
      'services: Name a service that is online: all of these are drafts or not online yet.',
    ],
    [
      'a list of cards with nothing to show',
      (site) => Object.assign(site['content/pages/home.json'].sections[3], { studies: ['shop'] }),
      'sections[3].studies: Name a case study that is online: all of these are drafts or not online yet.',
    ],
    [
      'a kind without any entry',
      (site) => Object.assign(site['content/services/data.json'], { draft: true }),
      'services: Publish at least one service: all of them are drafts or not online yet, and pages list them.',
    ],
    [
      'a redirect',
      (site) =>
        site['content/redirects.json'].redirects.push({ from: '/services/old', to: '/services/cloud' }),
      'redirects[0].to: Lead this to another page: "/services/cloud" is a draft.',
    ],
    [
      'a redirect after a duplicate one',
      (site) =>
        site['content/redirects.json'].redirects.push(
          { from: '/services/old', to: '/services/data' },
          { from: '/services/old', to: '/services/data' },
          { from: '/services/older', to: '/services/cloud' },
        ),
      'redirects[2].to: Lead this to another page: "/services/cloud" is a draft.',
    ],
    [
      'a link of a scheduled entry to a draft',
      (site) =>
        Object.assign(site['content/case-studies/shop.json'].challenge[0].text, {
          en: 'See [this](/services/cloud).',
        }),
      `challenge[0].text.en: This link leads nowhere on ${farAway}, the first day of this entry: the page "/services/cloud" is a draft. Publish it, or take the link out.`,
    ],
    [
      'a link of a scheduled entry to one that follows later',
      (site) => {
        site['content/case-studies/bank.json'].publishOn = later;
        site['content/case-studies/shop.json'].challenge[0].text.en = 'See [this](/case-studies/bank).';
      },
      `challenge[0].text.en: This link leads nowhere on ${farAway}, the first day of this entry: the page "/case-studies/bank" is not online before ${later}. Publish it, or take the link out.`,
    ],
    [
      'a scheduled case study of a draft industry',
      (site) => {
        site['content/industries/retail.json'].draft = true;
        site['content/case-studies/shop.json'].industry = 'retail';
      },
      'industry: Publish the industry of this case study first: "retail" is a draft.',
    ],
  ])('reports %s', (_, change, expected) => {
    const site = siteWithHidden();
    change(site);
    expect(lines(check(site).issues)).toContain(expected);
  });

  it('allows a draft to link to a draft', () => {
    const site = siteWithHidden();
    Object.assign(site['content/case-studies/shop.json'], { draft: true });
    site['content/case-studies/shop.json'].challenge[0].text.en = 'See [this](/services/cloud).';
    expect(lines(check(site).issues)).toEqual([]);
  });

  it('allows a scheduled entry to link to what is online by that day', () => {
    const site = siteWithHidden();
    site['content/case-studies/bank.json'].publishOn = farAway;
    site['content/case-studies/shop.json'].challenge[0].text.en = 'See [this](/case-studies/bank).';
    expect(lines(check(site).issues)).toEqual([]);
  });
});

it('the hash of the inputs of the build changes on the publication date of an entry', () => {
  const root = writeSite(siteWithHidden());
  expect(hiddenFiles(root)).toEqual([cloud, 'content/case-studies/shop.json']);
  expect(hiddenFiles(root, farAway)).toEqual([cloud]);
  const before = hashBuildInputs(process.env, root);
  jest.useFakeTimers({ now: new Date(`${farAway}T05:00:00Z`) });
  expect(hashBuildInputs(process.env, root)).not.toBe(before);
  jest.useRealTimers();
});
