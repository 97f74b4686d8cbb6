/** @jest-environment node */
import { checkRelations, checkServicesWithoutCaseStudy } from '@/lib/content/checks/relations';
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
  it('accepts references to existing entries', () => {
    const cards = page({ kind: 'case-study-cards', studies: ['bank'] });
    const figures = page({ kind: 'figures', items: [{ figure: 'clients' }, { figure: 'years' }] });
    expect(checkRelations([...known, study('retail'), cards, figures])).toEqual([]);
  });

  it('reports an unknown industry', () => {
    expect(lines(checkRelations([...known, study('retial')]))).toEqual([
      'industry: There is no industry "retial". Did you mean "retail"? Write one of these: finance, retail.',
    ]);
  });

  it('reports services that are unknown or listed twice', () => {
    const shop = source('case-studies', 'shop', { industry: 'retail', services: ['data', 'clod', 'data'] });
    expect(lines(checkRelations([...known, shop]))).toEqual([
      'services[1]: There is no service "clod". Did you mean "cloud"? Write one of these: cloud, data.',
      'services[2]: Choose another service: "data" is already in this list.',
    ]);
  });

  it('reports case studies that are unknown or listed twice', () => {
    const cards = page({ kind: 'case-study-cards', studies: ['bank', 'shop', 'bank'] });
    expect(lines(checkRelations([...known, study('retail'), cards]))).toEqual([
      'sections[0].studies[1]: There is no case study "shop". Write one of these: bank.',
      'sections[0].studies[2]: Choose another case study: "bank" is already in this list.',
    ]);
  });

  it('reports case studies in the hero that are unknown or listed twice', () => {
    const hero = page({ kind: 'hero', studies: ['bank', 'bnak', 'bank'] });
    expect(lines(checkRelations([...known, study('retail'), hero]))).toEqual([
      'sections[0].studies[1]: There is no case study "bnak". Did you mean "bank"? Write one of these: bank.',
      'sections[0].studies[2]: Choose another case study: "bank" is already in this list.',
    ]);
  });

  it.each([
    ['figures', 'items'],
    ['reasons', 'figures'],
  ])('reports figures of a section "%s" that are unknown or listed twice', (kind, list) => {
    const figures = page({
      kind,
      [list]: [{ figure: 'clients' }, { figure: 'clients' }, { figure: 'industries' }],
    });
    expect(lines(checkRelations([...known, figures]))).toEqual([
      `sections[0].${list}[1].figure: Choose another figure: "clients" is already in this list.`,
      `sections[0].${list}[2].figure: Add the figure "industries" to content/company.json, or choose one from that file: clients, years.`,
    ]);
  });
});

describe('figures of a company without figures', () => {
  const figures = page({ kind: 'figures', items: [{ figure: 'clients' }] });

  it('are reported, with what to write', () => {
    expect(lines(checkRelations([source('singles', 'company', { figures: [] }), figures]))).toEqual([
      'sections[0].items[0].figure: Add the figure "clients" to content/company.json: pages would show its label without a number.',
    ]);
  });

  it('are not reported while the file of the company cannot be read', () => {
    expect(checkRelations([source('singles', 'company', undefined), figures])).toEqual([]);
  });
});

describe('the services that people lead', () => {
  const people = (...items: { name: string; leads?: string[] }[]) => page({ kind: 'people', items });

  it('accepts one lead for each service', () => {
    const team = people({ name: 'Ada', leads: ['data', 'cloud'] }, { name: 'Bea' });
    expect(checkRelations([...known, team])).toEqual([]);
  });

  it('reports unknown services and a second lead', () => {
    const team = people({ name: 'Ada', leads: ['data', 'clod'] }, { name: 'Bea', leads: ['data'] });
    expect(lines(checkRelations([...known, team]))).toEqual([
      'sections[0].items[0].leads[1]: There is no service "clod". Did you mean "cloud"? Write one of these: cloud, data.',
      'sections[0].items[1].leads[0]: Remove "data" here or there: Ada leads this service already.',
    ]);
  });
});

it('reports a second lead in another section of the page', () => {
  const section = (name: string) => ({ kind: 'people', items: [{ name, leads: ['data'] }] });
  const team = source('pages', 'about', { sections: [section('Ada'), section('Bea')] });
  expect(lines(checkRelations([...known, team]))).toEqual([
    'sections[1].items[0].leads[0]: Remove "data" here or there: Ada leads this service already.',
  ]);
});

describe('the relations of an article', () => {
  const about = source('pages', 'about', {
    sections: [{ kind: 'people', items: [{ name: 'Ada Example' }] }],
  });
  const article = (data: object) =>
    lines(
      checkRelations([
        ...known,
        study('retail'),
        about,
        source('insights', 'bills', { author: 'Ada Example', ...data }),
      ]),
    );

  it('accept a person of the page about the company', () => {
    expect(article({ services: ['data'], caseStudies: ['bank'], topics: ['ai'] })).toEqual([]);
  });

  it('report an unknown author, service, and case study, and duplicates', () => {
    expect(article({ author: 'Ada Exampel' })).toEqual([
      'author: There is no "Ada Exampel" in content/pages/about.json. Did you mean "Ada Example"? Write one of these: Ada Example.',
    ]);
    expect(article({ services: ['clod'], caseStudies: ['bank', 'bank'], topics: ['ai', 'ai'] })).toEqual([
      'services[0]: There is no service "clod". Did you mean "cloud"? Write one of these: cloud, data.',
      'caseStudies[1]: Choose another case study: "bank" is already in this list.',
      'topics[1]: Choose another topic: "ai" is already in this list.',
    ]);
  });

  it('do not look up the author while the page about the company cannot be read', () => {
    const article = source('insights', 'bills', { author: 'Bea' });
    expect(checkRelations([...known, { ...about, data: undefined }, article])).toEqual([]);
    expect(checkRelations([...known, about, article])).toHaveLength(1);
  });
});

describe('checkServicesWithoutCaseStudy', () => {
  it('reports a service without a case study', () => {
    const shop = source('case-studies', 'shop', { services: ['data'] });
    expect(checkServicesWithoutCaseStudy([...known, shop])).toEqual([
      {
        file: 'content/services/cloud.json',
        path: [],
        message:
          'Add "cloud" to the services of a case study that used it, or write such a case study: no case study shows this service.',
      },
    ]);
    expect(
      checkServicesWithoutCaseStudy([
        ...known,
        shop,
        source('case-studies', 'bank', { services: ['cloud'] }),
      ]),
    ).toEqual([]);
  });
});
