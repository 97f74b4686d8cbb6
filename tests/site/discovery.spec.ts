import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from 'playwright/test';
import sharp from 'sharp';
import { validateXML } from 'xmllint-wasm';
import { latestToday } from '../../lib/content/checks/legal';
import { entryKinds, labelOf } from '../../lib/site/site-map';
import { defaultLocale, languages as siteLanguages } from '../../messages/routing';
import { inLanguage, messages, study } from '../support/content';
import { descriptionOf, linksOf, pathOf, type RawPage, siblingsOf, titleOf } from '../support/crawl';
import { attribute, byTag, textOf } from '../support/html';
import { allPaths, expect, isListed, languages, order, pathIn, paths, site, test } from '../support/site';

const schema = (name: string) => ({
  fileName: name,
  contents: readFileSync(join(__dirname, 'schemas', name), 'utf8'),
});

/** Validates an XML document against schema files. Returns the error messages, including those of malformed XML. */
async function issuesOf(document: string, ...[main, ...others]: string[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'document.xml', contents: document },
    schema: schema(main ?? ''),
    preload: others.map(schema),
    extension: main?.endsWith('.rng') ? 'relaxng' : 'schema',
  });
  return errors.map(({ message }) => message);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const decode = (text: string) => text.replace(/&([^;]+);/g, (whole, name) => entities[name] ?? whole);

/** Returns the contents of all elements with a tag name, from well-formed XML. */
const inside = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map(([, text = '']) =>
    decode(text),
  );

