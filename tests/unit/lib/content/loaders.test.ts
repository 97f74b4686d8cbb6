/** @jest-environment node */
import {
  findClientQuote,
  getCaseStudy,
  listCaseStudies,
  listCaseStudiesOfIndustry,
  listCaseStudiesOfService,
  listRelatedCaseStudies,
  pickCaseStudies,
} from '@/lib/content/case-studies';
import { listPaths } from '@/lib/content/entries';
import { getIndustry, listIndustries, listRelatedIndustries } from '@/lib/content/industries';
import { getLegal } from '@/lib/content/legal';
import { getPage } from '@/lib/content/pages';
import { getService, listRelatedServices, listServices } from '@/lib/content/services';
import { largeSite, withSite, words } from './site';

const ids = (list: { id: string }[]) => list.map(({ id }) => id);

const site = largeSite();
(site['content/case-studies/grid.json'] as { services: string[] }).services = ['support', 'cloud'];
(site['content/case-studies/bank.json'] as { services: string[] }).services = ['cloud', 'support'];
type Blocks = Record<'challenge' | 'retrospective', unknown[]>;
type Sections = { sections: { kind: string; items: { leads?: string[] }[] }[] };
const people = (site['content/pages/about.json'] as unknown as Sections).sections.find(
  ({ kind }) => kind === 'people',
);
Object.assign(people?.items[0] ?? {}, { leads: ['data'] });
const quote = (text: string) => ({ kind: 'quote', text: words(text), source: words('role') });
(site['content/case-studies/shop.json'] as Blocks).retrospective.push(quote('words of shop'));
(site['content/case-studies/grid.json'] as Blocks).challenge.push(quote('words of grid'));
const home = site['content/pages/home.json'] as unknown as Sections;
home.sections = home.sections.flatMap((section) =>
  section.kind === 'case-study-cards' ? [{ ...section, quote: true }, section] : [section],
);
withSite(site);

describe('the loaders', () => {
  it('list entries in the order of content/order.json', () => {
    const order = site['content/order.json'];
    expect(ids(listServices('en'))).toEqual(order?.services);
    expect(ids(listCaseStudies('es'))).toEqual(order?.['case-studies']);
    expect(ids(listIndustries('fr'))).toEqual(order?.industries);
  });

  it('give a card its link in the language, the title of its industry, and its first result', () => {
    const [card] = pickCaseStudies(['shop'], 'es');
    expect(card).toMatchObject({
      link: '/es/case-studies/shop',
      industryId: 'retail',
      industry: 'Sobre retail trade',
      headline: { metric: 'Sobre a', text: 'Sobre result' },
      image: { fallback: '/images/industries/the-retail-trade' },
    });
  });

  it('return the first quote in some case studies, with its client', () => {
    expect(findClientQuote(['bank', 'shop', 'grid'], 'es')).toEqual({
      text: 'Sobre words of shop',
      source: 'Sobre role',
      client: 'Sobre client',
    });
    expect(findClientQuote(['nothing', 'bank'], 'en')).toBeUndefined();
  });

  it('give a section with case studies a quote if it asks for one', () => {
    const sections = getPage('home', 'en').sections.filter(({ kind }) => kind === 'case-study-cards');
    expect(sections).toEqual([
      expect.objectContaining({ clientQuote: expect.objectContaining({ text: 'The words of shop' }) }),
      expect.objectContaining({ clientQuote: undefined }),
    ]);
  });

  it('return no entry for an unknown id', () => {
    expect(getService('nothing', 'en')).toBeUndefined();
    expect(getCaseStudy('nothing', 'en')).toBeUndefined();
    expect(getIndustry('../company', 'en')).toBeUndefined();
    expect(getLegal('nothing', 'en')).toBeUndefined();
  });

  it('name the missing file of a page in the error', () => {
    expect(() => getPage('nothing', 'en')).toThrow('There is no content/pages/nothing.json');
  });

  it('return the first three other entries as related', () => {
    expect(ids(listRelatedServices('cloud', 'en'))).toEqual(['data', 'security', 'support']);
    expect(ids(listRelatedIndustries('retail', 'en'))).toEqual(['finance', 'energy', 'travel']);
    const study = getCaseStudy('shop', 'en');
    expect(study && ids(listRelatedCaseStudies(study, 'en'))).toEqual(['store', 'bank', 'school']);
  });

  it('return up to four case studies of a service, those that name it first before the others', () => {
    expect(ids(listCaseStudiesOfService('cloud', 'en'))).toEqual(['bank', 'shop', 'school', 'store']);
    expect(ids(listCaseStudiesOfService('support', 'es'))).toEqual(['grid', 'bank']);
    expect(listCaseStudiesOfService('nothing', 'en')).toEqual([]);
  });

  it('give a service the person who leads it', () => {
    expect(getService('data', 'es')?.lead).toMatchObject({
      name: 'Ada Example',
      languages: 'Sobre all',
      link: '/es/about#people',
    });
    expect(getService('cloud', 'es')?.lead).toBeUndefined();
  });

  it('return the case studies of an industry', () => {
    expect(ids(listCaseStudiesOfIndustry('retail', 'en'))).toEqual(['shop', 'store']);
    expect(listCaseStudiesOfIndustry('travel', 'en')).toEqual([]);
  });

  it('give a case study the links of its industry and services', () => {
    expect(getCaseStudy('shop', 'es')).toMatchObject({
      industryLink: '/es/industries/retail',
      services: [
        { title: 'Sobre cloud service', link: '/es/services/cloud' },
        { title: 'Sobre data service', link: '/es/services/data' },
      ],
    });
  });

  it('give each service option an English value and a translated label', () => {
    const inquiry = getPage('contact', 'es').sections.find(({ kind }) => kind === 'inquiry');
    expect(inquiry).toMatchObject({
      services: expect.arrayContaining([{ value: 'The data service', label: 'Sobre data service' }]),
    });
  });

  it('list the paths of all pages and entries', () => {
    const entries = ['services', 'case-studies', 'industries', 'insights'].flatMap((folder) =>
      ((site['content/order.json']?.[folder] ?? []) as string[]).map((id) => `/${folder}/${id}`),
    );
    expect(listPaths()).toEqual(expect.arrayContaining(['/', '/contact', '/terms-of-service', ...entries]));
    expect(listPaths()).toHaveLength(12 + entries.length);
  });
});
