/** @jest-environment node */
import { checkLinks } from '@/lib/content/checks/links';
import { checkRedirects } from '@/lib/content/checks/redirects';
import type { Source } from '@/lib/content/checks/source';
import { lines, source } from './given';

const page = source('pages', 'contact', { sections: [{ kind: 'hero' }, { kind: 'questions' }] });
const cloud = source('services', 'cloud', {});
const given = (...list: [from: string, to: string][]) => [
  page,
  cloud,
  source('singles', 'redirects', { redirects: list.map(([from, to]) => ({ from, to })) }),
];

const check = (...list: [from: string, to: string][]) => lines(checkRedirects(given(...list)));

describe('checkRedirects', () => {
  it('accepts a redirect from a removed path to a page or an anchor', () => {
    expect(check(['/services/old', '/services/cloud'], ['/prices', '/contact#questions-1'])).toEqual([]);
  });

  it.each<[string, [string, string][], string]>([
    [
      'hides a page',
      [['/services/cloud', '/contact']],
      'redirects[0].from: Remove this redirect: "/services/cloud" is a page, which nobody would see.',
    ],
    [
      'leads to a missing page',
      [['/services/old', '/services/clod']],
      'redirects[0].to: Lead this to a page of this site: there is no "/services/clod". Did you mean "/services/cloud"?',
    ],
    [
      'leads to itself',
      [['/services/old', '/services/old']],
      'redirects[0].to: Lead this to another page: "/services/old" leads to itself, round and round.',
    ],
    [
      'leads to another redirect',
      [
        ['/services/older', '/services/old'],
        ['/services/old', '/services/cloud'],
      ],
      'redirects[0].to: Write "/services/cloud" here: "/services/old" leads there itself, in a second step.',
    ],
    [
      'has the same source as another one',
      [
        ['/services/old', '/services/cloud'],
        ['/services/old', '/contact'],
      ],
      'redirects[1].from: Keep one of the redirects from "/services/old": hosts treat duplicates differently. The other one is redirects[0], to "/services/cloud".',
    ],
    [
      'leads to a missing place of a page',
      [['/prices', '/contact#prices']],
      'redirects[0].to: The page /contact has no place called "#prices"; it has #page-title, #questions-1. Correct the part after "#", or leave it out.',
    ],
  ])('reports a redirect that %s', (_, list, expected) => {
    expect(check(...list)).toEqual([expected]);
  });

  it('does not look up places on a page whose file cannot be read', () => {
    const [contact, ...others] = given(['/prices', '/contact#prices']);
    expect(checkRedirects([{ ...contact, data: undefined } as Source, ...others])).toEqual([]);
  });

  it('reports both redirects of a loop', () => {
    expect(check(['/a', '/b'], ['/b', '/a'])).toHaveLength(2);
  });
});

it('suggests the new path for a link to a redirected one', () => {
  const linking = source('pages', 'home', { sections: [{ action: { link: '/services/old' } }] });
  expect(lines(checkLinks([linking, ...given(['/services/old', '/services/cloud'])], () => true))).toEqual([
    'sections[0].action.link: Write "/services/cloud" here: the page "/services/old" has moved there.',
  ]);
});
