/** @jest-environment node */
import { securityHeaders } from '@/scripts/build/hosts/headers';
import { mergePolicies, pagePolicy } from '@/scripts/build/policy';

const thirdParties = { provider: 'self' };

const nothing = { scripts: [], styles: [] };
const map = 'https://www.openstreetmap.org';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((each) => each.split(' ')[0] === name);

describe('pagePolicy', () => {
  it('blocks everything that it does not list', () => {
    const policy = pagePolicy({ scripts: ['sha256-x'], styles: ['sha256-y'] }, thirdParties);
    expect(policy.split('; ').slice(0, 3)).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-x'",
      "style-src 'self' 'sha256-y'",
    ]);
    expect(policy).not.toMatch(/unsafe|\*|data:|http:/);
    for (const name of ['object-src', 'base-uri']) expect(directive(policy, name)).toBe(`${name} 'none'`);
  });

  it('omits directives that browsers ignore in a meta element', () => {
    expect(pagePolicy(nothing, thirdParties)).not.toContain('frame-ancestors');
  });

  test.each([
    ['self', undefined, `connect-src 'self' ${map}`],
    ['self', '/api/vitals', `connect-src 'self' ${map}`],
    ['https://api.emailjs.com', undefined, `connect-src 'self' ${map} https://api.emailjs.com`],
    [
      'https://api.emailjs.com',
      'https://v.example/collect?site=1',
      `connect-src 'self' ${map} https://api.emailjs.com https://v.example/collect`,
    ],
    [
      'self',
      "https://v.example/a;script-src *,b'",
      `connect-src 'self' ${map} https://v.example/a%3Bscript-src%20*%2Cb'`,
    ],
  ])('allows connections to the provider %s and the vitals URL %s', (provider, vitals, expected) => {
    expect(directive(pagePolicy(nothing, { ...thirdParties, provider, vitals }), 'connect-src')).toBe(
      expected,
    );
  });

  it('does not upgrade insecure requests, because WebKit would do it on http://localhost', () => {
    expect(pagePolicy(nothing, thirdParties)).not.toContain('upgrade-insecure-requests');
  });
});

describe('securityHeaders', () => {
  it('contain the policy of the pages and frame-ancestors', () => {
    const policy = pagePolicy({ scripts: ['sha256-x'], styles: [] }, thirdParties);
    expect(securityHeaders(policy)['Content-Security-Policy']).toBe(`${policy}; frame-ancestors 'none'`);
  });
});

describe('mergePolicies', () => {
  it('combines the sources of all pages, each once and in a stable order', () => {
    const pages = [['sha256-b', 'sha256-c'], ['sha256-a', 'sha256-c'], []].map((scripts) =>
      pagePolicy({ scripts, styles: [] }, thirdParties),
    );
    const all = pagePolicy({ scripts: ['sha256-a', 'sha256-b', 'sha256-c'], styles: [] }, thirdParties);
    expect(mergePolicies(pages)).toBe(
      all.replace("default-src 'none'; ", '').replace(" style-src 'self';", ''),
    );
    expect(mergePolicies(pages.reverse())).toBe(mergePolicies(pages));
  });

  it('leaves the hashes of inline styles to each page', () => {
    const [one = '', other = ''] = ['sha256-a', 'sha256-b'].map((hash) =>
      mergePolicies([pagePolicy({ scripts: [], styles: [hash] }, thirdParties)]),
    );
    expect(one).toBe(other);
    expect(one).not.toMatch(/style-src|default-src/);
  });

  it('throws when the pages differ in other directives', () => {
    const pages = ['self', 'https://api.example'].map((provider) =>
      pagePolicy(nothing, { ...thirdParties, provider }),
    );
    expect(() => mergePolicies(pages)).toThrow('different policies');
  });
});
