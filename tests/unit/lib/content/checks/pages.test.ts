/** @jest-environment node */
import { checkPages } from '@/lib/content/checks/pages';
import { validSite } from '../site';
import { source } from './given';

type Section = { kind: string; items?: unknown[]; show?: number };

const names = ['home', 'services', 'case-studies', 'industries', 'about', 'contact', 'not-found'];

/** The issues of the pages after a change to the sections of one. */
function check(name: string, change: (sections: Section[]) => void = () => undefined): string[] {
  const site = validSite();
  change((site[`content/pages/${name}.json`] as { sections: Section[] }).sections);
  const sources = names.map((page) => source('pages', page, site[`content/pages/${page}.json`]));
  return checkPages(sources).map(({ file, message }) => `${file}: ${message}`);
}

describe('checkPages', () => {
  it('accepts the pages as the specification has them', () => {
    expect(check('home')).toEqual([]);
  });

  it('accepts a section more', () => {
    expect(check('contact', (sections) => sections.push({ kind: 'story' }))).toEqual([]);
  });

  it('names a section that is missing', () => {
    expect(check('home', (sections) => sections.splice(1, 1))).toEqual([
      'content/pages/home.json: Add a section of the kind "service-grid" in its place: the page "home" needs hero, service-grid, reasons, case-study-cards, industry-tiles, call-to-action, in this order.',
    ]);
  });

  it.each<[string, (sections: Section[]) => void, string]>([
    [
      'contact',
      (sections) => sections[3]?.items?.pop(),
      'Give exactly 4 here (there are 3): the specification fixes it.',
    ],
    [
      'services',
      (sections) => sections[2]?.items?.pop(),
      'Give exactly 6 here (there are 5): the specification fixes it.',
    ],
    [
      'home',
      (sections) => delete sections[1]?.show,
      'Write "show": 4 in this section: this page shows the first 4.',
    ],
    [
      'about',
      (sections) => sections.push({ kind: 'hero' }),
      'Remove this section: a page opens with one "hero", which holds its main heading.',
    ],
  ])('names what is wrong with the page %s', (name, change, message) => {
    expect(check(name, change)).toEqual([`content/pages/${name}.json: ${message}`]);
  });

  it('names pages that are missing, and pages that no route shows', () => {
    const issues = checkPages([source('pages', 'prices', { sections: [] })]);
    expect(issues.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'content/pages/home.json: Create this file: the page / is made from it.',
      'content/pages/services.json: Create this file: the page /services is made from it.',
      'content/pages/case-studies.json: Create this file: the page /case-studies is made from it.',
      'content/pages/industries.json: Create this file: the page /industries is made from it.',
      'content/pages/about.json: Create this file: the page /about is made from it.',
      'content/pages/contact.json: Create this file: the page /contact is made from it.',
      'content/pages/not-found.json: Create this file: the page for unknown addresses is made from it.',
      'content/pages/prices.json: Remove this file, or correct its name: no route shows it. The pages are home, services, case-studies, industries, about, contact, not-found.',
    ]);
  });
});
