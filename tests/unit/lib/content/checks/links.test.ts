/** @jest-environment node */
import { checkLinks } from '@/lib/content/checks/links';
import { lines, source } from './given';

const site = [
  source('services', 'cloud', {}),
  source('legal', 'privacy-policy', { sections: [{ id: 'rights' }] }),
  source('pages', 'contact', { sections: [{ kind: 'hero' }, { kind: 'questions' }] }),
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
    '/contact?topic=cloud&from=home',
    '/contact?topic=cloud#questions-1',
    '/files/brochure.pdf',
    'https://www.example.com/a?c=d#e',
    'mailto:info@mesa.example',
    'tel:+12145550142',
  ])('accepts %s', (link) => {
    expect(check(link)).toEqual([]);
  });

  it.each([
    [
      '/services/clod',
      'Lead this link to a page of this site: there is no "/services/clod". Did you mean "/services/cloud"?',
    ],
    [
      '/files/brochures.pdf',
      'Put this file into the folder "public", or correct its name: there is no public/files/brochures.pdf.',
    ],
    ['/prices?year=2026', 'Lead this link to a page of this site: there is no "/prices".'],
    ['/prices', 'Lead this link to a page of this site: there is no "/prices".'],
    ['/contact/', 'Lead this link to a page of this site: there is no "/contact/". Did you mean "/contact"?'],
    [
      '/privacy-policy#duties',
      'Correct what stands after "#", or leave it out: the page /privacy-policy has no "#duties"; it has #rights.',
    ],
  ])('names what is wrong with %s', (link, message) => {
    expect(check(link)).toEqual([`action.link: ${message}`]);
  });

  it('leaves what is no address to the schema', () => {
    expect(check('/Contact us')).toEqual([]);
  });

  it('looks at the links within texts too', () => {
    const text = { en: 'Read [this](/contact), [that](/prices) and [more](https://example.com).' };
    expect(lines(checkLinks([...site, source('pages', 'about', { text })], () => true))).toEqual([
      'text.en: Lead this link to a page of this site: there is no "/prices".',
    ]);
  });
});
