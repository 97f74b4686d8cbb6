/** @jest-environment node */
import { textOf } from '@/scripts/build/html';
import {
  assumptions,
  endOfCharset,
  frameworkScripts,
  readPage,
  readRuntimeStart,
  stylesheetLinks,
  UnrecognizedHtml,
} from '@/scripts/build/next-html';
import { pages, readFixture, versions } from './fixtures';

describe.each(versions)('a page of Next %s', (version) => {
  const about = readFixture(version, 'about');
  const page = readPage(about.html, 'about.html');

  it.each(pages)('has the expected scripts, entry, and build id (%s)', (name) => {
    const { html, payload } = readFixture(version, name);
    const start = readRuntimeStart(readPage(html, `${name}.html`), payload);
    expect(start.scripts).toHaveLength(name === 'about' ? 7 : 5);
    expect(new Set(start.scripts).size).toBe(start.scripts.length);
    for (const src of start.scripts) expect(html).toContain(`<script src="${src}" async=""></script>`);
    expect(start.scripts.filter((src) => src.includes('/turbopack-'))).toHaveLength(1);
    expect(start.entry).toEqual({ otherChunks: expect.any(Array), runtimeModuleIds: [94553] });
    expect(start.entry.otherChunks).toHaveLength(3);
    expect(payload).toContain(`"b":"${start.build}"`);
  });

  it('has the expected stylesheets', () => {
    const { stylesheets } = readRuntimeStart(page, about.payload);
    expect(stylesheets).toEqual([expect.stringMatching(/^\/_next\/static\/chunks\/[\w-]+\.css$/)]);
    expect(stylesheetLinks(page).map(({ href }) => href)).toEqual(stylesheets);
  });

  it('distinguishes inline scripts of Next.js from those of the site', () => {
    const codes = frameworkScripts(page).map(textOf);
    expect(codes.length).toBeGreaterThan(3);
    expect(codes[0]).toContain('runtimeModuleIds');
    for (const code of codes.slice(1)) expect(code).toMatch(/^\(?self\.__next_f/);
  });

  it('does not take data with names of Next.js for a script of Next.js', () => {
    const own = '<script>start({"insights":["turbopack","next-16","__next"]})</script>';
    const changed = readPage(about.html.replace('</head>', `${own}</head>`), 'about.html');
    expect(frameworkScripts(changed)).toHaveLength(frameworkScripts(page).length);
  });

  it('has a position for the policy', () => {
    expect(about.html.slice(0, endOfCharset(page))).toMatch(/<head><meta charSet="utf-8"\/>$/);
  });
});

describe('UnrecognizedHtml', () => {
  it('names the page, the position, what was found, what was expected, and the plain mode', () => {
    const { html, payload } = readFixture('16.4.6', 'about');
    const changed = html.replace('<head>', '<head>\n').replace('turbopack-', 'bundler-');
    const broken = html.replace('<head>', '<head>\n').replace('<script src="/_next/', '<script src="/other/');
    const read = (text: string) => () => readRuntimeStart(readPage(text, 'es/about.html'), payload);
    expect(read(broken)).toThrow(UnrecognizedHtml);
    expect(read(broken)).toThrow(/^out\/es\/about\.html:2:\d+: .*<script src="\/other\//);
    expect(read(broken)).toThrow(assumptions.chunkScript);
    expect(read(broken)).toThrow('START=plain');
    expect(read(changed)).toThrow('out/es/about.html: it loads 0 runtimes');
  });

  it('does not suggest the plain mode if it needs the same HTML', () => {
    expect(new UnrecognizedHtml('a.html', 'charset', 'x').message).not.toContain('START=plain');
  });
});
