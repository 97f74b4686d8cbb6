/** @jest-environment node */
import { listSearchSources, searchGroups } from '@/lib/content/search';
import { type Loose, validSite, withSite, words } from './site';

const text = (english: string) => ({ ...words('text'), en: english });
const picture = '![a chart](https://images.unsplash.com/photo-1451187580459-43490279c0fa)';
const answer = text(`We **plan** it ${picture} first. See [our services](/services).`);

const site: Loose = validSite();
const { content } = site['content/services/cloud.json'];
content.questions[0].answer = answer;
content.introduction[0].text = text(`Before ${picture} after`);
site['content/pages/contact.json'].sections.at(-1).items[0].answer = answer;
site['content/services/data.json'].content.questions[0].answer = text(`${'字'.repeat(200)}.`);
withSite(site);

const sources = (group: (typeof searchGroups)[number]) =>
  listSearchSources('en').filter((source) => source.group === searchGroups.indexOf(group));

describe('listSearchSources', () => {
  it('gives the answers to questions without their marks and pictures', () => {
    const plain = 'We plan it first. See our services.';
    const answers = sources('questions').filter(({ excerpt }) => excerpt === plain);
    expect(answers.map(({ title, body }) => [title, body])).toEqual([
      ['Why a?', [plain]],
      ['Why a?', [plain]],
    ]);
  });

  it('shortens a text without spaces', () => {
    expect(sources('questions').map(({ excerpt }) => excerpt)).toContain(`${'字'.repeat(160)}…`);
  });

  it('leaves out the descriptions of pictures within texts', () => {
    const body = sources('services').find(({ link }) => link === '/services/cloud')?.body ?? [];
    expect(body).toEqual(expect.arrayContaining(['Before ', ' after']));
    expect(body).not.toContain('a chart');
  });
});
