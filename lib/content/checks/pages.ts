import { type PageId, pageIds, pages, pathOfFile } from '@/lib/site/site-map';
import { contentPath } from '../files';
import type { Issue } from '../issue';
import type { Section } from '../schemas/section';
import { listAt, type Source, valueAt } from './source';

type Required = {
  kind: Section['kind'];
  /** How many of what it has, where the specification fixes it. */
  count?: [field: 'items' | 'studies' | 'show', number: number];
};

const hero: Required = { kind: 'hero' };
const callToAction: Required = { kind: 'call-to-action' };

/** The sections that each page has at least, in this order (specification, section 2). */
const requiredSections: Readonly<Partial<Record<PageId, readonly Required[]>>> = {
  home: [
    hero,
    { kind: 'service-grid', count: ['show', 4] },
    { kind: 'reasons', count: ['items', 4] },
    { kind: 'case-study-cards', count: ['studies', 3] },
    { kind: 'industry-tiles', count: ['show', 4] },
    callToAction,
  ],
  services: [hero, { kind: 'service-grid' }, { kind: 'steps', count: ['items', 6] }, callToAction],
  'case-studies': [hero, { kind: 'case-study-list' }, callToAction],
  industries: [hero, { kind: 'industry-tiles' }, callToAction],
  about: [
    hero,
    { kind: 'story' },
    { kind: 'statements' },
    { kind: 'values' },
    { kind: 'figures' },
    { kind: 'reasons', count: ['items', 3] },
    callToAction,
  ],
  contact: [hero, { kind: 'inquiry' }, { kind: 'map' }, { kind: 'questions', count: ['items', 4] }],
  'not-found': [{ kind: 'not-found' }],
};

function countIssue(file: string, section: unknown, index: number, { count }: Required): Issue[] {
  if (!count) return [];
  const [field, number] = count;
  const value = valueAt(section, field);
  const found = field === 'show' ? value : Array.isArray(value) ? value.length : undefined;
  if (found === number || (found === undefined && field !== 'show')) return [];
  const message =
    field === 'show'
      ? `Write "show": ${number} in this section: this page shows the first ${number}.`
      : `Give exactly ${number} here (there are ${found}): the specification fixes it.`;
  return [{ file, path: ['sections', index, field], message }];
}

function checkPage({ file, name, data }: Source, required: readonly Required[]): Issue[] {
  const sections = listAt(data, 'sections');
  const kinds = sections.map((section) => valueAt(section, 'kind'));
  const issues: Issue[] = [];
  let from = 0;
  for (const wanted of required) {
    const index = kinds.indexOf(wanted.kind, from);
    if (index < 0) {
      const order = required.map(({ kind }) => kind).join(', ');
      const message = `Add a section of the kind "${wanted.kind}" in its place: the page "${name}" needs ${order}, in this order.`;
      issues.push({ file, path: ['sections'], message });
      continue;
    }
    issues.push(...countIssue(file, sections[index], index, wanted));
    from = index + 1;
  }
  kinds.forEach((kind, index) => {
    const isOpening = kind === 'hero' || kind === 'not-found';
    if (!isOpening || index === 0) return;
    const message = `Remove this section: a page opens with one "${kind}", which holds its main heading.`;
    issues.push({ file, path: ['sections', index], message });
  });
  return issues;
}

/** Pages that a route needs exist with their sections, and none without a route. */
export function checkPages(sources: readonly Source[]): Issue[] {
  const own = sources.filter(({ area }) => area === 'pages');
  const names = pageIds.filter((id) => pages[id].content === 'pages');
  const missing = names
    .filter((name) => !own.some((source) => source.name === name))
    .map((name) => {
      const path = pathOfFile('pages', name);
      return {
        file: contentPath('pages', name),
        path: [],
        message: `Create this file: ${path ? `the page ${path}` : 'the page for unknown addresses'} is made from it.`,
      };
    });
  const present = own.flatMap((source) => {
    const name = names.find((each) => each === source.name);
    if (!name) {
      const message = `Remove this file, or correct its name: no route shows it. The pages are ${names.join(', ')}.`;
      return [{ file: source.file, path: [], message }];
    }
    return Array.isArray(valueAt(source.data, 'sections'))
      ? checkPage(source, requiredSections[name] ?? [])
      : [];
  });
  return [...missing, ...present];
}
