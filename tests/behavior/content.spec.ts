import type { Locator, Page } from 'playwright/test';
import { heroLines } from '../../components/sections/hero-title';
import {
  entry,
  inLanguage,
  legalSections,
  messages,
  phone,
  sectionsOf,
  study,
  templateWords,
} from '../support/content';
import type { RawPage } from '../support/crawl';
import { byTag, linesOf, textOf } from '../support/html';
import { boxOf } from '../support/look';
import {
  expect,
  fixedPaths,
  order,
  pathIn,
  paths,
  read,
  readingTest,
  test as scriptedTest,
  translations,
} from '../support/site';

/** The tests read pages as the server sends them. */
const test = readingTest;

const services = [
  'AI/ML',
  'Strategy and Consulting',
  'Data & Analytics',
  'Cyber Security',
  'Cloud Solutions',
  'Managed IT Support',
];

/** The case studies in display order: id, industry, duration in months. */
const studies = [
  ['financial-ml-platform', 'Financial Services', 8],
  ['healthcare-data-integration', 'Healthcare', 12],
  ['retail-customer-experience', 'Retail', 10],
  ['manufacturing-iot-solution', 'Manufacturing', 14],
  ['insurance-claim-processing', 'Insurance', 7],
  ['nonprofit-donation-platform', 'Retail', 6],
] as const;

const caseStudyIds = studies.map(([id]) => id as string);

const industries = [
  'Healthcare',
  'Financial Services',
  'Insurance',
  'Manufacturing',
  'Retail',
  'Public Sector',
];

const serviceIds = [
  'ai-ml',
  'strategy-consulting',
  'data-analytics',
  'cyber-security',
  'cloud-solutions',
  'managed-it',
];

const industryIds = ['healthcare', 'financial', 'insurance', 'manufacturing', 'retail', 'public-sector'];

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });

const cardTitles = (within: Locator) => within.getByRole('heading', { level: 3 });

const sections = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

/** Expects that the links lead to these entries of a folder, in this order. */
const expectLinksTo = async (cards: Locator, folder: string, ids: readonly string[]) => {
  await expect(cards).toHaveCount(ids.length);
  for (const [index, id] of ids.entries())
    await expect(cards.nth(index)).toHaveAttribute('href', `/${folder}/${id}`);
};

/** Counts the columns of a grid: the items in the row of one item, by default of the first. */
const columnsOf = (items: Locator, index = 0) =>
  items.evaluateAll((all, index) => {
    const tops = all.map((item) => Math.round(item.getBoundingClientRect().top));
    return tops.filter((top) => top === tops[index]).length;
  }, index);

/** Returns three other case studies: the same industry first, then the rest in display order (specification, section 2). */
const relatedStudies = (current: string) => {
  const industryOf = (id: string) => studies.find(([each]) => each === id)?.[1];
  const others = caseStudyIds.filter((id) => id !== current);
  const isSame = (id: string) => industryOf(id) === industryOf(current);
  return [...others.filter(isSame), ...others.filter((id) => !isSame(id))].slice(0, 3);
};

/** Returns the case studies that used a service, those that name it first before the others; at most four. */
const studiesOfService = (service: string) => {
  const rank = (id: string) => study(id).services.indexOf(service);
  const used = caseStudyIds.filter((id) => rank(id) >= 0);
  return used.sort((one, other) => rank(one) - rank(other)).slice(0, 4);
};

/** Returns the first three ids other than the current one. */
const firstOthers = (ids: readonly string[], current: string) =>
  ids.filter((id) => id !== current).slice(0, 3);

