/** @jest-environment node */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { measures, typeOf } from '@/scripts/build/steps/budgets';
import {
  checkBudgets,
  measurePage,
  measurePages,
  readFileSizes,
  summarizeBreaches,
} from '@/scripts/build/steps/check-budgets';
import { temporaryFolder, writeFiles } from '../../../support/folder';

let out: string;

beforeEach(() => {
  out = join(temporaryFolder(), 'out');
});

const write = (file: string, content: string) => writeFiles(out, { [file]: content });

const page = [
  '<html><head><link rel="preload" href="/f.woff2" as="font"/><style data-href="/a.css">p{x:url(/horizon.svg)}</style>',
  '<link rel="manifest" href="/m.webmanifest"/><link rel="icon" href="/i.ico"/><link rel="icon" href="/i.svg?1"/>',
  '<script>head()</script></head><body><svg><use href="/icons.svg#a"></use></svg><svg><use href="/icons.svg#b"></use></svg>',
  '<picture><source srcSet="/hero-960.avif 960w, /hero-1920.avif 1920w"/><img src="/hero.webp" loading="eager"/></picture>',
  '<img src="https://photos.example/a" loading="eager"/><img src="/lazy.webp" loading="lazy"/>',
  '<script type="application/ld+json">{}</script>',
  '<script data-src="/_next/start.js" data-integrity="sha256-Yg==" data-payload="/a.txt">start()</script></body></html>',
].join('');

describe('typeOf', () => {
  it.each([
    ['index.html', 'home'],
    ['es.html', 'home'],
    ['fr/services/ai-ml.html', 'service'],
    ['es/case-studies.html', 'case-studies'],
    ['fr/404.html', 'not-found'],
  ])('%s is %s', (file, type) => {
    expect(typeOf(file)).toBe(type);
  });

  it('asks to add an unknown page to the site map', () => {
    expect(() => typeOf('careers.html')).toThrow(/out\/careers\.html.*site-map\.ts/);
  });
});

const startScript = '(plan=>{start(plan)})(\n{"scripts":{"/_next/a.js":"","/_next/b.js":""}}\n)\n';

describe('measurePage', () => {
  const sizes: Record<string, number> = {
    '/a.html': 5000,
    '/f.woff2': 300,
    '/hero-960.avif': 70,
    '/_next/start.js': 400,
    '/_next/a.js': 20,
    '/_next/b.js': 3,
  };
  const fileSizes = { size: (path: string) => sizes[path] ?? 1, text: () => startScript };

  it('uses the compressed sizes, and counts each file once, without lazy images', () => {
    const found = measurePage(page, 'a.html', fileSizes);
    expect(found).toMatchObject({ html: 5000, scriptAfter: 423, fonts: 300, total: 5374, requests: 8 });
    expect(found.scriptBefore).toBeGreaterThan(0);
  });

  it('does not count a stylesheet that follows the first view, because the first paint does not wait for it', () => {
    const link = '<link rel="stylesheet" href="/a.css"/>';
    const split = page.replace('<body>', `<body><div hidden="" data-rest="">${link}</div>`);
    const linked = page.replace('<body>', `<body>${link}`);
    const withSheet = {
      ...fileSizes,
      size: (path: string) => (path === '/a.css' ? 900 : fileSizes.size(path)),
    };
    const { css } = measurePage(page, 'a.html', withSheet);
    expect(measurePage(split, 'a.html', withSheet)).toMatchObject({ css, total: 6274, requests: 9 });
    expect(measurePage(linked, 'a.html', withSheet).css).toBe(css + 900);
  });

  it('counts inline scripts of every type that runs', () => {
    const withType = (type: string) =>
      measurePage(`${page}<script type="${type}">${'one() '.repeat(3)}</script>`, 'a.html', fileSizes);
    const { scriptBefore } = measurePage(page, 'a.html', fileSizes);
    expect(withType('module').scriptBefore).toBeGreaterThan(scriptBefore);
    expect(withType('text/javascript').scriptBefore).toBeGreaterThan(scriptBefore);
    expect(withType('speculationrules').scriptBefore).toBe(scriptBefore);
    expect(withType('application/json').scriptBefore).toBe(scriptBefore);
  });

  it('throws for a page without a start script', () => {
    expect(() => measurePage('<p>Text</p>', 'a.html', fileSizes)).toThrow('out/a.html');
  });

  it('counts the script requests of a page in plain mode', () => {
    const plain = page
      .replace(/<script data-src.*?<\/script>/, '')
      .replace(
        '</head>',
        '<script src="/_next/a.js" async=""></script><script src="/old.js" nomodule></script></head>',
      );
    const found = measurePage(plain, 'a.html', fileSizes);
    expect(found).toMatchObject({ scriptAfter: 20, total: 5394, requests: 9 });
  });

  it('counts an uploaded photograph as a request, but not its size', () => {
    const photo = (path: string) =>
      `${page}<picture><source srcSet="${path}-480.avif 480w"/><img src="${path}.webp" loading="eager"/></picture>`;
    const heavy = {
      ...fileSizes,
      size: (path: string) => (path.includes('-480') ? 9000 : fileSizes.size(path)),
    };
    expect(measurePage(photo('/images/uploads/team'), 'a.html', heavy)).toMatchObject({
      total: 5374,
      requests: 9,
    });
    expect(measurePage(photo('/images/art/team'), 'a.html', heavy).total).toBe(14_374);
  });

  it('measures an inline framework payload', () => {
    const payload = `<script>self.__next_f.push([1,"${'words that no one needs twice '.repeat(9)}"])</script>`;
    expect(measurePage(page + payload, 'a.html', fileSizes).payloadRatio).toBeGreaterThan(
      measurePage(page, 'a.html', fileSizes).payloadRatio,
    );
  });
});

