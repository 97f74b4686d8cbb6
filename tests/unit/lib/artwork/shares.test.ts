/** @jest-environment node */
import { heroHills, summitOf } from '@/lib/artwork/hills';
import { skylineSource } from '@/lib/artwork/skylines';
import { listSummits } from '@/lib/artwork/summits';
import { getCaseStudy } from '@/lib/content/case-studies';
import { readEntries } from '@/scripts/tools/artwork/entries';
import { largeSite, withSite, words } from '../content/site';

const texts = (en: string, fr: string) => ({ en, es: fr, fr });
const result = (metric: object, comparison?: { before: number; after: number }) => ({
  metric,
  text: words('result'),
  baseline: words('baseline'),
  comparison,
});

const site = largeSite();
Object.assign(site['content/case-studies/bank.json'] as object, {
  results: [
    result(texts('9 days', '9 jours'), { before: 36, after: 9 }),
    result(texts('98.5%', '98,5 %')),
    result(texts('41 ms', '41 ms')),
    result(texts('0', '0'), { before: 730, after: 0 }),
    result(texts('12%', '12 %')),
  ],
});
withSite(site);

const shares = [0.75, 0.985, 0, 1, 0.12];

it.each(['en', 'fr'] as const)(
  'the summits of a hero are where the hills of the drawing are (%s)',
  (locale) => {
    const study = getCaseStudy('bank', locale);
    if (!study) throw new Error('bank is missing');
    expect(listSummits(study)).toEqual(
      heroHills('bank', shares).map((hill, index) => ({
        text: study.results[index]?.metric,
        ...summitOf(hill),
      })),
    );
  },
);

it('the drawing has a hill for every result', () => {
  const entry = readEntries().find(({ kind, id }) => kind === 'case-studies' && id === 'bank');
  expect(entry).toMatchObject({ shares });
});

it('the skyline at the end of a page has a hill for each of the first results', () => {
  expect(skylineSource('case-studies', 'bank')).toMatchObject({ shares: shares.slice(0, 4) });
});
