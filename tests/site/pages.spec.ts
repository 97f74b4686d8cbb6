import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFileLink } from '../../lib/content/addresses';
import {
  anchorsOf,
  descriptionOf,
  linksOf,
  pathOf,
  publicOriginOf,
  type RawPage,
  referencesOf,
  siblingsOf,
  titleOf,
} from '../support/crawl';
import { attribute, byTag, elements, parseHtml, textOf } from '../support/html';
import { allPaths, expect, isListed, languages, pathIn, paths, site, test } from '../support/site';
import { exportFolder } from '../support/which-site';

/** Returns a message for every page that violates a rule. */
const failing = (pages: RawPage[], rule: (page: RawPage) => string | false) =>
  pages.flatMap((page) => {
    const issue = rule(page);
    return issue === false ? [] : [`${page.address}: ${issue}`];
  });

/** Returns the values that appear more than once. */
const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);

test('every page responds with status 200', ({ pages }) => {
  expect(pages).toHaveLength(allPaths.length);
  expect(failing(pages, ({ status }) => status !== 200 && `status ${status}`)).toEqual([]);
});

test('every page has one h1, and it is not empty', ({ pages }) => {
  const issue = ({ root }: RawPage) => {
    const titles = byTag(root, 'h1').map(textOf);
    return (titles.length !== 1 || titles[0] === '') && `h1: ${JSON.stringify(titles)}`;
  };
  expect(failing(pages, issue)).toEqual([]);
});

test('every page has the right lang attribute', ({ pages }) => {
  const issue = ({ root, language }: RawPage) => {
    const [html] = byTag(root, 'html');
    const lang = html && attribute(html, 'lang');
    return lang !== language && `lang is ${lang}`;
  };
  expect(failing(pages, issue)).toEqual([]);
});

for (const language of languages) {
  test(`every page has a unique title and a unique description (${language})`, ({ pages }) => {
    const ofLanguage = pages.filter((page) => page.language === language);
    expect(failing(ofLanguage, (page) => !titleOf(page) && 'no title')).toEqual([]);
    expect(failing(ofLanguage, (page) => !descriptionOf(page) && 'no description')).toEqual([]);
    expect(repeated(ofLanguage.map(titleOf))).toEqual([]);
    expect(repeated(ofLanguage.map((page) => descriptionOf(page) ?? ''))).toEqual([]);
  });
}

test('every page has its own URL as canonical', ({ pages }) => {
  const issue = (page: RawPage) => {
    const canonical = linksOf(page, 'canonical').map((link) => pathOf(attribute(link, 'href') ?? ''));
    return (canonical.length !== 1 || canonical[0] !== page.address) && `canonical ${canonical}`;
  };
  expect(failing(pages, issue)).toEqual([]);
});

test('every page lists all hreflang alternates, and each alternate links back', ({ pages }) => {
  const known = new Map(pages.map((page) => [page.address, siblingsOf(page)]));
  const issues = pages.flatMap((page) => {
    const { path, language, address } = page;
    const named = siblingsOf(page);
    const wanted = {
      ...Object.fromEntries(languages.map((each) => [each, pathIn(each, path)])),
      'x-default': path,
    };
    const unlike = Object.keys({ ...wanted, ...named })
      .filter((key) => named[key] !== wanted[key as keyof typeof wanted])
      .map((key) => `${address}: hreflang ${key} is ${named[key]}`);
    const oneSided = Object.values(named)
      .filter((sibling) => known.get(sibling)?.[language] !== address)
      .map((sibling) => `${address}: ${sibling} does not link back`);
    return [...unlike, ...oneSided];
  });
  expect(issues).toEqual([]);
});

