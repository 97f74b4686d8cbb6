/** @jest-environment node */
import { checkLinks } from '@/lib/content/checks/links';
import { lines, source } from './given';

const site = [
  source('services', 'cloud', {}),
  source('legal', 'privacy-policy', { sections: [{ id: 'rights' }] }),
  source('pages', 'contact', { sections: [{ kind: 'hero' }, { kind: 'questions' }] }),
];
const check = (link: string) => lines(checkLinks([...site, source('pages', 'home', { action: { link } })]));

describe('checkLinks', () => {
  it.each([
    '/',
    '/contact',
    '/contact#questions-1',
    '/services/cloud',
    '/services/cloud#approach',
    '/privacy-policy#rights',
  ])('accepts %s', (link) => {
    expect(check(link)).toEqual([]);
  });

  it.each([
    [
      '/services/clod',
      'Lead this link to a page of this site: there is no "/services/clod". Did you mean "/services/cloud"?',
    ],
    ['/prices', 'Lead this link to a page of this site: there is no "/prices".'],
    ['/contact/', 'Lead this link to a page of this site: there is no "/contact/". Did you mean "/contact"?'],
    [
      '/privacy-policy#duties',
      'Correct what stands after "#", or leave it out: the page /privacy-policy has no "#duties"; it has #rights.',
    ],
  ])('names what is wrong with %s', (link, message) => {
    expect(check(link)).toEqual([`action.link: ${message}`]);
  });

  it('leaves what is no path to the schema', () => {
    expect(check('https://example.com')).toEqual([]);
  });
});