describe('checkBudgets', () => {
  const files = ['f.woff2', 'm.webmanifest', 'i.svg', 'icons.svg', 'horizon.svg', 'hero-960.avif'];

  beforeEach(() => {
    for (const file of files) write(file, 'x');
    write('about.html', page);
    write('es/about.html', page);
    write('_next/a.js', 'x');
    write('_next/b.js', 'x');
    write('_next/start.js', startScript);
  });

  it('accepts pages within the budget and returns the largest values', () => {
    expect(checkBudgets(out).largest).toMatchObject({
      scriptAfter: 2 + startScript.length,
      requests: 8,
    });
  });

  it('does not measure an HTML file of the folder "public"', () => {
    for (const folder of ['', '../public/']) write(`${folder}google1a2b.html`, 'google-site-verification');
    expect(checkBudgets(out).largest.requests).toBe(8);
  });

  it('only warns of the script of the 404 page, because it lists the paths of all entries and redirects', () => {
    const word = (index: number) => createHash('sha256').update(`${index}`).digest('base64url').slice(0, 16);
    const paths = Array.from({ length: 800 }, (_, index) => `"/${word(index)}"`);
    const withList = page.replace('head()', `head({${paths.join()}})`);
    write('404.html', withList);
    expect(checkBudgets(out).warning).toContain('out/404.html');
    write('about.html', withList);
    expect(() => checkBudgets(out)).toThrow('out/about.html');
  });

  it('reports every breach with page, value, limit, and remedy', () => {
    write('_next/a.js', 'x'.repeat(200_000 - startScript.length));
    const check = () => checkBudgets(out);
    expect(check).toThrow('out/es/about.html: 200.0 kB, allowed 126.5 kB');
    expect(check).toThrow(measures.scriptAfter.remedy);
    expect(check).toThrow('Beyond the budgets: 2 values.');
  });

  it('only warns of values that grow with the content, because an edit must not stop a build', () => {
    expect(checkBudgets(out).warning).toBe('');
    write('es/about.html.br', 'x'.repeat(20_000));
    write('f.woff2', 'x'.repeat(70_000));
    const { warning } = checkBudgets(out);
    expect(warning).toContain('out/es/about.html: 20.0 kB, allowed 14.5 kB');
    expect(warning).toContain('out/about.html: 70.0 kB, allowed 36.0 kB');
    expect(warning).toContain(measures.html.remedy);
  });

  it('can summarize the worst page of each measure and the number of pages', () => {
    write('_next/a.js', 'x'.repeat(200_000 - startScript.length));
    expect(summarizeBreaches(measurePages(out).breaches)).toBe(
      `  ${measures.scriptAfter.name}: out/about.html has 200.0 kB, allowed 126.5 kB; pages over the limit: 2`,
    );
  });
});

describe('readFileSizes', () => {
  it('uses the size of the Brotli file if there is one', () => {
    write('a.txt', 'x'.repeat(100));
    write('b.txt', 'x'.repeat(100));
    write('a.txt.br', 'xx');
    const { size } = readFileSizes(out);
    expect([size('/a.txt'), size('/b.txt')]).toEqual([2, 100]);
  });
});
