import { entry, company as facts, inLanguage, messages, sectionsOf, study } from '../support/content';
import { descriptionOf, linksOf, pathOf, type RawPage } from '../support/crawl';
import { attribute, byTag, type Element, elements, textOf } from '../support/html';
import { allPaths, expect, type Language, languages, order, pathIn, site, test } from '../support/site';

type Value = string | number | boolean | Node | Value[];
type Node = { [key: string]: Value };

const vocabulary = 'https://schema.org';

/** Keys whose value is a URL or a node with a URL. */
const addressKeys = ['@id', 'url', 'item', 'logo', 'image', 'sameAs'];

const scriptsOf = ({ root }: RawPage) =>
  byTag(root, 'script').filter((script) => attribute(script, 'type') === 'application/ld+json');

/** Returns the text of a script element. */
const codeOf = ({ childNodes: [text] }: Element) => (text && 'value' in text ? text.value : '');

/** Returns all top-level nodes of all JSON-LD scripts on a page. */
const nodesOf = (page: RawPage): Node[] =>
  scriptsOf(page).flatMap((script) => JSON.parse(codeOf(script))['@graph'] as Node[]);

const typesOf = (node: Node) => [node['@type'] ?? []].flat() as string[];

const ofType = (page: RawPage, type: string) => nodesOf(page).filter((node) => typesOf(node).includes(type));

/** Returns the only node of a type on a page, or an empty node, which fails the following checks. */
const only = (page: RawPage, type: string): Node => {
  const nodes = ofType(page, type);
  return nodes.length === 1 && nodes[0] ? nodes[0] : {};
};

/** Returns the node that describes the page itself. */
const pageNode = (page: RawPage): Node =>
  nodesOf(page).find(
    ({ '@id': id }) => typeof id === 'string' && !id.includes('#') && pathOf(id) === page.address,
  ) ?? {};

