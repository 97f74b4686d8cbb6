/** @jest-environment node */
import { checkLinks } from '@/lib/content/checks/links';
import { lines, source } from './given';

const site = [
  source('services', 'cloud', {}),
  source('industries', 'finance', {}),
  source('industries', 'retail', {}),
  source('pages', 'case-studies', { sections: [{ kind: 'hero' }] }),
  source('legal', 'privacy-policy', { sections: [{ id: 'rights' }] }),
  source('pages', 'contact', { sections: [{ kind: 'hero' }, { kind: 'questions' }] }),
  source('pages', 'insights', { sections: [{ kind: 'hero' }, { kind: 'insight-list' }] }),
  source('insights', 'bills', { topics: ['data', 'cloud'] }),
];
const brochure = 'public/files/brochure.pdf';
const check = (link: string) =>
  lines(checkLinks([...site, source('pages', 'home', { action: { link } })], (path) => path === brochure));

describe('checkLinks', () => {
  it.each([
    '/',
    '/contact',
    '/contact#questions-1',
    '/services/cloud',
    '/services/cloud#approach',
    '/privacy-policy#rights',
    '/insights#topic-cloud',
    '/insights#insight-list-1-topics',
    '/contact?topic=cloud&from=home',
    '/contact?topic=cloud#questions-1',
    '/case-studies?industry=retail&service=cloud&q=a#page-title',
    '/case-studies?q=industry',
    '/contact?industry=energy',
    '/files/brochure.pdf',
    '/feed.xml',
    '/sitemap.xml',
    'https://www.example.com/a?c=d#e',
    'mailto:info@mesa.example',
    'tel:+12145550142',
  ])('accepts %s', (link) => {
    expect(check(link)).toEqual([]);
  });

  it.each([
    [
      '/services/clod',
      'This link leads nowhere: there is no page "/services/clod". Did you mean "/services/cloud"? Write the address of another page.',
    ],
    [
      '/files/brochures.pdf',
      'Put this file into the folder "public", or correct its name: there is no public/files/brochures.pdf.',
    ],
    [
      '/prices?year=2026',
      'This link leads nowhere: there is no page "/prices". Write the address of another page.',
    ],
    ['/prices', 'This link leads nowhere: there is no page "/prices". Write the address of another page.'],
    [
      '/contact/',
      'This link leads nowhere: there is no page "/contact/". Did you mean "/contact"? Write the address of another page.',
    ],
    [
      '/privacy-policy#duties',
      'The page /privacy-policy has no place called "#duties"; it has #rights. Correct the part after "#", or leave it out.',
    ],
    [
      '/insights#topic-web',
      'The page /insights has no place called "#topic-web"; it has #page-title, #insight-list-1, #insight-list-1-topics, #topic-cloud, #topic-data. Correct the part after "#", or leave it out.',
    ],
    [
      '/case-studies?industry=retial#page-title',
      'There is no industry "retial". Did you mean "retail"? Write one of these after "industry=", or leave this filter out: finance, retail.',
    ],
    [
      '/case-studies?industry=retail&service=hosting',
      'There is no service "hosting". Write one of these after "service=", or leave this filter out: cloud.',
    ],
  ])('reports the problem with %s', (link, message) => {
    expect(check(link)).toEqual([`action.link: ${message}`]);
  });

  it('leaves invalid URLs to the schema', () => {
    expect(check('/Contact us')).toEqual([]);
  });

  it('checks links within texts too', () => {
    const text = { en: 'Read [this](/contact), [that](/prices) and [more](https://example.com).' };
    expect(lines(checkLinks([...site, source('pages', 'about', { text })], () => true))).toEqual([
      'text.en: This link leads nowhere: there is no page "/prices". Write the address of another page.',
    ]);
  });

  it('accepts the anchor of every topic while an article cannot be read', () => {
    const unreadable = site.map((each) => (each.name === 'bills' ? { ...each, data: undefined } : each));
    const home = source('pages', 'home', { action: { link: '/insights#topic-web' } });
    expect(checkLinks([...unreadable, home], () => true)).toEqual([]);
  });

  it('does not look up places on a page whose file cannot be read', () => {
    const unreadable = site.map((each) => (each.name === 'contact' ? { ...each, data: undefined } : each));
    const home = source('pages', 'home', { action: { link: '/contact#team' } });
    expect(checkLinks([...unreadable, home], () => true)).toEqual([]);
    expect(checkLinks([...site, home], () => true)).toHaveLength(1);
  });
});
