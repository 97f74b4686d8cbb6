/** @jest-environment node */
import { checkLinks } from '@/lib/content/checks/links';
import { checkRedirects } from '@/lib/content/checks/redirects';
import { lines, source } from './given';

const page = source('pages', 'contact', { sections: [] });
const cloud = source('services', 'cloud', {});
const given = (...list: [from: string, to: string][]) => [
  page,
  cloud,
  source('singles', 'redirects', { redirects: list.map(([from, to]) => ({ from, to })) }),
];

const check = (...list: [from: string, to: string][]) => lines(checkRedirects(given(...list)));

describe('checkRedirects', () => {
  it('accepts a path that is gone and leads to a page, or to a place on it', () => {
    expect(check(['/services/old', '/services/cloud'], ['/prices', '/contact#top'])).toEqual([]);
  });

  it.each<[string, [string, string][], string]>([
    [
      'hides a page',
      [['/services/cloud', '/contact']],
      'redirects[0].from: Remove this redirect: "/services/cloud" is a page, which nobody would see.',
    ],
    [
      'leads to nothing',
      [['/services/old', '/services/clod']],
      'redirects[0].to: Lead this to a page of this site: there is no "/services/clod". Did you mean "/services/cloud"?',
    ],
    [
      'leads to itself',
      [['/services/old', '/services/old']],
      'redirects[0].to: Lead this to another page: "/services/old" leads to itself, round and round.',
    ],
    [
      'takes two steps',
      [
        ['/services/older', '/services/old'],
        ['/services/old', '/services/cloud'],
      ],
      'redirects[0].to: Write "/services/cloud" here: "/services/old" leads there itself, in a second step.',
    ],
    [
      'says two things',
      [
        ['/services/old', '/services/cloud'],
        ['/services/old', '/contact'],
      ],
      'redirects[1].from: Remove one of the redirects from "/services/old": only the first one counts.',
    ],
  ])('names a redirect that %s', (_, list, expected) => {
    expect(check(...list)).toEqual([expected]);
  });

  it('names both halves of a circle', () => {
    expect(check(['/a', '/b'], ['/b', '/a'])).toHaveLength(2);
  });
});

it('a link to a path that is gone is told the new one', () => {
  const linking = source('pages', 'home', { sections: [{ action: { link: '/services/old' } }] });
  expect(lines(checkLinks([linking, ...given(['/services/old', '/services/cloud'])], () => true))).toEqual([
    'sections[0].action.link: Write "/services/cloud" here: the page "/services/old" has moved there.',
  ]);
});
