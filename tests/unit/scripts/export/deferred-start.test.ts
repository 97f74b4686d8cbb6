/** @jest-environment node */
import { deferPageStart } from '@/scripts/export/deferred-start';

const payload = '0:{"b":"build-1"}\n1:"</script>"';
const push = `self.__next_f.push([1,${JSON.stringify(payload).replaceAll('<', '\\u003c')}])`;

const page = [
  '<html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
  '<script src="/_next/static/chunks/turbopack-b.js" async=""></script><script>head()</script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>Text</p>',
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"runtimeModuleIds":[1]});</script>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  `<script>${push}</script></body></html>`,
].join('');

const defer = (html: string, text = payload) => deferPageStart(html, 'es/about.html', text, 'starter();');

describe('deferPageStart', () => {
  it('leaves no script in the page that would start the runtime, and no payload', () => {
    const html = defer(page);
    expect(html).not.toMatch(/<script src=/);
    expect(html).not.toContain('as="script"');
    expect(html).not.toContain('__next_f');
    expect(html).toContain('<p>Text</p>');
    expect(html).toContain('<script>head()</script>');
  });

  it('says what to start, with which payload, of which build', () => {
    const plan = JSON.parse(/site\.deferStart\((.*)\)<\/script>/.exec(defer(page))?.[1] ?? '');
    expect(plan).toEqual({
      scripts: ['/_next/static/chunks/turbopack-b.js', '/_next/static/chunks/a.js'],
      entry: { runtimeModuleIds: [1] },
      payload: '/es/about.txt',
      build: 'build-1',
    });
  });

  it('lets the browser fetch the next page meanwhile', () => {
    const rules = /<script type="speculationrules">(.*?)<\/script>/.exec(defer(page))?.[1];
    expect(JSON.parse(rules ?? '')).toHaveProperty('prefetch');
  });

  test.each([
    ['no runtime', page.replace('turbopack-b', 'b'), payload, 'it loads no runtime'],
    ['no entry', page.replace('id="_R_"', 'id="_S_"'), payload, 'it names no entry'],
    ['a payload of another kind', page, '0:{}', 'its payload names no build'],
    ['a payload file unlike the page', page, `${payload}!`, 'its payload is not that of its .txt file'],
    [
      'an unknown script',
      page.replace('</head>', '<script src="/x.js"></script></head>'),
      payload,
      'does not know',
    ],
  ])('stops, naming the page, at %s', (_what, html, text, message) => {
    expect(() => defer(html, text)).toThrow(message);
    expect(() => defer(html, text)).toThrow('out/es/about.html');
  });
});
