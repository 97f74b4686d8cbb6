/** @jest-environment node */
import { checkPages } from '@/lib/content/checks/pages';
import { pageIds, pages } from '@/lib/site/site-map';
import { validSite } from '../site';
import { source } from './given';

type Section = { kind: string; anchor?: string; groups?: { anchor: string }[] };

const names = pageIds.filter((id) => pages[id].content === 'pages');

/** Returns the issues of the pages after a change to the sections of one page. */
function check(name: string, change: (sections: Section[]) => void = () => undefined): string[] {
  const site = validSite();
  change((site[`content/pages/${name}.json`] as { sections: Section[] }).sections);
  const sources = names.map((page) => source('pages', page, site[`content/pages/${page}.json`]));
  return checkPages(sources).map(({ file, message }) => `${file}: ${message}`);
}

describe('checkPages', () => {
  it('accepts the pages of the specification', () => {
    expect(check('home')).toEqual([]);
  });

  it.each<[string, string, (sections: Section[]) => void]>([
    ['an additional section', 'contact', (sections) => sections.push({ kind: 'story' })],
    ['sections in another order', 'home', (sections) => sections.splice(1, 0, ...sections.splice(3, 2))],
    ['sections left out', 'about', (sections) => sections.splice(1)],
    ['the map left out', 'contact', (sections) => sections.splice(2, 1)],
  ])('accepts %s', (_, name, change) => {
    expect(check(name, change)).toEqual([]);
  });

  it('reports a missing section and lists the required ones', () => {
    expect(check('home', (sections) => sections.splice(1, 1))).toEqual([
      'content/pages/home.json: Add a section of the kind "service-grid": the page "home" needs "hero" and "service-grid". All other sections may be moved or removed.',
    ]);
  });

  it.each<[string, (sections: Section[]) => void, string]>([
    [
      'about',
      (sections) => sections.push({ kind: 'hero' }),
      'Remove this section: a page has one "hero", because it holds the main heading.',
    ],
    [
      'about',
      (sections) => sections.unshift({ kind: 'story' }),
      'Move this section to the top: "hero" holds the main heading of the page.',
    ],
    [
      'about',
      (sections) => sections.push({ kind: 'map' }),
      'Remove this section: only the page "contact" can show a section of the kind "map".',
    ],
  ])('reports the problem with the page %s', (name, change, message) => {
    expect(check(name, change)).toEqual([`content/pages/${name}.json: ${message}`]);
  });

  it.each<[string, (sections: Section[]) => void, string]>([
    [
      'how-we-work',
      (sections) => sections.splice(1, 1, { kind: 'prices', anchor: 'costs' }),
      'Give a section or a group of this page the anchor "prices": the site itself links to /how-we-work#prices.',
    ],
    [
      'security',
      (sections) => sections.splice(1, 1, { kind: 'facts', groups: [{ anchor: 'reports' }] }),
      'Give a section or a group of this page the anchor "report": the site itself links to /security#report.',
    ],
  ])('reports that the page %s has lost an anchor that the site links to', (name, change, message) => {
    expect(check(name, change)).toEqual([`content/pages/${name}.json: ${message}`]);
  });

  it('accepts the anchor in another section of the page', () => {
    const move = (sections: Section[]) =>
      sections.push({ kind: 'facts', groups: [{ anchor: 'report' }] }, { kind: 'story' });
    expect(check('security', (sections) => [sections.splice(1, 1), move(sections)])).toEqual([]);
  });

  it('reports missing pages and pages without a route', () => {
    const issues = checkPages([source('pages', 'prices', { sections: [] })]);
    const lines = issues.map(({ file, message }) => `${file}: ${message}`);
    expect(lines).toEqual([
      ...names.map((name) =>
        expect.stringContaining(`content/pages/${name}.json: Create this file: the page `),
      ),
      `content/pages/prices.json: Remove this file, or correct its name: no route shows it. The pages are ${names.join(', ')}.`,
    ]);
    expect(lines[0]).toContain('the page / is made from it.');
    expect(lines).toContain(
      'content/pages/not-found.json: Create this file: the page for unknown addresses is made from it.',
    );
  });
});