async function expectLink(within: Locator, name: string, href: string) {
  await expect(within.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
}

test('services, case studies, and industries have the specified order', () => {
  expect(order).toMatchObject({
    services: serviceIds,
    'case-studies': caseStudyIds,
    industries: industryIds,
  });
});

test.describe('the home page', () => {
  test.beforeEach(({ page }) => read(page, '/'));

  test('shows its sections in the specified order', async ({ page }) => {
    const headline = page.getByRole('heading', { level: 1 });
    const [hero] = sectionsOf('home');
    await expect(headline).toHaveText(hero ? inLanguage(hero.title, 'en') : 'missing');
    // Section 2 of the specification requires this topic for the headline.
    await expect(headline).toHaveText(/transform your business.*AI-powered/i);
    await expect(sections(page)).toHaveText([
      'Our Services',
      'Why Choose Brightmesa',
      'Case Studies',
      'Industries We Serve',
      'Ready to Transform Your Business?',
    ]);
  });

  test('links to the services and the about page in the hero', async ({ page }) => {
    const hero = region(page, /^Transform Your Business/);
    await expectLink(hero, 'Explore Services', '/services');
    await expectLink(hero, 'Learn More about Brightmesa', '/about');
  });

  test('shows the first four services', async ({ page }) => {
    const section = region(page, 'Our Services');
    await expect(cardTitles(section)).toHaveText(services.slice(0, 4));
    await expectLinksTo(cardTitles(section).getByRole('link'), 'services', serviceIds.slice(0, 4));
    await expectLink(section, 'View All Services', '/services');
  });

  test('shows four reasons to choose the company', async ({ page }) => {
    const section = region(page, 'Why Choose Brightmesa');
    await expect(cardTitles(section)).toHaveText([
      'Expertise & Innovation',
      'Customized Approach',
      'End-to-End Support',
      'Proven Results',
    ]);
    await expectLink(section, 'About Us', '/about');
  });

  test('shows three case studies with client, industry, and excerpt', async ({ page }) => {
    const section = region(page, 'Case Studies');
    await expectLinksTo(cardTitles(section).getByRole('link'), 'case-studies', caseStudyIds.slice(0, 3));
    const card = section.getByRole('listitem').filter({ hasText: 'Financial Services' });
    await expect(card).toContainText('Regional bank, 610,000 cards, Southwest US');
    await expect(card).toContainText(inLanguage(study('financial-ml-platform').excerpt, 'en'));
    await expectLink(section, 'View All Case Studies', '/case-studies');
  });

  test('shows the first four industries', async ({ page }) => {
    const section = region(page, 'Industries We Serve');
    await expect(cardTitles(section)).toHaveText(industries.slice(0, 4));
    await expectLinksTo(cardTitles(section).getByRole('link'), 'industries', industryIds.slice(0, 4));
    await expectLink(section, 'Explore All Industries', '/industries');
  });

  test('ends with a link to the contact page', async ({ page }) => {
    await expectLink(region(page, 'Ready to Transform Your Business?'), 'Get in Touch', '/contact');
  });
});

test.describe('the services page', () => {
  test.beforeEach(({ page }) => read(page, '/services'));

  test('shows its title and eyebrow in the hero', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
    await expect(region(page, 'Our Services')).toContainText('WHAT WE OFFER');
  });

  test('shows all services with an icon and a description', async ({ page }) => {
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('a[href^="/services/"]') });
    await expect(cardTitles(cards)).toHaveText(services);
    await expectLinksTo(cardTitles(cards).getByRole('link'), 'services', serviceIds);
    await expect(cards.getByRole('paragraph')).toHaveText(Array(services.length).fill(/\w/));
    // The arrow after the title is not the service’s icon.
    const icons = cards.locator('svg:not(h3 svg)');
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(icons.filter({ visible: true }), `at ${width} px`).toHaveCount(services.length);
    }
  });

  test('shows the services in 1, 2, or 4 columns', async ({ page }) => {
    const cards = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('a[href^="/services/"]') });
    for (const [width, columns] of [
      [375, 1],
      [768, 2],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await columnsOf(cards), `at ${width} px`).toBe(columns);
    }
  });

  test('shows the approach in six numbered steps', async ({ page }) => {
    const steps = region(page, 'Our Approach').getByRole('listitem');
    await expect(cardTitles(steps)).toHaveText([
      'Discover',
      'Design',
      'Implement',
      'Optimize',
      'Scale',
      'Support',
    ]);
    await expect(steps).toHaveText([/^1/, /^2/, /^3/, /^4/, /^5/, /^6/]);
  });

  test('ends with a link to the contact page', async ({ page }) => {
    await expectLink(page.getByRole('main').getByRole('region').last(), 'Get in Touch', '/contact');
  });
});

