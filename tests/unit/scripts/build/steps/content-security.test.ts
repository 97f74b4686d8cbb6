/** @jest-environment node */
import { createHash } from 'node:crypto';
import { createSecurity, securePage } from '@/scripts/build/steps/content-security';
import { temporaryFolder } from '../../../support/folder';

const thirdParties = { provider: 'https://api.example', vitals: '/api/vitals' };

const page = (body = '', head = '') =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css" data-precedence="next"/>${head}</head><body>${body}</body></html>`;

const secure = (html: string) => securePage(html, 'es/about.html', thirdParties, () => Buffer.from('a{}'));

const policyOf = (html: string) =>
  /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

describe('securePage', () => {
  it('allows exactly the inline scripts of the page, each once', () => {
    const policy = policyOf(
      secure(
        page(
          '<script>one()</script><script type="speculationrules">{"prefetch":[]}</script><script>one()</script>' +
            '<script type="application/ld+json">{"@type":"Thing"}</script>',
          '<script>head("&amp;")</script>',
        ),
      ),
    );
    const hashes = ['head("&amp;")', 'one()', '{"prefetch":[]}', '{"@type":"Thing"}'].map(
      (text) => `'${hash(text)}'`,
    );
    expect(policy).toContain(`script-src 'self' ${hashes.join(' ')};`);
  });

  it('allows exactly the inline styles of the page', () => {
    expect(policyOf(secure(page('', '<style>a>b{}</style>')))).toContain(
      `style-src 'self' '${hash('a>b{}')}';`,
    );
  });

  it('inserts the policy before all scripts and styles', () => {
    expect(secure(page())).toContain('<head><meta charSet="utf-8"/><meta http-equiv=');
  });

  it('gives the stylesheet the hash of its bytes', () => {
    expect(secure(page())).toContain(`href="/a.css" integrity="${hash('a{}')}" data-precedence`);
  });

  it('adds hashes to scripts, preloads, and stylesheets in any notation', () => {
    const html = secure(
      page(
        '<script async src=/b.js></script><script src="https://elsewhere.example/c.js"></script>',
        '<link href="/b.css" rel="stylesheet"><link as="script" rel="preload" href="/b.js">',
      ),
    );
    const integrity = ` integrity="${hash('a{}')}"`;
    expect(html).toContain(`<script async src=/b.js${integrity}></script>`);
    expect(html).toContain(`<link href="/b.css"${integrity} rel="stylesheet">`);
    expect(html).toContain(`<link as="script" rel="preload" href="/b.js"${integrity}>`);
    expect(html).toContain('<script src="https://elsewhere.example/c.js"></script>');
  });

  test.each([
    ['a style attribute', page('<p style="color:red">'), 'a style attribute on <p>'],
    ['a handler', page('<img src="a.png" onerror="x()">'), 'the handler onerror on <img>'],
    ['a javascript: address', page('<a href=" JavaScript:x()">'), '"javascript:" URL in href of <a>'],
    ['a base', page('', '<base href="/x/">'), 'a base element'],
    ['an unknown kind of script', page('<script type="text/x">'), 'the unknown type "text/x"'],
    ['another policy', page('', '<meta http-equiv="Content-Security-Policy" content="">'), 'a second policy'],
    ['no place for the policy', page().replace('charSet', 'name'), 'it has 0 <meta charset>'],
  ])('throws an error with the page for %s', (_what, html, message) => {
    expect(() => secure(html)).toThrow(message);
    expect(() => secure(html)).toThrow('out/es/about.html');
  });

  it('allows "javascript:" in attributes that hold words', () => {
    expect(secure(page('<p aria-label="JavaScript: reading a file" title="javascript: x">'))).toContain(
      'aria-label=',
    );
  });

  test.each([
    ['formaction', '<button formaction="javascript:x()">'],
    ['href', '<svg><a xlink:href="javascript:x()"></a></svg>'],
    ['data', '<object data="javascript:x()"></object>'],
  ])('throws an error for code in %s', (name, body) => {
    expect(() => secure(page(body))).toThrow(`a "javascript:" URL in ${name} of <`);
  });

  it('reports all problems at once', () => {
    expect(() => secure(page('<p style="a">', '<base>'))).toThrow(/base element[\s\S]*style attribute/);
  });
});

describe('createSecurity', () => {
  it('names the page and the remedy if a page loads a file that does not exist', () => {
    const change = createSecurity(temporaryFolder({ 'a.css': '' }), thirdParties);
    expect(change(page(), 'about.html', undefined)).toContain('integrity=');
    expect(() => change(page('<script async src="/b.js"></script>'), 'es/about.html', undefined)).toThrow(
      'out/es/about.html loads /b.js, which is not in out/. Put the file into public/, or correct the address.',
    );
  });
});