/** Returns the attributes of all elements with a tag name. */
const tags = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name} ([^>]*?)/?>`, 'g'))].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([\w:]+)="(.*?)"/g)].map(([, key, value = '']) => [key, decode(value)]),
    ),
  );

async function read(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path, { maxRedirects: 0 });
  expect(response.status(), path).toBe(200);
  return response.text();
}

async function typeOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).headers()['content-type']?.split(';')[0] ?? '';
}

const metas = ({ root }: RawPage) =>
  Object.fromEntries(
    byTag(root, 'meta').map((meta) => [
      attribute(meta, 'property') ?? attribute(meta, 'name') ?? '',
      attribute(meta, 'content') ?? '',
    ]),
  );

const every = ({ root }: RawPage, property: string) =>
  byTag(root, 'meta')
    .filter((meta) => attribute(meta, 'property') === property)
    .map((meta) => attribute(meta, 'content'));

/** Returns the canonical URL of a page. Normalizes it, because Next.js writes the home page without its slash. */
const canonicalOf = (page: RawPage) =>
  linksOf(page, 'canonical').map((link) => new URL(attribute(link, 'href') ?? '').href)[0];

const heading = ({ root }: RawPage) => byTag(root, 'h1').map(textOf).join();

/** Whether a time is valid and its day is not in the future everywhere: an editor may be east of UTC. */
const isPast = (time: string) =>
  !Number.isNaN(Date.parse(time)) && time.slice(0, 10) <= latestToday(new Date());

test.describe('the sitemap', () => {
  const urls = (sitemap: string) =>
    inside(sitemap, 'url').map((url) => ({ url, loc: inside(url, 'loc')[0] ?? '' }));

  test('is valid against the sitemap schema', async ({ request }) => {
    const sitemap = await read(request, '/sitemap.xml');
    expect(await issuesOf(sitemap, 'sitemap.xsd', 'xhtml-link.xsd')).toEqual([]);
    expect(await typeOf(request, '/sitemap.xml')).toBe('application/xml');
  });

  test('is invalid after damaging it in several ways', async ({ request }) => {
    const sitemap = await read(request, '/sitemap.xml');
    const damaged = [
      sitemap.replace('<loc>', '<place>').replace('</loc>', '</place>'),
      sitemap.replace(/(<lastmod>.*?<\/lastmod>)\n(<xhtml:link[^>]*>)/, '$2\n$1'),
      sitemap.replace(/<lastmod>[^<]*/, '<lastmod>yesterday'),
      sitemap.replace('hreflang="es"', ''),
      sitemap.replace('</urlset>', ''),
    ].filter((text) => text !== sitemap);
    const found = await Promise.all(damaged.map((text) => issuesOf(text, 'sitemap.xsd', 'xhtml-link.xsd')));
    expect(found.map((pageErrors) => pageErrors.length > 0)).toEqual(damaged.map(() => true));
    expect(damaged.length).toBeGreaterThanOrEqual(3);
  });

  test('lists the canonical URL of every page once', async ({ request, pages }) => {
    const listed = urls(await read(request, '/sitemap.xml')).map(({ loc }) => loc);
    const canonical = pages.filter(isListed).map(canonicalOf);
    expect(listed).toHaveLength(allPaths.filter(isListed).length);
    expect([...listed].sort()).toEqual(canonical.sort());
  });

  test('lists the same hreflang alternates as the pages, and lists every alternate', async ({
    request,
    pages,
  }) => {
    const sitemap = urls(await read(request, '/sitemap.xml'));
    const listed = new Set(sitemap.map(({ loc }) => loc));
    for (const { url, loc } of sitemap) {
      const links = tags(url, 'xhtml:link').map(({ hreflang = '', href = '' }) => [hreflang, href] as const);
      const page = pages.find(({ address }) => address === pathOf(loc));
      expect(links.map(([hreflang]) => hreflang)).toEqual([...languages, 'x-default']);
      expect(links.filter(([, href]) => !listed.has(href))).toEqual([]);
      expect(Object.fromEntries(links.map(([hreflang, href]) => [hreflang, pathOf(href)]))).toEqual(
        page && siblingsOf(page),
      );
    }
  });

  test('gives each page the same date in all languages, never in the future', async ({ request }) => {
    const dates = new Map<string, Set<string | undefined>>();
    for (const { url, loc } of urls(await read(request, '/sitemap.xml'))) {
      const { path } = allPaths.find(({ address }) => address === pathOf(loc)) ?? { path: '' };
      const [date] = inside(url, 'lastmod');
      dates.set(path, (dates.get(path) ?? new Set()).add(date));
      if (date) expect(isPast(date), `${loc}: ${date}`).toBe(true);
    }
    expect(dates.size).toBe(paths.filter((path) => isListed({ path })).length);
    expect([...dates].filter(([, each]) => each.size !== 1)).toEqual([]);
  });

  test('gives the legal pages a date even without git history', async ({ request }) => {
    const legal = urls(await read(request, '/sitemap.xml')).filter(({ loc }) =>
      /\/(privacy-policy|terms-of-service)$/.test(loc),
    );
    expect(legal.flatMap(({ url }) => inside(url, 'lastmod'))).toHaveLength(2 * languages.length);
  });

  test('is listed in robots.txt, which allows everything', async ({ request, pages }) => {
    const robots = await read(request, '/robots.txt');
    const home = pages.map(canonicalOf)[0];
    expect(robots).toContain(`Sitemap: ${home}sitemap.xml`);
    expect(robots).toMatch(/^User-Agent: \*$/im);
    expect(robots).not.toMatch(/^Disallow: \S/im);
  });
});

/** The addresses of the feeds that a page announces. */
const feedsOf = (page: RawPage) =>
  linksOf(page, 'alternate')
    .filter((link) => attribute(link, 'type') === 'application/atom+xml')
    .map((link) => pathOf(attribute(link, 'href') ?? ''));

for (const language of languages) {
  test.describe(`the feed of case studies (${language})`, () => {
    const path = pathIn(language, '/feed.xml');

    test('is valid Atom', async ({ request }) => {
      const feed = await read(request, path);
      expect(await issuesOf(feed, 'atom.rng')).toEqual([]);
      expect(await issuesOf(feed.replace(/<updated>.*?<\/updated>/, ''), 'atom.rng')).not.toEqual([]);
      expect(feed).toContain(`xml:lang="${language}"`);
    });

    test('contains all case studies with the texts of their pages', async ({ request, pages }) => {
      const entries = inside(await read(request, path), 'entry');
      const told = entries.map((entry) => ({
        id: inside(entry, 'id')[0],
        link: tags(entry, 'link').map(({ href }) => href),
        title: inside(entry, 'title')[0],
        summary: inside(entry, 'summary')[0],
      }));
      const shown = order['case-studies'].map((id) => {
        const page = pages.find(
          ({ address }) => address === pathIn(language, `/case-studies/${id}`),
        ) as RawPage;
        const canonical = canonicalOf(page);
        const summary = inLanguage(study(id).summary, language);
        return { id: canonical, link: [canonical], title: heading(page), summary };
      });
      expect(told).toHaveLength(order['case-studies'].length);
      expect(told).toEqual(expect.arrayContaining(shown));
    });

    test('uses the titles of the industry pages as categories', async ({ request, pages }) => {
      for (const entry of inside(await read(request, path), 'entry')) {
        const [category] = tags(entry, 'category');
        const page = pages.find(
          ({ address }) => address === pathIn(language, `/industries/${category?.term}`),
        );
        expect(category?.label).toBe(page && heading(page));
      }
    });

    test('has the date of its newest entry, which comes first', async ({ request }) => {
      const feed = await read(request, path);
      const [own, ...entries] = inside(feed, 'updated');
      expect(entries).toHaveLength(order['case-studies'].length);
      expect(own).toBe(entries[0]);
      expect(entries).toEqual([...entries].sort().reverse());
      expect([...entries, ...inside(feed, 'published')].filter((time) => !isPast(time))).toEqual([]);
    });

    test('links to itself and to the page of case studies', async ({ request }) => {
      const feed = await read(request, path);
      const head = feed.slice(0, feed.indexOf('<entry>'));
      const links = Object.fromEntries(tags(head, 'link').map(({ rel, href = '' }) => [rel, pathOf(href)]));
      expect(links).toEqual({ self: path, alternate: pathIn(language, '/case-studies') });
      expect(inside(head, 'id').map(pathOf)).toEqual([path]);
      const icon = await request.get(pathOf(inside(head, 'icon')[0] ?? ''));
      expect(icon.status()).toBe(200);
    });

    test('is linked from every page in its language', async ({ pages }) => {
      const announced = pages
        .filter((page) => page.language === language)
        .map((page) => [page.path, ...feedsOf(page)]);
      // Pages of articles announce their own feed before it.
      const articles = pathIn(language, '/insights.xml');
      expect(announced).toEqual(
        announced.map(([page = '']) => [page, ...(/^\/insights(\/|$)/.test(page) ? [articles] : []), path]),
      );
    });
  });

  test(`the feed of articles is valid Atom with the full text of each article (${language})`, async ({
    request,
    pages,
  }) => {
    const path = pathIn(language, '/insights.xml');
    const feed = await read(request, path);
    expect(await issuesOf(feed, 'atom.rng')).toEqual([]);
    const told = inside(feed, 'entry').map((entry) => [inside(entry, 'id')[0], inside(entry, 'title')[0]]);
    const shown = pages
      .filter((page) => page.language === language && page.path.startsWith('/insights/'))
      .map((page) => [canonicalOf(page), heading(page)]);
    expect(told.sort()).toEqual(shown.sort());
    expect(feed.match(/<content type="html">/g)).toHaveLength(shown.length);
    expect(inside(feed, 'published').filter((time) => !isPast(time))).toEqual([]);
  });

  test.describe(`the web manifest (${language})`, () => {
    const path = pathIn(language, '/manifest.webmanifest');

    test('contains the site name, language, and home page', async ({ request, pages }) => {
      const manifest = JSON.parse(await read(request, path));
      const home = pages.find(({ address }) => address === pathIn(language, '/')) as RawPage;
      expect(manifest).toMatchObject({
        lang: language,
        dir: 'ltr',
        start_url: home.address,
        id: home.address,
        scope: '/',
        display: expect.stringMatching(/^(standalone|minimal-ui)$/),
      });
      expect(metas(home)['og:site_name']).toBe(manifest.name);
      expect(manifest.short_name).toBeTruthy();
      const [footer] = byTag(home.root, 'footer');
      expect(footer && textOf(footer)).toContain(manifest.description);
      expect(await typeOf(request, path)).toBe('application/manifest+json');
    });

    test('lists existing icons in the stated sizes, one of them maskable', async ({ request }) => {
      const { icons } = JSON.parse(await read(request, path));
      for (const { src, sizes, type } of icons) {
        const response = await request.get(src);
        expect(response.status(), src).toBe(200);
        const { width, height, format } = await sharp(await response.body()).metadata();
        expect(`${width}x${height} image/${format}`, src).toBe(`${sizes} ${type}`);
      }
      expect(icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])).toEqual([
        ['192x192', undefined],
        ['512x512', undefined],
        ['512x512', 'maskable'],
      ]);
    });

    test('has the light theme color of the pages', async ({ request, pages }) => {
      const { theme_color, background_color } = JSON.parse(await read(request, path));
      for (const page of pages.filter((each) => each.language === language)) {
        const colors = byTag(page.root, 'meta')
          .filter((meta) => attribute(meta, 'name') === 'theme-color')
          .map((meta) => [attribute(meta, 'media'), attribute(meta, 'content')]);
        expect(colors).toEqual([
          ['(prefers-color-scheme: light)', theme_color],
          ['(prefers-color-scheme: dark)', expect.stringMatching(/^#[0-9a-f]{6}$/)],
        ]);
      }
      expect(background_color).toBe(theme_color);
    });

    test('is linked from every page in its language', ({ pages }) => {
      const linked = pages
        .filter((page) => page.language === language)
        .map((page) =>
          linksOf(page, 'manifest')
            .map((link) => attribute(link, 'href'))
            .join(),
        );
      expect(linked).toEqual(Array(paths.length).fill(path));
    });
  });
}

test('every page links the same icons, which exist with the right types', async ({ request, pages }) => {
  const iconsOf = (page: RawPage) =>
    [...linksOf(page, 'icon'), ...linksOf(page, 'apple-touch-icon')].map(
      (link) => attribute(link, 'href') ?? '',
    );
  expect(new Set(pages.map((page) => iconsOf(page).join(' ')))).toEqual(
    new Set(['/favicon.ico /favicon.svg /apple-touch-icon.png']),
  );
  expect(await typeOf(request, '/favicon.svg')).toBe('image/svg+xml');
  expect(await typeOf(request, '/favicon.ico')).toMatch(/icon/);
  const touch = await sharp(await (await request.get('/apple-touch-icon.png')).body()).metadata();
  expect([touch.width, touch.height]).toEqual([180, 180]);
});

test.describe('llms.txt', () => {
  const links = (text: string) =>
    [...text.matchAll(/^- \[((?:[^\]\\]|\\.)+)\]\(([^)]+)\)(?:: (.+))?$/gm)].map(
      ([, title = '', address = '', description]) => ({
        title: title.replace(/\\(.)/g, '$1'),
        address,
        description,
      }),
    );

  test('starts with the name and a summary, then lists pages under headings', async ({ request, pages }) => {
    const text = await read(request, '/llms.txt');
    const blocks = text.trim().split('\n\n');
    const home = pages.find(({ address }) => address === '/') as RawPage;
    expect(blocks[0]).toBe(`# ${metas(home)['og:site_name']}`);
    expect(blocks[1]).toMatch(/^> \S/);
    expect(blocks[1]).toContain(descriptionOf(home));
    const labels = entryKinds.map((kind) => {
      const [group = '', key = ''] = labelOf(kind)?.split('.') ?? [];
      return `## ${messages(defaultLocale)[group]?.[key]}`;
    });
    expect(text.match(/^## .+$/gm)).toEqual([...labels, `## ${metas(home)['og:site_name']}`, '## Optional']);
    expect(await typeOf(request, '/llms.txt')).toBe('text/plain');
  });

  test('links to every English page except the home page, each with a description', async ({ request }) => {
    const listed = links(await read(request, '/llms.txt'));
    const described = listed.filter(({ description }) => description).map(({ address }) => pathOf(address));
    expect(paths.filter((path) => path !== '/' && isListed({ path }) && !described.includes(path))).toEqual(
      [],
    );
  });

  test('links only to existing pages, each once', async ({ request }) => {
    const text = await read(request, '/llms.txt');
    const listed = links(text);
    expect(listed).toHaveLength(text.match(/^- /gm)?.length ?? 0);
    expect(new Set(listed.map(({ address }) => address)).size).toBe(listed.length);
    for (const { address } of listed) {
      expect(address).toMatch(/^https?:\/\//);
      expect((await request.head(site + pathOf(address), { maxRedirects: 0 })).status(), address).toBe(200);
    }
  });

  test('uses the h1 of each detail page as its title', async ({ request, pages }) => {
    const titles = new Map(pages.map((page) => [page.address, heading(page)]));
    const details = links(await read(request, '/llms.txt')).filter(
      ({ address }) => pathOf(address).split('/').length === 3,
    );
    expect(details).toHaveLength(Object.values(order).flat().length);
    for (const { title, address } of details) expect(title).toBe(titles.get(pathOf(address)));
  });
});