// The first and the last service: both need three related services.
for (const [index, id] of [...serviceIds.entries()].filter(([index]) => index % 5 === 0)) {
  test(`shows every section of the service ${id}`, async ({ page }) => {
    await read(page, `/services/${id}`);
    const main = page.getByRole('main');
    const { title, description } = entry('services', id);
    const words = templateWords('service');
    const heading = (text: (typeof words)[string] | undefined) => (text ? inLanguage(text, 'en') : 'missing');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(services[index] ?? '');
    expect(title.en).toBe(services[index]);
    await expect(main.getByRole('region').first()).toContainText(inLanguage(description, 'en'));
    await expect(cardTitles(region(page, heading(words.capabilities)))).not.toHaveCount(0);

    const steps = await region(page, heading(words.approach)).getByRole('listitem').count();
    expect([5, 6]).toContain(steps);

    const sidebar = main.getByRole('complementary', { name: 'Why Choose Brightmesa' });
    await expect(sidebar.getByRole('heading')).toHaveText('Why Choose Brightmesa');
    await expect(sidebar.getByRole('listitem')).toHaveText([
      'Industry-leading expertise',
      'Proven methodologies',
      'Tailored solutions',
      'Continuous support',
      'Measurable results',
    ]);
    await expect(sidebar.getByRole('listitem').locator('svg')).toHaveCount(5);
    await expectLink(sidebar, 'Contact Us', '/contact');

    const proof = region(page, heading(words.studies));
    await expectLinksTo(cardTitles(proof).getByRole('link'), 'case-studies', studiesOfService(id));

    const related = region(page, 'Related Services');
    await expectLinksTo(cardTitles(related).getByRole('link'), 'services', firstOthers(serviceIds, id));
    // Each detail page ends with a call to action.
    await expect(sections(page).nth(-2)).toHaveText('Related Services');
    await expect(sections(page).last()).toHaveText('Start with one question');
  });
}

