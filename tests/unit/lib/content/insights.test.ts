/** @jest-environment node */
import {
  getInsight,
  listInsights,
  listInsightsOfCaseStudy,
  listInsightsOfIndustry,
  listInsightsOfService,
  listRelatedInsights,
  listTopics,
} from '@/lib/content/insights';
import { article, validSite, withSite, words } from './site';

const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

const site = validSite();
const order = site['content/order.json'] as Record<string, string[]>;
order.insights = ['bills', 'logs', 'keys', 'drafts'];
site['content/insights/keys.json'] = {
  ...article('keys', '2026-02-20'),
  topics: ['security', 'cloud'],
  services: ['data', 'cloud'],
  caseStudies: [],
  updated: '2026-03-01',
  body: [
    { kind: 'heading', text: words('part') },
    { kind: 'heading', text: words('part') },
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a program
    { kind: 'code', language: 'js', code: 'a("{company}");\n  b(`${email}`);', caption: words('program') },
    { kind: 'paragraph', text: words('[link](/contact) '.trim()) },
    ...article('keys', '2026-02-20').body.slice(-1),
  ],
};
site['content/insights/logs.json'] = {
  ...(site['content/insights/logs.json'] as object),
  services: ['cloud'],
};
// More case studies of one industry than its page lists; an article cites the last one.
for (const id of ['loans', 'cards', 'funds']) {
  site[`content/case-studies/${id}.json`] = { ...(site['content/case-studies/bank.json'] as object), id };
  order['case-studies']?.push(id);
}
site['content/insights/bills.json'] = {
  ...(site['content/insights/bills.json'] as object),
  caseStudies: ['shop', 'funds'],
};
site['content/insights/drafts.json'] = { ...article('drafts', '2026-03-01'), draft: true };
withSite(site);

describe('the loaders of articles', () => {
  it('list the newest first, those of one day in their order, and no drafts', () => {
    expect(ids(listInsights('en'))).toEqual(['logs', 'keys', 'bills']);
  });

  it('give an article its author, with a link to the person on the page about the company', () => {
    expect(getInsight('keys', 'es')?.author).toMatchObject({
      name: 'Ada Example',
      role: 'Sobre role',
      link: '/es/about#people',
    });
  });

  it('give headings ids from the English words, the same in every language', () => {
    const headings = getInsight('keys', 'fr')?.body.filter(({ kind }) => kind === 'heading');
    expect(headings).toEqual([
      { kind: 'heading', text: 'De part', id: 'the-part' },
      { kind: 'heading', text: 'De part', id: 'the-part-2' },
    ]);
  });

  it('leave programs as they are, and put the language into links of texts', () => {
    const body = getInsight('keys', 'es')?.body ?? [];
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a program
    expect(body[2]).toMatchObject({ code: 'a("{company}");\n  b(`${email}`);' });
    expect(JSON.stringify(body[3])).toContain('"/es/contact"');
  });

  it('give the newer and the older article, and resolve services and case studies', () => {
    expect(getInsight('keys', 'en')).toMatchObject({
      newer: { id: 'logs' },
      older: { id: 'bills' },
      services: [{ link: '/services/data' }, { link: '/services/cloud' }],
      studies: [],
    });
    expect(getInsight('nothing', 'en')).toBeUndefined();
  });

  it('group articles by topic, and leave out topics without articles', () => {
    type Templates = { insight: { topics: Record<string, { en: string }> } };
    const { topics } = (site['content/templates.json'] as Templates).insight;
    expect(listTopics('en').map(({ topic, articles }) => [topic.id, topic.title, ids(articles)])).toEqual([
      ['security', topics.security?.en, ['keys']],
      ['cloud', topics.cloud?.en, ['logs', 'keys', 'bills']],
    ]);
  });

  it('relate articles by the number of topics and services that they share', () => {
    expect(ids(listRelatedInsights('bills', 'en'))).toEqual(['keys', 'logs']);
  });

  it('list the articles of a service, those first that name it first', () => {
    expect(ids(listInsightsOfService('cloud', 'en'))).toEqual(['logs', 'bills', 'keys']);
    expect(ids(listInsightsOfService('data', 'en'))).toEqual(['keys', 'bills']);
  });

  it('list the articles that cite a case study, and those for an industry', () => {
    expect(ids(listInsightsOfCaseStudy('shop', 'en'))).toEqual(['logs', 'bills']);
    expect(ids(listInsightsOfCaseStudy('bank', 'en'))).toEqual([]);
    // Two cite its case study; "keys" is about two services that it used.
    expect(ids(listInsightsOfIndustry('retail', 'en'))).toEqual(['logs', 'bills', 'keys']);
    // "bills" cites its fifth case study, and "logs" shares only one service with them.
    expect(ids(listInsightsOfIndustry('finance', 'en'))).toEqual(['bills', 'keys']);
  });
});
