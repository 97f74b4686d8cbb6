/** @jest-environment node */
import { deferPageStart } from '@/scripts/build/steps/deferred-start';

const payload = '0:{"b":"build-1"}\n1:"</script>"';
const push = `self.__next_f.push([1,${JSON.stringify(payload).replaceAll('<', '\\u003c')}])`;

const page = [
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/c.css" data-precedence="next"/>',
  '<script src="/_next/static/chunks/turbopack-b.js" async=""></script><script>head()</script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>Text</p>',
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a"],"runtimeModuleIds":[1]});</script>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  `<script>${push}</script></body></html>`,
].join('');

const scripts = { '/_next/static/chunks/turbopack-b.js': 'Ym9vdA==', '/_next/static/chunks/a.js': 'YQ==' };
const styles = { '/_next/static/chunks/c.css': 'Y3Nz' };
const digests = { ...scripts, ...styles, '/_next/static/chunks/lazy.js': 'bGF6eQ==' };
const later = { href: '/_next/static/chunks/integrity-1.json', integrity: 'sha256-bGlzdA==' };

const started: unknown[] = [];
const writePlan = (plan: unknown) => {
  started.push(plan);
  return { href: '/_next/static/chunks/start-1.js', integrity: 'sha256-c3RhcnQ=' };
};

const files = { inlineScript: 'lines();', digests, later, renderer: 7, early: {}, writePlan };

const defer = (html: string) => deferPageStart(html, 'es/about.html', payload, files);

describe('deferPageStart', () => {
  it('removes attributes that are not valid HTML', () => {
    const html = defer(page.replace('<p>', '<p vt-name="study-a" vt-update="none" vt-share="auto">'));
    expect(html).toContain('<p>Text</p>');
  });

  it('removes the scripts that start the runtime, and the payload', () => {
    const html = defer(page);
    expect(html).not.toMatch(/<script src=/);
    expect(html).not.toContain('as="script"');
    expect(html).not.toContain('__next_f');
    expect(html).toContain('<p>Text</p>');
    expect(html).toContain('<script>head()</script>');
  });

  it('adds the start script with the URL of the payload', () => {
    expect(defer(page)).toContain(
      '<script data-src="/_next/static/chunks/start-1.js" data-integrity="sha256-c3RhcnQ=" data-payload="/es/about.txt">lines();</script></body>',
    );
  });

  it('adds a script that does not wait for the runtime to its page, in every language', () => {
    const script = { href: '/_next/static/chunks/search-1.js', integrity: 'sha256-c2VhcmNo' };
    const early = { '/search.html': script };
    const deferWithEarly = (file: string) => deferPageStart(page, file, payload, { ...files, early });
    const tag = `<script async src="${script.href}" integrity="${script.integrity}"></script></head>`;
    expect(deferWithEarly('search.html')).toContain(tag);
    expect(deferWithEarly('es/search.html')).toContain(tag);
    expect(deferWithEarly('es/about.html')).not.toContain(script.href);
  });

  it('writes a plan with the scripts and the build id', () => {
    started.length = 0;
    defer(page);
    expect(started).toEqual([
      {
        scripts,
        styles,
        entries: [
          { otherChunks: ['a'], runtimeModuleIds: [7] },
          { otherChunks: ['a'], runtimeModuleIds: [1] },
        ],
        build: 'build-1',
        later,
      },
    ]);
  });

  it('starts everything in one task if the renderer is unknown', () => {
    started.length = 0;
    deferPageStart(page, 'es/about.html', payload, { ...files, renderer: undefined });
    expect(started).toEqual([
      expect.objectContaining({ entries: [{ otherChunks: ['a'], runtimeModuleIds: [1] }] }),
    ]);
  });

  it('adds speculation rules that prefetch the next page', () => {
    const rules = /<script type="speculationrules">(.*?)<\/script>/.exec(defer(page))?.[1];
    expect(JSON.parse(rules ?? '')).toHaveProperty('prefetch');
  });

  // The tests of changes of Next's HTML cover the other assumptions.
  test.each([
    [
      'a script without a file',
      page.replaceAll('chunks/a.js', 'chunks/d.js'),
      'there is no file /_next/static/chunks/d.js',
    ],
    ['no entry', page.replace(/<script id="_R_">.*?<\/script>/, ''), 'it has 0 entries'],
  ])('throws an error with the page for %s', (_what, html, message) => {
    expect(() => defer(html)).toThrow(message);
    expect(() => defer(html)).toThrow('out/es/about.html');
  });
});
