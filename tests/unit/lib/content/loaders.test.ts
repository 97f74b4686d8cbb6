/** @jest-environment node */
import {
  getCaseStudy,
  listCaseStudies,
  listRelatedCaseStudies,
  pickCaseStudies,
} from '@/lib/content/case-studies';
import { listPaths } from '@/lib/content/entries';
import { getIndustry, listIndustries, listRelatedIndustries } from '@/lib/content/industries';
import { getLegal } from '@/lib/content/legal';
import { getOrder } from '@/lib/content/order';
import { getPage } from '@/lib/content/pages';
import { getService, listRelatedServices, listServices } from '@/lib/content/services';

const ids = (list: { id: string }[]) => list.map(({ id }) => id);

describe('the loaders', () => {
  it('list entries in the order of content/order.json', () => {
    const order = getOrder();
    expect(ids(listServices('en'))).toEqual(order.services);
    expect(ids(listCaseStudies('es'))).toEqual(order['case-studies']);
    expect(ids(listIndustries('fr'))).toEqual(order.industries);
  });

  it('give a card its link in the language, its industry by name and its first result', () => {
    const [card] = pickCaseStudies(['financial-ml-platform'], 'es');
    expect(card).toMatchObject({
      link: '/es/case-studies/financial-ml-platform',
      industryId: 'financial',
      industry: 'Servicios financieros',
      image: { fallback: '/images/industries/financial-services' },
    });
    expect(card?.headline.metric).toMatch(/37/);
  });

  it('know no entry by an unknown id', () => {
    expect(getService('nothing', 'en')).toBeUndefined();
    expect(getCaseStudy('nothing', 'en')).toBeUndefined();
    expect(getIndustry('../company', 'en')).toBeUndefined();
    expect(getLegal('nothing', 'en')).toBeUndefined();
  });

  it('name the file to create where a page has none', () => {
    expect(() => getPage('nothing', 'en')).toThrow('There is no content/pages/nothing.json');
  });

  it('relate the first three others', () => {
    expect(ids(listRelatedServices('ai-ml', 'en'))).toEqual([
      'strategy-consulting',
      'data-analytics',
      'cyber-security',
    ]);
    expect(ids(listRelatedIndustries('insurance', 'en'))).toEqual([
      'healthcare',
      'financial',
      'manufacturing',
    ]);
    const study = getCaseStudy('retail-customer-experience', 'en');
    expect(study && ids(listRelatedCaseStudies(study, 'en'))).toEqual([
      'financial-ml-platform',
      'healthcare-data-integration',
      'manufacturing-iot-solution',
    ]);
  });

  it('send the services of the contact form in English and show them in the language', () => {
    const inquiry = getPage('contact', 'es').sections.find(({ kind }) => kind === 'inquiry');
    expect(inquiry).toMatchObject({
      services: expect.arrayContaining([{ value: 'Cyber Security', label: 'Ciberseguridad' }]),
    });
  });

  it('know 32 pages', () => {
    expect(listPaths()).toHaveLength(32);
  });
});