test('all canonical and alternate URLs have the same public origin', ({ pages }) => {
  const origins = pages.flatMap((page) => [
    publicOriginOf(page),
    ...linksOf(page, 'alternate').map((link) => new URL(attribute(link, 'href') ?? '', site).origin),
  ]);
  expect([...new Set(origins)]).toEqual([expect.stringMatching(/^https?:\/\//)]);
});

test('the sitemap lists every page once', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => pathOf(address));
  expect(listed.sort()).toEqual(
    allPaths
      .filter(isListed)
      .map(({ address }) => address)
      .sort(),
  );
});

test('no page links to a missing URL or to a redirect', async ({ pages }) => {
  const namedBy = new Map<string, string>();
  for (const page of pages)
    for (const { pathname, search } of referencesOf(page))
      namedBy.set(pathname + search, namedBy.get(pathname + search) ?? page.address);

  const answers = await Promise.all(
    [...namedBy].map(async ([reference, page]) => {
      const { status } = await fetch(site + reference, { method: 'HEAD', redirect: 'manual' });
      return status === 200 ? [] : [`${page} points at ${reference}: ${status}`];
    }),
  );
  expect(namedBy.size).toBeGreaterThan(allPaths.length);
  expect(answers.flat()).toEqual([]);
});

test('every page is at most three clicks from the home page', ({ pages }) => {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const clicks = new Map([['/', 0]]);
  // A map visits keys that are added during the loop.
  for (const [address, count] of clicks) {
    const page = byAddress.get(address);
    const links = page ? byTag(page.root, 'a').map((link) => attribute(link, 'href') ?? '') : [];
    for (const link of links) {
      const target = link.split('#')[0] ?? '';
      if (byAddress.has(target) && !clicks.has(target)) clicks.set(target, count + 1);
    }
  }
  const far = pages.filter(({ address }) => (clicks.get(address) ?? 4) > 3).map(({ address }) => address);
  expect(far).toEqual([]);
});

test('no page links to a missing anchor', async ({ pages }) => {
  const icons = parseHtml(await (await fetch(`${site}/icons.svg`)).text());
  const anchors = new Map(pages.map(({ address, root }) => [address, anchorsOf(root)]));
  anchors.set('/icons.svg', anchorsOf(icons));

  const broken = pages.flatMap((page) =>
    referencesOf(page)
      .filter(({ hash }) => hash !== '')
      .filter(({ pathname, hash }) => !anchors.get(pathname)?.has(decodeURIComponent(hash.slice(1))))
      .map(({ pathname, hash }) => `${page.address} points at ${pathname}${hash}`),
  );
  expect(elements(icons).length).toBeGreaterThan(1);
  expect([...new Set(broken)]).toEqual([]);
});

test('no page uses an id twice', ({ pages }) => {
  const issue = ({ root }: RawPage) => {
    const twice = repeated(elements(root).flatMap((element) => attribute(element, 'id') ?? []));
    return twice.length > 0 && `twice: ${twice}`;
  };
  expect(failing(pages, issue)).toEqual([]);
});

test('internal links stay in the language of the page', ({ pages }) => {
  const issue = ({ root, language, address }: RawPage) => {
    const leaving = byTag(root, 'a')
      .filter((link) => !attribute(link, 'hreflang'))
      .map((link) => new URL(attribute(link, 'href') ?? '', site + address))
      // A file, e.g. a brochure, has one address in all languages.
      .filter(({ origin, pathname }) => origin === site && !isFileLink(pathname))
      .filter(({ pathname }) => !paths.some((path) => pathIn(language, path) === pathname));
    return leaving.length > 0 && `leads to ${leaving.map(({ pathname }) => pathname)}`;
  };
  expect(failing(pages, issue)).toEqual([]);
});

test('the id of the build is a hash of its inputs, so that the same inputs give the same files', () => {
  const stamp = readFileSync(join(dirname(exportFolder), '.cache/build-stamp'), 'utf8');
  const build = /"b":"([^"]+)"/.exec(readFileSync(join(exportFolder, 'index.txt'), 'utf8'))?.[1];
  expect(build).toHaveLength(21);
  expect(stamp).toMatch(new RegExp(`^${build}`));
});
