/** @jest-environment node */
import { checkRelations, checkUnproven } from '@/lib/content/checks/relations';
import { lines, source } from './given';

const known = [
  source('industries', 'finance', {}),
  source('industries', 'retail', {}),
  source('services', 'cloud', {}),
  source('services', 'data', {}),
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
      'industry: There is no industry "retial". Did you mean "retail"? Write one of these: finance, retail.',
    ]);
  });

  it('names services that do not exist or stand twice', () => {
    const shop = source('case-studies', 'shop', { industry: 'retail', services: ['data', 'clod', 'data'] });
    expect(lines(checkRelations([...known, shop]))).toEqual([
      'services[1]: There is no service "clod". Did you mean "cloud"? Write one of these: cloud, data.',
      'services[2]: Choose another service: "data" stands here twice.',
    ]);
  });

  it('names studies that do not exist or stand twice', () => {
    const cards = page({ kind: 'case-study-cards', studies: ['bank', 'shop', 'bank'] });
    expect(lines(checkRelations([...known, study('retail'), cards]))).toEqual([
      'sections[0].studies[1]: There is no case study "shop". Write one of these: bank.',
      'sections[0].studies[2]: Choose another case study: "bank" stands here twice.',
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

describe('checkUnproven', () => {
  it('names a service that no case study shows', () => {
    const shop = source('case-studies', 'shop', { services: ['data'] });
    expect(checkUnproven([...known, shop])).toEqual([
      {
        file: 'content/services/cloud.json',
        path: [],
        message:
          'Add "cloud" to the services of a case study that used it, or write such a case study: no case study shows this service.',
      },
    ]);
    expect(checkUnproven([...known, shop, source('case-studies', 'bank', { services: ['cloud'] })])).toEqual(
      [],
    );
  });
});