test.describe('the list of case studies', () => {
  test.beforeEach(({ page }) => read(page, '/case-studies'));

  const cards = (page: Page) => page.getByRole('main').getByRole('article');

  test('shows its title and eyebrow in the hero', async ({ page }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Case Studies');
    await expect(region(page, 'Case Studies')).toContainText('SUCCESS STORIES');
  });

  test('has a search field, a button for all case studies, and one for each industry with case studies', async ({
    page,
  }) => {
    const bar = page.getByRole('search');
    await expect(bar.getByRole('button')).toHaveText([
      'All',
      ...new Set(studies.map(([, industry]) => industry)),
    ]);
    await expect(bar.getByRole('button', { pressed: true })).toHaveText(['All']);
    await expect(bar.getByPlaceholder('Search case studies...', { exact: true })).toBeVisible();
  });

  test('keeps the filter bar below the header while scrolling', async ({ page }) => {
    const bar = page.getByRole('search');
    await cards(page).last().scrollIntoViewIfNeeded();
    const header = await page.getByRole('banner').boundingBox();
    expect((await bar.boundingBox())?.y).toBe(header?.height);
  });

  test('hides the filters behind a button that shows the current one on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    const bar = page.getByRole('search');
    await expect(bar.getByRole('button')).toHaveCount(1);
    await expect(bar.getByRole('button')).toContainText('All');
    await expect(bar.getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  });

  test('shows all case studies in display order', async ({ page }) => {
    await expectLinksTo(cardTitles(cards(page)).getByRole('link'), 'case-studies', caseStudyIds);
    for (const [index, [, industry]] of studies.entries())
      await expect(cards(page).nth(index)).toContainText(industry);
  });

  test('limits excerpts to three lines, however long they are', async ({ page }) => {
    const summaries = caseStudyIds.map((id) => cards(page).getByText(inLanguage(study(id).excerpt, 'en')));
    const lines = await Promise.all(
      summaries.map((summary) =>
        summary.evaluate((each) => {
          each.textContent = 'word '.repeat(200);
          return Math.round(each.clientHeight / Number.parseFloat(getComputedStyle(each).lineHeight));
        }),
      ),
    );
    // The next test opens the page again.
    await page.goto('about:blank');
    expect(lines).toEqual(studies.map(() => 3));
  });

  test('shows the case studies after the first row in 1, 2, or 3 columns', async ({ page }) => {
    for (const [width, columns] of [
      [375, 1],
      [768, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await columnsOf(cards(page), 2), `at ${width} px`).toBe(columns);
    }
  });

  test('ends with a link to the contact page', async ({ page }) => {
    await expectLink(region(page, 'Ready to Create Your Success Story?'), 'Contact Us', '/contact');
  });
});

for (const [id, industry, months] of studies.filter(([, name]) => name !== 'Insurance')) {
  test(`shows every section of the case study ${id}`, async ({ page }) => {
    await read(page, `/case-studies/${id}`);
    const main = page.getByRole('main');
    const { title, summary, client } = study(id);

    const hero = main.getByRole('region').first();
    await expectLink(hero, 'Back to Case Studies', '/case-studies');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(inLanguage(title, 'en'));
    await expect(hero).toContainText(inLanguage(summary, 'en'));
    await expect(hero.getByText(industry, { exact: true })).toBeVisible();
    await expect(hero.getByText(inLanguage(client, 'en'), { exact: true })).toBeVisible();

    const anchors = [
      ['challenge', 'The Challenge'],
      ['solution', 'Our Solution'],
      ['results', 'Results & Impact'],
      ['project-details', 'Project Details'],
      ['contact-form', 'Start a Similar Project'],
      ['related-case-studies', 'Related Case Studies'],
    ] as const;
    const contents = main.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(contents).toHaveText(anchors.map(([, text]) => text));
    for (const [index, [anchor, text]] of anchors.entries()) {
      await expect(contents.nth(index)).toHaveAttribute('href', `#${anchor}`);
      await expect(main.locator(`#${anchor}`).getByRole('heading', { level: 2 })).toHaveText(text);
    }
    const inOrder = await main.locator('[id]').evaluateAll(
      (all, ids) => all.map(({ id }) => id).filter((each) => ids.includes(each)),
      anchors.map(([a]) => a as string),
    );
    expect(inOrder).toEqual(anchors.map(([anchor]) => anchor));

    const details = region(page, 'Project Details');
    await expect(details).toContainText(`${months} months`);
    await expect(details).toContainText(industry);
    await expect(details.getByRole('listitem')).not.toHaveCount(0);
    await expectLink(details, industry, `/industries/${study(id).industry}`);
    await expect(details.locator('a[href^="/services/"]')).toHaveText(
      study(id).services.map((service) => entry('services', service).title.en),
    );
    // A list, because a <dl> may not contain two results with the same number.
    const { results } = study(id);
    await expect(region(page, 'Results & Impact').getByRole('list').first().locator('> li')).toHaveCount(
      results.length,
    );

    const related = region(page, 'Related Case Studies');
    await expectLinksTo(cardTitles(related).getByRole('link'), 'case-studies', relatedStudies(id));
  });
}

test('shows the case-study form beside the content on a large screen and below it on a small one', async ({
  page,
}) => {
  await read(page, '/case-studies/financial-ml-platform');
  const [formBeside, challenge, last] = [
    await boxOf(page.locator('#contact-form')),
    await boxOf(page.locator('#challenge')),
    await boxOf(page.locator('#project-details')),
  ];
  const left = formBeside.x + formBeside.width <= challenge.x;
  const right = challenge.x + challenge.width <= formBeside.x;
  expect(left || right, 'beside').toBe(true);
  expect(formBeside.y, 'not below').toBeLessThan(last.y + last.height);

  await page.setViewportSize({ width: 375, height: 800 });
  const [formBelow, details] = [
    await boxOf(page.locator('#contact-form')),
    await boxOf(page.locator('#project-details')),
  ];
  expect(formBelow.y).toBeGreaterThanOrEqual(details.y + details.height);
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Message' })).toHaveCount(1);
});

test('shows all industries in display order and a link to the contact page', async ({ page }) => {
  await read(page, '/industries');
  const main = page.getByRole('main');
  const cards = main.getByRole('listitem').filter({ has: page.locator('a[href^="/industries/"]') });
  await expect(cardTitles(cards)).toHaveText(industries);
  await expectLinksTo(cardTitles(cards).getByRole('link'), 'industries', industryIds);
  await expectLink(main.getByRole('region').last(), 'Contact Us', '/contact');
});

for (const [index, id] of [...industryIds.entries()].filter(([index]) => index % 5 === 0)) {
  test(`shows every section of the industry ${id}`, async ({ page }) => {
    await read(page, `/industries/${id}`);
    const main = page.getByRole('main');
    const { title, description } = entry('industries', id);

    const hero = main.getByRole('region').first();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(industries[index] ?? '');
    expect(title.en).toBe(industries[index]);
    await expect(hero).toContainText(inLanguage(description, 'en'));
    await expect(hero.getByRole('img', { includeHidden: true })).not.toHaveCount(0);

    const words = templateWords('industry');
    for (const heading of [words.solutions, words.challenges])
      await expect(cardTitles(region(page, heading?.en ?? 'missing'))).not.toHaveCount(0);

    const sidebar = main.getByRole('complementary', { name: 'Our Approach' });
    await expect(sidebar.getByRole('heading')).toHaveText('Our Approach');
    await expect(sidebar.getByRole('listitem')).toHaveText([
      /^1\s*Understand industry-specific challenges$/,
      /^2\s*Design tailored solutions$/,
      /^3\s*Implement with minimal disruption$/,
      /^4\s*Ongoing support and optimization$/,
      /^5\s*Measure outcomes and ensure ROI$/,
    ]);
    await expectLink(sidebar, 'Contact Us', '/contact');

    const own = studies.filter(([, industry]) => industry === title.en).map(([study]) => study);
    const projects = region(page, words.studies?.en ?? 'missing');
    await expectLinksTo(cardTitles(projects).getByRole('link'), 'case-studies', own);

    const related = region(page, 'Related Industries');
    await expectLinksTo(cardTitles(related).getByRole('link'), 'industries', firstOthers(industryIds, id));
  });
}

test.describe('the contact page', () => {
  test.beforeEach(({ page }) => read(page, '/contact'));

  test('shows location, phone, email, and opening hours', async ({ page }) => {
    const details = page.getByRole('main').getByRole('definition');
    await expect(details).toHaveText([
      /^Dallas, Texas/,
      phone.display,
      'info@brightmesa.example',
      /^Monday[-–]Friday 9AM[-–]6PM CST\b/,
    ]);
    await expectLink(page.getByRole('main'), 'info@brightmesa.example', 'mailto:info@brightmesa.example');
    await expectLink(page.getByRole('main'), phone.display, `tel:${phone.dial}`);
  });

  test('has an inquiry form with six fields and every service as an option', async ({ page }) => {
    const form = region(page, 'Get in Touch');
    await expect(form.getByRole('textbox')).toHaveCount(5);
    for (const name of [/^Name/, /^E-?mail/, /^Company/, /^Phone/, /^Message/])
      await expect(form.getByRole('textbox', { name })).toBeVisible();
    const options = form.getByRole('combobox', { name: /^Service/ }).getByRole('option');
    await expect(options).toHaveText([/./, ...services]);
  });

  test('answers four questions: industries, duration, support, and data', async ({ page }) => {
    const questions = page.getByRole('main').locator('details');
    await expect(questions).toHaveText([/^.*industries/, /^.*long/, /^.*support/, /^.*data/]);
    await questions.nth(2).locator('summary').click();
    await expect(questions.nth(2).getByText('support agreement with fixed response times')).toBeVisible();
    await expect(questions.nth(3).getByText('We sign a confidentiality agreement')).toBeHidden();
  });
});

test('the contact page shows what happens next beside the form on a large screen and below it on a small one', async ({
  page,
}) => {
  await read(page, '/contact');
  const form = page.locator('main form');
  const steps = page.getByRole('list').filter({ hasText: 'The first call' });
  await expect(steps.getByRole('listitem')).toHaveText([/^1Within 1 business day/, /^2The first call/]);
  const [formBeside, stepsBeside] = [await boxOf(form), await boxOf(steps)];
  expect(stepsBeside.x).toBeGreaterThan(formBeside.x + formBeside.width);
  expect(stepsBeside.y).toBeLessThan(formBeside.y + formBeside.height);

  await page.setViewportSize({ width: 375, height: 800 });
  const [formAbove, stepsBelow] = [await boxOf(form), await boxOf(steps)];
  expect(stepsBelow.y).toBeGreaterThan(formAbove.y + formAbove.height);
});

scriptedTest('the contact page shows a map of the city', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }));
  await page.goto('/contact');
  const map = page.getByTitle('Map of Dallas, Texas');
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute(
    'src',
    /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?bbox=-96\./,
  );
});

