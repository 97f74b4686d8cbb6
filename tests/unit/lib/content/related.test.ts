import { firstOthers, sameIndustryFirst } from '@/lib/content/related';

const entries = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }));
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

describe('firstOthers', () => {
  it('returns the first three entries other than the current one', () => {
    expect(ids(firstOthers(entries, 'e'))).toEqual(['a', 'b', 'c']);
    expect(ids(firstOthers(entries, 'b'))).toEqual(['a', 'c', 'd']);
  });

  it('returns fewer if there are fewer', () => {
    expect(ids(firstOthers(entries.slice(0, 2), 'a'))).toEqual(['b']);
  });
});

describe('sameIndustryFirst', () => {
  const study = (id: string, industryId: string) => ({ id, industryId });
  const studies = [study('1', 'x'), study('2', 'y'), study('3', 'x'), study('4', 'y'), study('5', 'y')];

  it('returns the same industry first, then the others, in list order', () => {
    expect(ids(sameIndustryFirst(studies, study('4', 'y')))).toEqual(['2', '5', '1']);
  });

  it('returns other industries if the industry has no other entry', () => {
    expect(ids(sameIndustryFirst(studies, study('9', 'z')))).toEqual(['1', '2', '3']);
  });

  it('never returns the current entry', () => {
    expect(ids(sameIndustryFirst(studies, study('1', 'x')))).toEqual(['3', '2', '4']);
  });
});
