/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { StartPlan } from '@/scripts/build/bootstrap/start-runtime';
import { attribute, parseElements, scriptKind, textOf } from '@/scripts/build/html';
import { type Assumption, frameworkScripts, readPage, UnrecognizedHtml } from '@/scripts/build/next-html';
import { securePage } from '@/scripts/build/steps/content-security';
import { deferPageStart } from '@/scripts/build/steps/deferred-start';
import { preparePlainPage } from '@/scripts/build/steps/plain-start';
import { readFixture, type Version, versions } from './fixtures';

type Page = { html: string; payload: string };
type Change = (page: Page) => Page;

const replace =
  (from: string | RegExp, to: string): Change =>
  ({ html, payload }) => {
    const changed = html.replace(from, to);
    // Guards against a replacement that no longer matches.
    if (changed === html) throw new Error(`The page has no ${from}.`);
    return { html: changed, payload };
  };

/** Possible future changes of the Next.js HTML, with the expected result: a correct page or a specific error. */
const changes: readonly [what: string, change: Change, result: 'correct' | Assumption][] = [
  [
    'another order of attributes',
    replace(/<script src="([^"]+)" async="">/g, '<script async="" src="$1">'),
    'correct',
  ],
  [
    'attributes without quotes',
    replace(/<script src="([^"]+)" async="">/g, '<script src=$1 async>'),
    'correct',
  ],
  [
    'links with different quotes and attribute order',
    replace(
      /<link rel="stylesheet" href="([^"]+)" [^>]*>/,
      "<link data-precedence='next' href=$1 rel=stylesheet>",
    ),
    'correct',
  ],
  [
    'integrity attributes from Next.js',
    replace(/(<script src="[^"]+")/g, '$1 integrity="sha256-YQ=="'),
    'correct',
  ],
  ['modulepreload', replace('rel="preload" as="script"', 'rel="modulepreload"'), 'correct'],
  [
    'a different notation in the entry',
    replace(/globalThis\["TURBOPACK"\]/g, 'globalThis.TURBOPACK'),
    'correct',
  ],
  ['line breaks between scripts', replace(/<\/script><script/g, '</script>\n<script'), 'correct'],
  ['another payload call', replace(/__next_f\.push\(\[1/g, '__next_f.add([1'), 'payload'],
  ['another payload global', replace(/__next_f/g, '__next_data'), 'inlineScript'],
  ['binary payload', replace('__next_f.push([1,', '__next_f.push([3,'), 'payload'],
  ['a renamed bundler global', replace(/TURBOPACK/g, 'NEXTPACK'), 'entry'],
  [
    'an entry with an additional field',
    replace('"runtimeModuleIds"', '"extra":1,"runtimeModuleIds"'),
    'entry',
  ],
  [
    'two runtimes',
    replace(
      '<script src="/_next/static/chunks/turbopack-',
      '<script src="/_next/static/chunks/turbopack-0.js" async=""></script>$&',
    ),
    'runtimeScript',
  ],
  ['two entries', replace(/<script id="_R_">.*?<\/script>/, '$&$&'), 'entry'],
  ['a renamed runtime', replace('turbopack-', 'runtime-'), 'runtimeScript'],
  [
    'a new inline script in the body',
    replace('</body>', '<script>$RC("B:0","S:0")</script></body>'),
    'inlineScript',
  ],
  [
    'a new inline script in the head',
    replace('</title>', '</title><script>self.__next_s=[]</script>'),
    'inlineScript',
  ],
  [
    'an inline module',
    replace('</body>', '<script type="module">import("/_next/a.js")</script></body>'),
    'inlineScript',
  ],
  ['scripts as modules', replace(/" async="">/g, '" async="" type="module">'), 'chunkScript'],
  ['scripts that block the page', replace('" async=""></script>', '"></script>'), 'chunkScript'],
  [
    'another folder',
    replace(/"\/_next\/static\/chunks\/([\w.~-]+\.js)"/g, '"/_next/static/js/$1"'),
    'chunkScript',
  ],
  ['another precedence of styles', replace('data-precedence="next"', 'data-precedence="app"'), 'stylesheet'],
  [
    'a payload without a build id',
    ({ html, payload }) => ({
      html: html.replace('\\"b\\":', '\\"v\\":'),
      payload: payload.replace('"b":', '"v":'),
    }),
    'buildId',
  ],
  [
    'a payload that differs from its file',
    ({ html, payload }) => ({ html, payload: `${payload}1:null` }),
    'payloadFile',
  ],
];

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const thirdParties = { provider: 'self', site: 'https://site.example' };
const anyDigest = new Proxy({}, { get: () => 'YQ==' }) as Record<string, string>;

/** Applies the deferred mode to a page. Returns the page and its start plan. */
function defer({ html, payload }: Page): { html: string; plan?: StartPlan } {
  let plan: StartPlan | undefined;
  const later = { href: '/i.json', integrity: 'sha256-aQ==' };
  const writePlan = (given: StartPlan) => {
    plan = given;
    return { href: '/_next/static/chunks/start-1.js', integrity: 'sha256-cw==' };
  };
  const files = { inlineScript: 'start()', digests: anyDigest, later, renderer: 7, early: {}, writePlan };
  return { html: deferPageStart(html, 'about.html', payload, files), plan };
}

/** Applies the plain mode to a page. Returns the page and the code that moves into a file. */
function makePlain({ html }: Page): { html: string; moved: string } {
  let moved = '';
  const writeCode = (code: string) => {
    moved += code;
    return { href: '/_next/static/chunks/page-1.js', integrity: 'sha256-cA==' };
  };
  const prepared = preparePlainPage(html, 'about.html', { inlineScript: 'plain()', writeCode });
  return { html: securePage(prepared, 'about.html', thirdParties, () => Buffer.from('x')), moved };
}

/** Expects that the page contains nothing of the runtime and that the plan contains all of it. */
function expectDeferred({ html, plan }: ReturnType<typeof defer>, version: Version) {
  expect(plan).toEqual(defer(readFixture(version, 'about')).plan);
  expect(html).not.toMatch(/<script[^>]* src=|__next_f|TURBOPACK|turbopack|modulepreload/);
  expect(html).toContain('<h1>About</h1>');
  expect(html.match(/ data-payload="\/about.txt">start\(\)<\/script><\/body>/g)).toHaveLength(1);
}

describe.each(versions)('a page of Next %s', (version) => {
  const original = readFixture(version, 'about');

  it('starts deferred in the default mode', () => {
    expectDeferred(defer(original), version);
  });

  it.each(changes)('with %s gives the expected result in the default mode', (_what, change, result) => {
    const changed = change(original);
    if (result === 'correct') return expectDeferred(defer(changed), version);
    let error: unknown;
    try {
      defer(changed);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(UnrecognizedHtml);
    expect((error as UnrecognizedHtml).assumption).toBe(result);
  });

  it.each([['no change', (page: Page) => page, 'correct'] as const, ...changes])(
    'with %s runs all its code in the plain mode',
    (_what, change) => {
      const changed = change(original);
      const { html, moved } = makePlain(changed);
      const addresses = (text: string) =>
        parseElements(text).flatMap((element) =>
          element.tagName === 'script' ? (attribute(element, 'src') ?? []) : [],
        );
      const isOwn = (src: string) => src.endsWith('/page-1.js');
      expect(addresses(html).filter((src) => !isOwn(src))).toEqual(addresses(changed.html));
      expect(addresses(html).filter(isOwn)).toHaveLength(1);
      const codes = frameworkScripts(readPage(changed.html, 'about.html'))
        .filter((script) => attribute(script, 'type') !== 'module')
        .map(textOf);
      expect(moved).toBe(codes.map((code) => `${code};\n`).join(''));
      const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
      for (const script of parseElements(html).filter(({ tagName }) => tagName === 'script')) {
        if (attribute(script, 'src') !== undefined)
          expect(attribute(script, 'integrity')).toMatch(/^sha256-/);
        else if (scriptKind(script) === 'code') expect(policy).toContain(digest(textOf(script)));
      }
    },
  );

  it.each([
    ['no charset', '<meta charSet="utf-8"/>', ''],
    ['a charset after a script', '<meta charSet="utf-8"/>', '<script>x()</script><meta charSet="utf-8"/>'],
  ])('with %s throws in both modes', (_what, from, to) => {
    const { html, payload } = replace(from, to)(original);
    expect(() => makePlain({ html, payload })).toThrow(UnrecognizedHtml);
    const deferred = defer({ html, payload }).html;
    expect(() => securePage(deferred, 'about.html', thirdParties, () => Buffer.from('x'))).toThrow(
      'Expected (charset)',
    );
  });
});