test('the about page shows the story, the values, and the figures of the company', async ({ page }) => {
  await read(page, '/about');
  const main = page.getByRole('main');
  const story = main.getByRole('region').nth(1);
  await expect(story).toContainText('Dallas, Texas');
  await expect(story).toContainText('2018');
  await expect(cardTitles(main)).toHaveText([
    'Elena Marquez',
    'Samuel Okafor',
    /Mission/,
    /Vision/,
    'Innovation',
    'Collaboration',
    'Excellence',
    /./,
    /./,
    /./,
  ]);
  const people = region(page, 'The founders').getByRole('listitem');
  await expect(people).toContainText([/Elena Marquez.*English and Spanish/, /Samuel Okafor.*English/]);
  const portraits = people.locator('.portrait');
  await expect(portraits).toHaveCount(2);
  await expect(portraits.locator('img')).toHaveCount(2);
  const [first, second] = await portraits
    .locator('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(first).toContain('elena-marquez');
  expect(second).toContain('samuel-okafor');
  await expect(cardTitles(region(page, /^Why Partner/))).toHaveCount(3);
  await expect(region(page, 'Brightmesa in figures').getByRole('definition')).toHaveText([
    '200+',
    '150+',
    '7+',
    '15+',
  ]);
  await expect(region(page, 'Brightmesa in figures').getByRole('term')).toHaveText([
    /clients/i,
    /tech professionals/i,
    /years/i,
    /industries/i,
  ]);
  const closing = main.getByRole('region').last();
  await expect(closing.locator('a[href="/contact"]')).toBeVisible();
  await expect(closing.locator('a[href="/services"]')).toBeVisible();
});

test('the page about the work shows times and prices, and the services link to them', async ({ page }) => {
  await read(page, '/how-we-work');
  const steps = region(page, 'Two steps').getByRole('listitem');
  await expect(steps).toContainText(['About 10 minutes', 'Within 1 business day']);
  const prices = region(page, 'What a first project costs');
  const rows = prices.getByRole('table').first().getByRole('row');
  await expect(rows).toHaveText([
    /Service and result.*Length.*Price/,
    /AI\/ML.*6 weeks.*\$72,000–\$98,000.*fixed price/,
    /Cyber Security.*4 weeks.*\$140,000–\$195,000.*retest included/,
  ]);
  await expectLink(prices, 'AI/ML', '/services/ai-ml#first-engagement');
  await expect(prices.getByRole('table').last().getByRole('row').last()).toHaveText(/Per month.*\$9,360/);
  await read(page, '/services/ai-ml');
  const first = page.locator('section[aria-labelledby="first-engagement"]');
  await expect(first.getByRole('definition')).toHaveText(['$72,000–$98,000', 'fixed price', '6 weeks']);
  await expect(first.getByRole('link').first()).toHaveAttribute('href', '/contact');
  await expect(first.getByRole('link').last()).toHaveAttribute('href', '/how-we-work#prices');
});

test('the tables of prices have names and headings, also for screen readers', async ({ page }) => {
  await read(page, '/how-we-work');
  await expect(page.getByRole('table', { name: messages('en').FirstProject?.costs })).toHaveCount(1);
  await expect(page.getByRole('table', { name: 'Example: 120 people' })).toHaveCount(1);
  for (const table of await page.getByRole('main').getByRole('table').all()) {
    const rows = await table.locator('tbody tr').count();
    await expect(table.locator('tbody th[scope=row]')).toHaveCount(rows);
    await expect(table.locator('th:not([scope])')).toHaveCount(0);
  }
});

scriptedTest('the tables of prices are readable on a phone with text twice as large', async ({ page }) => {
  const width = 375;
  await page.setViewportSize({ width, height: 667 });
  for (const address of ['/how-we-work', '/fr/how-we-work', '/es/how-we-work']) {
    await page.goto(address);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    // Every cell is in view, or a named area that the keyboard reaches scrolls to it.
    const lost = await page
      .getByRole('cell')
      .or(page.getByRole('rowheader'))
      .evaluateAll((cells) =>
        cells
          .filter((cell) => {
            const area = cell.closest('[tabindex="0"][aria-label], [tabindex="0"][aria-labelledby]');
            const scrolls = area && ['auto', 'scroll'].includes(getComputedStyle(area).overflowX);
            const { left, right } = cell.getBoundingClientRect();
            return !scrolls && (left < 0 || right > innerWidth || cell.scrollWidth > cell.clientWidth + 1);
          })
          .map((cell) => cell.textContent),
      );
    expect(lost, address).toEqual([]);
  }
});

test('the introduction of a service and of an industry is under a heading of its own', async ({ page }) => {
  for (const [address, folder, id] of [
    ['/services/ai-ml', 'services', 'ai-ml'],
    ['/industries/healthcare', 'industries', 'healthcare'],
  ] as const) {
    await read(page, address);
    const details = inLanguage(entry(folder, id).details as never, 'en');
    const introduction = page.getByRole('main').getByText(details, { exact: true });
    await expect(introduction).toHaveCount(1);
    const heading = await introduction.evaluate((paragraph) =>
      [...document.querySelectorAll('h1, h2, h3, h4')]
        .filter((each) => each.compareDocumentPosition(paragraph) & Node.DOCUMENT_POSITION_FOLLOWING)
        .map((each) => ({ text: each.textContent, level: each.localName }))
        .at(-1),
    );
    expect(heading, address).toEqual({ text: messages('en').Detail?.overview, level: 'h2' });
    await expect(page.getByRole('region', { name: heading?.text ?? '' })).toContainText(details);
  }
});

test('the page about security lists its groups of facts, each with a link to it, and the diagram of one', async ({
  page,
}) => {
  await read(page, '/security');
  const facts = region(page, 'Answers for your review');
  const groups = facts.getByRole('navigation').getByRole('link');
  await expect(groups).toHaveText(['Controls', 'Report a vulnerability']);
  await groups.last().click();
  await expect(page).toHaveURL('/security#report');
  await expect(region(page, 'Report a vulnerability')).toContainText('Write to info@brightmesa.example.');
  await expect(region(page, 'Controls').getByRole('term')).toHaveText(['Access', 'Deletion']);
  const diagram = facts.getByRole('figure');
  await expect(diagram).toHaveCount(1);
  await expect(diagram).toContainText('From the contract to the last day.');
  await expect(diagram.getByRole('listitem')).toHaveText([
    'Contractbefore any data is sent',
    'Last dayaccess is withdrawn',
  ]);
});

test('home, case studies, and contact offer a call with a client', ({ pages }) => {
  const offers = ['/', '/case-studies', '/contact'].map((path) => {
    const main = byTag(pages.find((each) => each.address === path)?.root as RawPage['root'], 'main');
    return main.some((each) => /call a client of ours|a call with a client/.test(textOf(each)));
  });
  expect(offers).toEqual([true, true, true]);
});

for (const [id, title, count, phrases] of [
  ['privacy-policy', 'Privacy Policy', 10, ['under 16']],
  ['terms-of-service', 'Terms of Service', 12, ['Texas', 'Dallas County', '30 days']],
] as const) {
  test(`the ${title} has ${count} sections and its date`, async ({ page }) => {
    await read(page, `/${id}`);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(main).toContainText('April 8, 2025');
    await expect(sections(page)).toHaveCount(count);
    const contents = main.getByRole('navigation', { name: 'Contents' }).getByRole('link');
    await expect(contents).toHaveText(await sections(page).allTextContents());
    for (const phrase of phrases) await expect(main).toContainText(phrase);
  });
}

test.describe('the header and footer', () => {
  test.beforeEach(({ page }) => read(page, '/'));

  test('link from the header to the main pages, all services, and all industries', async ({ page }) => {
    const header = page.getByRole('banner');
    const main = header.getByRole('navigation', { name: 'Main' });
    for (const [name, href] of [
      ['Home', '/'],
      ['Services', '/services'],
      ['Case Studies', '/case-studies'],
      ['Industries', '/industries'],
      ['About', '/about'],
      ['Contact', '/contact'],
    ] as const)
      await expectLink(main, name, href);
    await expectLink(header, 'Get in Touch', '/contact');
    await expectLinksTo(header.locator('a[href^="/services/"]'), 'services', serviceIds);
    await expectLinksTo(header.locator('a[href^="/industries/"]'), 'industries', industryIds);
  });

  test('show the brand, five services, five industries, and the contact details in the footer', async ({
    page,
  }) => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('Brightmesa', { exact: true })).toBeVisible();
    await expectLinksTo(footer.locator('a[href^="/services/"]'), 'services', serviceIds.slice(0, 5));
    await expectLinksTo(footer.locator('a[href^="/industries/"]'), 'industries', industryIds.slice(0, 5));
    await expect(footer.getByRole('link', { name: /^Brightmesa on / })).not.toHaveCount(0);
    await expect(footer).toContainText('Dallas, Texas');
    await expectLink(footer, phone.display, `tel:${phone.dial}`);
    await expectLink(footer, 'info@brightmesa.example', 'mailto:info@brightmesa.example');
    await expectLink(footer, 'Privacy Policy', '/privacy-policy');
    await expectLink(footer, 'Terms of Service', '/terms-of-service');
    await expectLink(footer, 'Contact', '/contact');
  });
});

