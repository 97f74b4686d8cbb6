/** @jest-environment node */
import { checkRelations } from '@/lib/content/checks/relations';
import { lines, source } from './given';

const known = [
  source('industries', 'finance', {}),
  source('industries', 'retail', {}),
  source('singles', 'company', { figures: [{ id: 'clients' }, { id: 'years' }] }),
];
const study = (industry: unknown) => source('case-studies', 'bank', { industry });
const page = (section: unknown) => source('pages', 'home', { sections: [section] });

describe('checkRelations', () => {
  it('accepts what exists', () => {
    const cards = page({ kind: 'case-study-cards', studies: ['bank'] });
    const figures = page({ kind: 'figures', items: [{ figure: 'clients' }, { figure: 'years' }] });
    expect(checkRelations([...known, study('retail'), cards, figures])).toEqual([]);
  });

  it('names an industry that does not exist', () => {
    expect(lines(checkRelations([...known, study('retial')]))).toEqual([
      'industry: Name a file of content/industries: there is no "retial". Did you mean "retail"? Known are finance, retail.',
    ]);
  });

  it('names studies that do not exist or stand twice', () => {
    const cards = page({ kind: 'case-study-cards', studies: ['bank', 'shop', 'bank'] });
    expect(lines(checkRelations([...known, study('retail'), cards]))).toEqual([
      'sections[0].studies[1]: Name a file of content/case-studies: there is no "shop". Known are bank.',
      'sections[0].studies[2]: Choose another study: "bank" stands here twice.',
    ]);
  });

  it('names figures that the company does not give, or that stand twice', () => {
    const figures = page({
      kind: 'figures',
      items: [{ figure: 'clients' }, { figure: 'clients' }, { figure: 'industries' }],
    });
    expect(lines(checkRelations([...known, figures]))).toEqual([
      'sections[0].items[1].figure: Choose another figure: "clients" stands here twice.',
      'sections[0].items[2].figure: Add the figure "industries" to content/company.json, or choose one that stands there: clients, years.',
    ]);
  });
});