test.describe('link previews', () => {
  test('contain title, description, URL, and language of every page', ({ pages }) => {
    for (const page of pages) {
      const isArticle = /^\/(case-studies|insights)\//.test(page.path);
      expect(metas(page), page.address).toMatchObject({
        'og:title': titleOf(page),
        'og:description': descriptionOf(page),
        'og:type': isArticle ? 'article' : 'website',
        'og:locale': siteLanguages[page.language].openGraph,
        'twitter:card': 'summary_large_image',
        'twitter:title': titleOf(page),
        'twitter:description': descriptionOf(page),
      });
      expect(new URL(metas(page)['og:url'] ?? '').href).toBe(canonicalOf(page));
      expect(metas(page)['og:site_name']).toBeTruthy();
      expect(every(page, 'og:locale:alternate')).toEqual(
        languages.filter((each) => each !== page.language).map((each) => siteLanguages[each].openGraph),
      );
    }
  });

  test('have a different image with alternative text for every page', async ({ request, pages }) => {
    const pictures = pages.map((page) => metas(page)['og:image'] ?? '');
    expect(new Set(pictures).size).toBe(allPaths.length);
    for (const page of pages) {
      const values = metas(page);
      expect(values['og:image:alt']?.trim(), page.address).toBeTruthy();
      expect(values['twitter:image:alt']).toBe(values['og:image:alt']);
      expect(values['twitter:image']).toBe(values['og:image']);
      expect(values['og:image']).toMatch(/^https?:\/\//);
      const picture = await request.head(pathOf(values['og:image'] ?? ''));
      expect(picture.status()).toBe(200);
      expect(picture.headers()['content-type']).toBe(values['og:image:type']);
    }
  });

  test('have images of the stated size', async ({ request, pages }) => {
    for (const page of pages.filter(({ language }) => language === 'es').slice(0, 4)) {
      const values = metas(page);
      const body = await (await request.get(pathOf(values['og:image'] ?? ''))).body();
      const { width, height } = await sharp(body).metadata();
      expect([String(width), String(height)]).toEqual([values['og:image:width'], values['og:image:height']]);
    }
  });
});