/** The height of the hero as a share of the window: on a phone and on a desktop. */
const heights = { small: [0.55, 0.5], medium: [0.65, 0.7], large: [0.75, 0.9], full: [1, 1] } as const;

for (const [path, height] of [
  ['/', 'full'],
  ['/services', 'small'],
  ...(['case-studies', 'industries', 'about', 'contact'] as const).map(
    (page) => [`/${page}`, sectionsOf(page)[0]?.height ?? 'medium'] as const,
  ),
] as const) {
  test(`${path} has a ${height} hero`, async ({ page }) => {
    const [phone, desktop] = heights[height];
    const hero = page.getByRole('main').getByRole('region').first();
    await read(page, path);
    // Tall enough that the text needs less than the minimum height.
    for (const [width, share] of [
      [375, phone],
      [767, phone],
      [768, desktop],
      [1280, desktop],
    ] as const) {
      await page.setViewportSize({ width, height: 2000 });
      expect((await hero.boundingBox())?.height, `at ${width} px`).toBeCloseTo(share * 2000, 0);
    }
  });
}

test('every hero title breaks after every third word, but not after an article or a preposition', ({
  pages,
}) => {
  const issues = pages.flatMap(({ root, address, language }) => {
    const lines = byTag(root, 'h1').flatMap(linesOf);
    const wanted = heroLines(lines.join(' '), language);
    return lines.join('/') === wanted.join('/') ? [] : [`${address}: ${lines.join(' / ')}`];
  });
  expect(issues).toEqual([]);
});