/** Returns every value below a node, with its key. */
function values(value: Value | undefined, key = ''): [key: string, value: Value][] {
  if (value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((item) => values(item, key));
  if (typeof value !== 'object') return [[key, value]];
  return [[key, value], ...Object.entries(value).flatMap(([name, item]) => values(item, name))];
}

/** Returns the values at a path such as `a.b.c`. A list gives one value per item, undefined for items without one. */
function at(node: Value | undefined, path: string): (Value | undefined)[] {
  if (Array.isArray(node)) return node.flatMap((item) => at(item, path));
  const [key = '', ...rest] = path.split('.');
  const value = typeof node === 'object' ? node[key] : undefined;
  if (rest.length > 0) return at(value, rest.join('.'));
  return Array.isArray(value) ? value : [value];
}

/** Returns all URLs in the nodes of a page: links, images, references. */
const addressesIn = (page: RawPage): string[] =>
  values(nodesOf(page)).flatMap(([key, value]) =>
    typeof value === 'string' && addressKeys.includes(key) ? [value] : [],
  );

/** Returns the messages of a rule for all pages, each with the path of the page. */
const failing = (pages: RawPage[], rule: (page: RawPage) => unknown[]) =>
  pages.flatMap((page) => rule(page).map((issue) => `${page.address}: ${issue}`));

/** Returns a message if two values differ. */
const unlike = (what: string, said: unknown, shown: unknown): string[] =>
  JSON.stringify(said) === JSON.stringify(shown)
    ? []
    : [`${what}: says ${JSON.stringify(said)}, shows ${JSON.stringify(shown)}`];

const byId = ({ root }: RawPage, id: string) =>
  elements(root).find((element) => attribute(element, 'id') === id);

const labelledBy = ({ root }: RawPage, id: string) =>
  elements(root).find((element) => attribute(element, 'aria-labelledby') === id);

/** Returns the visible text of an element, without scripts and styles. */
const shownIn = (element: Element | undefined): string =>
  element && !['script', 'style', 'template'].includes(element.tagName)
    ? element.childNodes
        .map((child) => ('tagName' in child ? shownIn(child) : textOf(child)))
        .filter(Boolean)
        .join(' ')
    : '';

const main = ({ root }: RawPage) => byTag(root, 'main')[0];

/** Returns the elements whose parent is this element. */
const childrenOf = ({ childNodes }: Element) =>
  childNodes.filter((child): child is Element => 'tagName' in child);

/** Returns the questions that a page shows, each with its answer: a paragraph with an id, for links to it. */
const questionsOf = (page: RawPage) =>
  byTag(main(page) as Element, 'details').flatMap((details) => {
    const answers = childrenOf(details).filter(
      (child) => child.tagName === 'p' && attribute(child, 'id') !== undefined,
    );
    if (answers.length === 0) return [];
    return [[byTag(details, 'summary').map(textOf).join(), answers.map(textOf).join(' ')]];
  });

const heading = ({ root }: RawPage) => byTag(root, 'h1').map(textOf).join();

const hrefOf = (element: Element) => attribute(element, 'href') ?? '';

const metaOf = ({ root }: RawPage, property: string) =>
  byTag(root, 'meta')
    .filter((meta) => attribute(meta, 'property') === property)
    .map((meta) => attribute(meta, 'content'))[0];

const folders = ['services', 'case-studies', 'industries'] as const;

const kindOf = ({ path }: RawPage) => {
  const [, first = '', id] = path.split('/');
  return id ? `a page of ${first}` : path;
};

/** These pages describe the company; the others only name it. */
const describingCompany = ['/', '/about', '/contact'];

const companyAndSite = ({ path }: RawPage) => [
  describingCompany.includes(path) ? 'Organization ProfessionalService' : 'Organization',
  'WebSite',
];

/** The types that each kind of page has, besides those of the site, the company, and the questions. */
const wanted: Record<string, string[]> = {
  '/': ['WebPage'],
  '/services': ['CollectionPage', 'BreadcrumbList'],
  '/case-studies': ['CollectionPage', 'BreadcrumbList'],
  '/industries': ['CollectionPage', 'BreadcrumbList'],
  '/insights': ['CollectionPage', 'BreadcrumbList'],
  '/about': ['AboutPage', 'BreadcrumbList'],
  '/how-we-work': ['WebPage', 'BreadcrumbList'],
  '/security': ['WebPage', 'BreadcrumbList'],
  '/contact': ['ContactPage', 'BreadcrumbList'],
  '/search': ['SearchResultsPage', 'BreadcrumbList'],
  '/privacy-policy': ['WebPage', 'BreadcrumbList'],
  '/terms-of-service': ['WebPage', 'BreadcrumbList'],
  'a page of services': ['WebPage', 'BreadcrumbList', 'Service'],
  'a page of case-studies': ['WebPage', 'BreadcrumbList', 'Article'],
  'a page of industries': ['WebPage', 'BreadcrumbList'],
  'a page of insights': ['WebPage', 'BreadcrumbList', 'Article'],
};

/**
 * The fields that Google requires or recommends for each type and that the site can fill in:
 * https://developers.google.com/search/docs/appearance/structured-data/search-gallery
 */
const fields: Record<string, string[]> = {
  ProfessionalService: [
    'name',
    'address.addressLocality',
    'address.addressRegion',
    'address.postalCode',
    'address.addressCountry',
    'geo.latitude',
    'geo.longitude',
    'openingHoursSpecification.dayOfWeek',
    'openingHoursSpecification.opens',
    'openingHoursSpecification.closes',
    'telephone',
    'url',
    'image',
    'logo',
    'sameAs',
    'contactPoint.telephone',
    'contactPoint.email',
    'foundingDate',
    'areaServed',
  ],
  WebSite: ['name', 'url', 'inLanguage', 'publisher.@id'],
  BreadcrumbList: ['itemListElement.position', 'itemListElement.name', 'itemListElement.item'],
  FAQPage: ['mainEntity.name', 'mainEntity.acceptedAnswer.text', 'inLanguage'],
  Article: [
    'headline',
    'description',
    'image',
    'author.@type',
    'author.name',
    'author.url',
    'publisher.name',
    'about.name',
    'inLanguage',
    'mainEntityOfPage.@id',
  ],
  Service: ['name', 'description', 'serviceType', 'provider.@id', 'provider.name', 'hasOfferCatalog.name'],
  CollectionPage: [
    'mainEntity.itemListElement.position',
    'mainEntity.itemListElement.url',
    'mainEntity.itemListElement.name',
  ],
};

test('is valid JSON-LD for schema.org on every page, with characters escaped that could end the script', ({
  pages,
}) => {
  const issues = failing(pages, (page) =>
    scriptsOf(page).flatMap((script) => {
      const code = codeOf(script);
      const { '@context': context, '@graph': graph } = JSON.parse(code);
      return [
        ...(/[<>&\u2028\u2029]/.test(code) ? ['holds an unescaped character'] : []),
        ...unlike('context', context, vocabulary),
        ...(Array.isArray(graph) && graph.length > 0 ? [] : ['has no nodes']),
      ];
    }),
  );
  expect(issues).toEqual([]);
  expect(pages.map((page) => scriptsOf(page).length)).toEqual(Array(allPaths.length).fill(1));
});

test('has the expected types for each kind of page', ({ pages }) => {
  const issues = failing(pages, (page) =>
    unlike(
      'types',
      nodesOf(page)
        .map((node) => typesOf(node).join(' '))
        .sort(),
      [
        ...(wanted[kindOf(page)] ?? []),
        ...companyAndSite(page),
        ...(questionsOf(page).length > 0 ? ['FAQPage'] : []),
      ].sort(),
    ),
  );
  expect(issues).toEqual([]);
});

test('has every field that search engines require or recommend', ({ pages }) => {
  const issues = failing(pages, (page) =>
    nodesOf(page).flatMap((node) =>
      typesOf(node).flatMap((type) =>
        (fields[type] ?? [])
          .filter((field) => {
            const found = at(node, field);
            return found.length === 0 || found.some((value) => value === undefined || value === '');
          })
          .map((field) => `${type} lacks ${field}`),
      ),
    ),
  );
  expect(issues).toEqual([]);
  const found = new Set(pages.flatMap(nodesOf).flatMap(typesOf));
  expect(Object.keys(fields).filter((type) => !found.has(type))).toEqual([]);
});

test('has one list per list type, with positions counted from 1', ({ pages }) => {
  const issues = failing(pages, (page) => {
    const lists = values(nodesOf(page)).flatMap(([key, value]) =>
      typeof value === 'object' && !Array.isArray(value) && value['@type'] === 'ListItem' && key
        ? [value]
        : [],
    );
    const positions = lists.map(({ position }) => position as number);
    const starts = positions.filter((position) => position === 1).length;
    const inOrder = positions.every(
      (position, index) => position === 1 || position === (positions[index - 1] ?? 0) + 1,
    );
    const listsMeant = ['BreadcrumbList', 'CollectionPage'].flatMap((type) => ofType(page, type)).length;
    return [...unlike('lists', starts, listsMeant), ...(inOrder ? [] : [`positions ${positions}`])];
  });
  expect(issues).toEqual([]);
});

test('references only nodes on the same page, with unique ids', ({ pages }) => {
  const issues = failing(pages, (page) => {
    const nodes = nodesOf(page);
    const known = nodes.map(({ '@id': id }) => id);
    const references = values(nodes).flatMap(([, value]) =>
      typeof value === 'object' && !Array.isArray(value) && value['@id'] !== undefined ? [value['@id']] : [],
    );
    const twice = known.filter((id, index) => known.indexOf(id) !== index);
    return [
      ...references.filter((id) => !known.includes(id)).map((id) => `${id} does not exist`),
      ...twice.map((id) => `${id} exists twice`),
      ...(known.includes(undefined as never) ? ['a node has no @id'] : []),
    ];
  });
  expect(issues).toEqual([]);
});

/** Returns an absolute URL in its normal form, e.g. with a slash after the host, without its hash. */
const withoutHash = (address: string) => new URL(address, site).href.replace(/#.*$/, '');

test('contains only absolute URLs that exist or that a page links to', async ({ pages }) => {
  const [home] = pages;
  const publicOrigin = home && new URL(hrefOf(linksOf(home, 'canonical')[0] as Element)).origin;
  const relative = failing(pages, (page) =>
    addressesIn(page).filter((address) => !/^https?:\/\/[^/]/.test(address) || !URL.canParse(address)),
  );
  expect(relative).toEqual([]);

  const addresses = new Set(pages.flatMap(addressesIn).map((address) => withoutHash(address)));
  const own = [...addresses].filter((address) => new URL(address).origin === publicOrigin);
  const answers = await Promise.all(
    own.map(async (address) => {
      const { status } = await fetch(site + pathOf(address), { method: 'HEAD', redirect: 'manual' });
      return status === 200 ? [] : [`${address}: ${status}`];
    }),
  );
  expect(own.length).toBeGreaterThan(allPaths.length);
  expect(answers.flat()).toEqual([]);

  const shown = new Set(pages.flatMap(({ root }) => byTag(root, 'a').map(hrefOf)).map(withoutHash));
  const foreign = [...addresses].filter((address) => new URL(address).origin !== publicOrigin);
  expect(foreign.filter((address) => !shown.has(address))).toEqual([]);
});

test('describes each page with URL, heading, description, language, and site', ({ pages }) => {
  const issues = failing(pages, (page) => {
    const node = pageNode(page);
    const [canonical] = linksOf(page, 'canonical').map((link) => new URL(hrefOf(link)).href);
    return [
      ...unlike('address', node.url, canonical),
      ...unlike('name', node.name, heading(page)),
      ...unlike('description', node.description, descriptionOf(page)),
      ...unlike('language', node.inLanguage, page.language),
      ...unlike('site', at(node, 'isPartOf.@id')[0], only(page, 'WebSite')['@id']),
    ];
  });
  expect(issues).toEqual([]);
});

test('has the breadcrumbs that each page shows', ({ pages }) => {
  const issues = failing(pages, (page) => {
    const label = messages(page.language).Breadcrumbs?.label;
    const nav = byTag(page.root, 'nav').find((each) => attribute(each, 'aria-label') === label);
    if (page.path === '/') return nav ? ['shows breadcrumbs'] : [];
    const shown = nav ? byTag(nav, 'a').map((link) => [textOf(link), hrefOf(link)]) : [];
    const list = only(page, 'BreadcrumbList');
    const said = (list.itemListElement as Node[]).map(({ name, item }) => [name, pathOf(String(item))]);
    return [
      ...(shown.length < 2 ? ['shows no breadcrumbs'] : []),
      ...unlike('first breadcrumb', shown[0]?.[1], pathIn(page.language, '/')),
      ...unlike('last breadcrumb', shown.at(-1)?.[1], page.address),
      ...unlike('breadcrumbs', said, shown),
      ...unlike('reference', at(pageNode(page), 'breadcrumb.@id')[0], list['@id']),
    ];
  });
  expect(issues).toEqual([]);
});

test('has the questions and answers that each page shows', ({ pages }) => {
  const issues = failing(pages, (page) => {
    const shown = questionsOf(page);
    const node = only(page, 'FAQPage');
    const said = [node.mainEntity ?? []]
      .flat()
      .map((question) => [at(question, 'name')[0], at(question, 'acceptedAnswer.text')[0]]);
    return [
      ...unlike('questions', said, shown),
      ...(shown.length > 0 ? unlike('language', node.inLanguage, page.language) : []),
    ];
  });
  expect(issues).toEqual([]);
  // The content requires questions only for services.
  const services = pages.filter((page) => kindOf(page) === 'a page of services');
  expect(services.filter((page) => ofType(page, 'FAQPage').length !== 1)).toEqual([]);
});

test('describes the same company on every page', ({ pages }) => {
  const names = pages.map((page) => {
    const { '@id': id, name } = only(page, 'Organization');
    return `${id} ${name}`;
  });
  expect(new Set(names).size).toBe(1);
  const facts = pages
    .filter(({ path }) => describingCompany.includes(path))
    .map((page) => {
      const { contactPoint, ...rest } = only(page, 'ProfessionalService');
      return JSON.stringify(rest);
    });
  expect(facts).toHaveLength(describingCompany.length * languages.length);
  expect(new Set(facts).size).toBe(1);
});

/** A time of day such as 9AM, 18:00, or “17 h 30”. */
const time = /(\d+)(?:(?::|\sh\s)(\d\d))?(AM|PM)?/;

/** Parses a time of day to minutes. */
function minutesOf(text: string): number {
  const [, hour = '', minute = '0', half] = time.exec(text) ?? [];
  return ((Number(hour) % (half ? 12 : 24)) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
}

/** Removes the time zone, which follows the times and may have a number, e.g. "UTC+1". */
function withoutZone(hours: string, zone: string): string {
  const start = hours.lastIndexOf(zone);
  return start < 0 ? hours : hours.slice(0, start) + hours.slice(start + zone.length);
}

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

for (const language of languages) {
  test(`has the company details of the contact page (${language})`, ({ pages }) => {
    const page = pages.find(({ address }) => address === pathIn(language, '/contact')) as RawPage;
    const company = only(page, 'ProfessionalService');
    const words = messages(language).Contact ?? {};
    const details = Object.fromEntries(
      byTag(main(page) as Element, 'dt').map((term) => {
        const siblings = term.parentNode && 'childNodes' in term.parentNode ? term.parentNode.childNodes : [];
        const value = siblings.find((each) => 'tagName' in each && each.tagName === 'dd') as Element;
        return [textOf(term), value];
      }),
    );
    const detail = (key: string) => details[words[key] ?? ''] as Element;
    const linkOf = (key: string) => byTag(detail(key), 'a').map(hrefOf);

    const { addressLocality, addressRegion, postalCode } = company.address as Node;
    expect(textOf(detail('location'))).toBe(`${addressLocality}, ${addressRegion} ${postalCode}`);
    expect(linkOf('phone')).toEqual([`tel:${company.telephone}`]);
    expect(linkOf('email')).toEqual([`mailto:${company.email}`]);
    expect(company.contactPoint).toMatchObject({ telephone: company.telephone, email: company.email });
    expect(pathOf(String((company.contactPoint as Node).url))).toBe(page.address);

    const hours = company.openingHoursSpecification as Node;
    // Pages show the days in the order of the week, the content may have another one.
    const days = week.filter((day) => (hours.dayOfWeek as string[]).includes(day));
    const dayName = (day = '') =>
      new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
        // 2024-01-01 was a Monday.
        Date.UTC(2024, 0, 1 + week.indexOf(day)),
      );
    const shown = textOf(detail('hours'));
    expect(shown.toLowerCase()).toContain(dayName(days[0]).toLowerCase());
    expect(shown.toLowerCase()).toContain(dayName(days.at(-1)).toLowerCase());
    const times = withoutZone(shown, facts.hours.zone).match(new RegExp(time, 'g')) ?? [];
    expect(times.map(minutesOf)).toEqual([minutesOf(String(hours.opens)), minutesOf(String(hours.closes))]);

    const { latitude, longitude } = company.geo as Node;
    const maps = byTag(main(page) as Element, 'a')
      .map(hrefOf)
      .filter((href) => href.includes(`openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#`));
    expect(maps).toHaveLength(sectionsOf('contact').filter(({ kind }) => kind === 'map').length);
  });

  test(`has the founding year of the company and the social profiles that the pages show (${language})`, ({
    pages,
  }) => {
    const page = pages.find(({ address }) => address === pathIn(language, '/about')) as RawPage;
    const company = only(page, 'ProfessionalService');
    expect(company.foundingDate).toBe(String(facts.founded));
    const isYearShown = JSON.stringify(sectionsOf('about')).includes('{founded}');
    if (isYearShown) expect(shownIn(main(page))).toContain(String(company.foundingDate));
    const [footer] = byTag(page.root, 'footer');
    const networks = byTag(footer as Element, 'a')
      .filter((link) => attribute(link, 'rel')?.split(' ').includes('me'))
      .map(hrefOf);
    expect(company.sameAs).toEqual(networks);
    expect(company.name).toBe(metaOf(page, 'og:site_name'));
    expect(only(page, 'WebSite').inLanguage).toEqual([...languages]);
  });

  for (const folder of folders) {
    test(`lists ${folder} in the order of the page (${language})`, ({ pages }) => {
      const page = pages.find(({ address }) => address === pathIn(language, `/${folder}`)) as RawPage;
      const isOfFolder = (address: string) => address.startsWith(pathIn(language, `/${folder}/`));
      const cardsIn = (section: Element) =>
        byTag(section, 'h3')
          .flatMap((title) => byTag(title, 'a'))
          .filter((link) => isOfFolder(hrefOf(link)))
          .map((link) => [textOf(link), hrefOf(link)]);
      const list = at(only(page, 'CollectionPage'), 'mainEntity.itemListElement').flat() as Node[];
      const listed = list
        .map(({ name, url }) => [name, pathOf(String(url))])
        .filter(([, address]) => isOfFolder(String(address)));
      // Other sections may show some of the entries again.
      const entries = [...new Map(listed.map((each) => [each[1], each])).values()];
      expect(entries).not.toEqual([]);
      // A page may be told to show only some.
      const isComplete = !sectionsOf(folder).some((section) => 'show' in section);
      if (isComplete) expect(entries).toHaveLength(order[folder].length);
      expect(byTag(main(page) as Element, 'section').map(cardsIn)).toContainEqual(entries);
    });
  }
}

test('describes each service with the texts of its page', ({ pages }) => {
  const services = pages.filter((page) => kindOf(page) === 'a page of services');
  const issues = failing(services, (page) => {
    const node = only(page, 'Service');
    const covers = labelledBy(page, 'capabilities') as Element;
    const catalog = node.hasOfferCatalog as Node;
    return [
      ...unlike('name', node.name, heading(page)),
      ...unlike('type', node.serviceType, heading(page)),
      ...(shownIn(main(page)).includes(String(node.description)) ? [] : ['description is not shown']),
      ...unlike('catalog', catalog.name, textOf(byId(page, 'capabilities') as Element)),
      ...unlike('offers', at(catalog, 'itemListElement.name'), byTag(covers, 'h3').map(textOf)),
      ...unlike('reference', at(pageNode(page), 'mainEntity.@id')[0], node['@id']),
      ...unlike('provider', at(node, 'provider.name')[0], only(page, 'Organization').name),
    ];
  });
  expect(services).toHaveLength(order.services.length * languages.length);
  expect(issues).toEqual([]);
});

test('describes each case study with the texts of its page', ({ pages }) => {
  const studies = pages.filter((page) => kindOf(page) === 'a page of case-studies');
  const issues = failing(studies, (page) => {
    const node = only(page, 'Article');
    const list = elements(byId(page, 'results') as Element).find((element) =>
      attribute(element, 'class')?.startsWith('result-list'),
    );
    // Each result is its number and what it means, then other facts. Its bars are a list of their own.
    const shown = byTag(list as Element, 'li')
      .filter(({ parentNode }) => parentNode === list)
      .map((result) =>
        elements(result)
          .slice(0, 2)
          .map((part) => textOf(part)),
      );
    const [hero] = byTag(main(page) as Element, 'section');
    const mentions = (type: string) =>
      ([node.mentions ?? []].flat() as Node[]).filter((mention) => typesOf(mention).includes(type));
    const links = byTag(byId(page, 'project-details') as Element, 'a').filter((link) =>
      hrefOf(link).includes('/services/'),
    );
    return [
      ...unlike('headline', node.headline, heading(page)),
      ...(shownIn(hero).includes(String(node.description)) ? [] : ['description is not shown']),
      ...(shownIn(hero).includes(String(at(node, 'about.name')[0])) ? [] : ['industry is not shown']),
      ...unlike(
        'results',
        mentions('PropertyValue').map((result) => [result.value, result.name]),
        shown,
      ),
      ...unlike(
        'services',
        mentions('Service').map(({ name, url }) => [name, pathOf(String(url))]),
        links.map((link) => [textOf(link), hrefOf(link)]),
      ),
      ...unlike('picture', node.image, metaOf(page, 'og:image')),
      ...unlike('language', node.inLanguage, page.language),
      ...unlike('published', node.datePublished, metaOf(page, 'article:published_time')),
      ...unlike('modified', node.dateModified, metaOf(page, 'article:modified_time')),
      ...unlike('reference', at(pageNode(page), 'mainEntity.@id')[0], node['@id']),
    ];
  });
  expect(studies).toHaveLength(order['case-studies'].length * languages.length);
  expect(issues).toEqual([]);
});

test('describes each article with its author, dates, and texts as the page shows them', ({ pages }) => {
  const articles = pages.filter((page) => kindOf(page) === 'a page of insights');
  const issues = failing(articles, (page) => {
    const node = only(page, 'Article');
    const [hero] = byTag(main(page) as Element, 'section');
    const shown = shownIn(hero);
    const dayIn = (time: unknown) =>
      new Intl.DateTimeFormat(page.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${time}T12:00:00Z`),
      );
    return [
      ...unlike('headline', node.headline, heading(page)),
      ...unlike('author', at(node, 'author.@type')[0], 'Person'),
      ...[node.description, ...at(node, 'author.name'), ...at(node, 'about.name'), dayIn(node.datePublished)]
        .filter((text) => !shown.includes(String(text)))
        .map((text) => `${text} is not shown`),
      ...unlike('published', node.datePublished, metaOf(page, 'article:published_time')),
      ...unlike('modified', node.dateModified, metaOf(page, 'article:modified_time')),
      ...unlike('reference', at(pageNode(page), 'mainEntity.@id')[0], node['@id']),
    ];
  });
  expect(articles).toHaveLength(order.insights.length * languages.length);
  expect(issues).toEqual([]);
});

test('links the industry of a case study to its page, with the title of that page', ({ pages }) => {
  const titles = new Map(pages.map((page) => [page.address, heading(page)]));
  const issues = failing(
    pages.filter((page) => kindOf(page) === 'a page of case-studies'),
    (page) => {
      const { name, url } = only(page, 'Article').about as Node;
      return unlike('industry', name, titles.get(pathOf(String(url))));
    },
  );
  expect(issues).toEqual([]);
});

test('has the date that each legal page shows', ({ pages }) => {
  const legal = pages.filter(({ path }) => ['/privacy-policy', '/terms-of-service'].includes(path));
  const issues = failing(legal, (page) => {
    const date = new Date(`${pageNode(page).dateModified}T12:00:00Z`);
    const shown = new Intl.DateTimeFormat(page.language, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
    return shownIn(main(page)).includes(shown) ? [] : [`${shown} is not shown`];
  });
  expect(legal).toHaveLength(2 * languages.length);
  expect(issues).toEqual([]);
});

test('uses the texts of the content files', ({ pages }) => {
  const page = (language: Language, path: string) =>
    pages.find(({ address }) => address === pathIn(language, path)) as RawPage;
  const [service = '', caseStudy = ''] = [order.services[0], order['case-studies'][0]];
  const { title, description } = entry('services', service);
  expect(only(page('fr', `/services/${service}`), 'Service')).toMatchObject({
    name: inLanguage(title, 'fr'),
    description: inLanguage(description, 'fr'),
  });
  const { title: headline, summary } = study(caseStudy);
  expect(only(page('es', `/case-studies/${caseStudy}`), 'Article')).toMatchObject({
    headline: inLanguage(headline, 'es'),
    description: inLanguage(summary, 'es'),
  });
});

test('has no page node on the pages for unknown paths', async ({ request }) => {
  for (const language of languages) {
    const html = await (await request.get(pathIn(language, '/no-such-page'))).text();
    expect(html).not.toContain('"WebPage"');
    expect(html).not.toContain('BreadcrumbList');
  }
});