/** Returns the headings that the content files specify for a page. */
function expectedHeadings(path: string, language: 'es' | 'fr'): string[] {
  const [, folder = '', id] = path.split('/');
  if (id) {
    const kind =
      (
        {
          services: 'service',
          'case-studies': 'caseStudy',
          industries: 'industry',
          insights: 'insight',
        } as const
      )[folder] ?? 'service';
    const words = templateWords(kind);
    const { title } =
      kind === 'caseStudy' ? study(id) : entry(folder as 'services' | 'industries' | 'insights', id);
    const shared = {
      service: ['capabilities', 'approach', 'questions', 'related'],
      caseStudy: ['challenge', 'solution', 'results', 'details', 'inquiry', 'related'],
      industry: ['solutions', 'challenges', 'related'],
      insight: ['references', 'related'],
    }[kind];
    return [title, ...shared.map((name) => words[name])].map((text) =>
      text ? inLanguage(text, language) : 'missing',
    );
  }
  if (folder === 'privacy-policy' || folder === 'terms-of-service') {
    const numbered = legalSections(folder).map(
      ({ title }, index) => `${index + 1}. ${inLanguage(title, language)}`,
    );
    return [inLanguage(entry('legal', folder).title, language), ...numbered];
  }
  return sectionsOf(folder || 'home').map(({ title }) => inLanguage(title, language));
}

const headingsOf = ({ root }: RawPage) => byTag(root, 'h1', 'h2', 'h3').map(textOf);

for (const language of translations) {
  test(`every page shows its translated headings (${language})`, ({ pages }) => {
    const ofLanguage = pages.filter((page) => page.language === language);
    const issues = ofLanguage.flatMap((page) => {
      const shown = headingsOf(page);
      return expectedHeadings(page.path, language)
        .filter((heading) => !shown.includes(heading))
        .map((heading) => `${page.address} lacks "${heading}"`);
    });
    expect(ofLanguage).toHaveLength(paths.length);
    expect(issues).toEqual([]);
  });

  test(`the navigation is in the language of the page (${language})`, async ({ page }) => {
    await read(page, pathIn(language, '/'));
    const words = messages(language).Navigation ?? {};
    const main = page.getByRole('navigation', { name: words.label ?? '', exact: true });
    for (const [key, path] of [
      ['home', '/'],
      ['services', '/services'],
      ['caseStudies', '/case-studies'],
      ['industries', '/industries'],
      ['about', '/about'],
      ['contact', '/contact'],
    ] as const)
      await expectLink(main, words[key] ?? '', pathIn(language, path));
  });

  test(`no paragraph of the home page is in English (${language})`, ({ pages }) => {
    const english = pages.find(({ address }) => address === '/');
    const translated = pages.find(({ address }) => address === pathIn(language, '/'));
    const paragraphs = (page?: RawPage) => (page ? byTag(page.root, 'p').map(textOf) : []);
    const left = paragraphs(translated).filter(
      (text) => text.split(' ').length > 5 && paragraphs(english).includes(text),
    );
    expect(paragraphs(translated).length).toBe(paragraphs(english).length);
    expect(left).toEqual([]);
  });
}

test('every fixed page has at least two headings', ({ pages }) => {
  const bare = pages.filter(
    (page) => fixedPaths.some((path) => path === page.path) && headingsOf(page).length < 2,
  );
  expect(bare.map(({ address }) => address)).toEqual([]);
});
