import { type EntryKind, isEntryKind, nounOf } from '@/lib/site/site-map';
import { isLocale } from '@/messages/routing';
import type { Issue } from '../issue';
import { kindSchema } from '../json-schemas';
import { schemaAt } from '../schema-at';
import { didYouMean } from './near';
import { schemaNameOf } from './schemas';
import { eachString, listAt, type Source, valueAt } from './source';

type Known = Record<EntryKind, readonly string[]>;

/** The kind of entries that the schema names for an id (`.meta({ known })`), if it does. */
function kindNamedAt(source: Source, path: readonly PropertyKey[]): EntryKind | undefined {
  const known = schemaAt(kindSchema(schemaNameOf(source)), source.data, path)?.known ?? '';
  return isEntryKind(known) ? known : undefined;
}

/** The ids of entries in a file: each exists, and no list has it twice. */
function checkEntryIds(source: Source, known: Known): Issue[] {
  const { file, area, name, data } = source;
  // The order has rules of its own, in order.ts.
  if (area === 'messages' || (area === 'singles' && name === 'order')) return [];
  const issues: Issue[] = [];
  eachString(data, (id, path) => {
    const kind = isLocale(path.at(-1)) ? undefined : kindNamedAt(source, path);
    if (!kind) return;
    if (listAt(data, ...path.slice(0, -1)).indexOf(id) < Number(path.at(-1))) {
      const message = `Choose another ${nounOf(kind)}: "${id}" is already in this list.`;
      issues.push({ file, path, message });
    } else if (!known[kind].includes(id)) {
      const message = `There is no ${nounOf(kind)} "${id}".${didYouMean(id, known[kind])} Write one of these: ${known[kind].join(', ')}.`;
      issues.push({ file, path, message, about: { rule: 'unknown-entry' } });
    }
  });
  return issues;
}

/** The remedy for a figure that the company does not have. */
function unknownFigure(figure: string, known: readonly unknown[]): string {
  const remedy = `Add the figure "${figure}" to content/company.json`;
  if (known.length === 0) return `${remedy}: pages would show its label without a number.`;
  return `${remedy}, or choose one from that file: ${known.join(', ')}.`;
}

/**
 * @param list the name of the section's list of figures
 * @param known the ids of the company's figures; undefined while its file cannot be read
 */
function checkFigures(page: Source, section: number, list: string, known?: readonly unknown[]): Issue[] {
  const figures = listAt(page.data, 'sections', section, list).map((item) => valueAt(item, 'figure'));
  return figures.flatMap((figure, index) => {
    if (typeof figure !== 'string') return [];
    const path = ['sections', section, list, index, 'figure'];
    if (figures.indexOf(figure) < index)
      return [
        { file: page.file, path, message: `Choose another figure: "${figure}" is already in this list.` },
      ];
    if (!known || known.includes(figure)) return [];
    return [{ file: page.file, path, message: unknownFigure(figure, known) }];
  });
}

/** The ids of the company's figures; undefined while its file cannot be read. */
function figuresOfCompany(sources: readonly Source[]): unknown[] | undefined {
  const company = sources.find(({ area, name }) => area === 'singles' && name === 'company');
  if (company?.data === undefined) return undefined;
  return listAt(company.data, 'figures').map((figure) => valueAt(figure, 'id'));
}

/** The names of the people on the page about the company; undefined while its file cannot be read. */
function peopleIn(sources: readonly Source[]): string[] | undefined {
  const about = sources.find(({ area, name }) => area === 'pages' && name === 'about');
  if (about?.data === undefined) return undefined;
  return listAt(about.data, 'sections')
    .filter((section) => valueAt(section, 'kind') === 'people')
    .flatMap((section) => listAt(section, 'items').map((person) => String(valueAt(person, 'name'))));
}

function checkAuthor({ file, data }: Source, authors: readonly string[] | undefined): Issue[] {
  const author = valueAt(data, 'author');
  if (typeof author !== 'string' || !authors || authors.includes(author)) return [];
  const message = `There is no "${author}" in content/pages/about.json.${didYouMean(author, authors)} Write one of these: ${authors.join(', ')}.`;
  return [{ file, path: ['author'], message }];
}

function checkTopics({ file, data }: Source): Issue[] {
  const own = listAt(data, 'topics');
  return own.flatMap((topic, index) => {
    if (own.indexOf(topic) === index) return [];
    return [
      { file, path: ['topics', index], message: `Choose another topic: "${topic}" is already in this list.` },
    ];
  });
}

/**
 * The services that people lead: each has one lead.
 * @param leading the leads by service in the sections before this one; this section's are added
 */
function checkLeads(page: Source, section: number, leading: Map<unknown, unknown>): Issue[] {
  return listAt(page.data, 'sections', section, 'items').flatMap((person, index) => {
    const path = ['sections', section, 'items', index, 'leads'];
    const name = valueAt(person, 'name');
    return listAt(person, 'leads').flatMap((service, place) => {
      const other = leading.get(service);
      if (other === undefined) leading.set(service, name);
      if (other === undefined || other === name) return [];
      const message = `Remove "${service}" here or there: ${other} leads this service already.`;
      return [{ file: page.file, path: [...path, place], message }];
    });
  });
}

/** The figures of the company that sections of a page show, and the services that its people lead. */
function checkSections(page: Source, figures: readonly unknown[] | undefined): Issue[] {
  const leading = new Map<unknown, unknown>();
  return listAt(page.data, 'sections').flatMap((section, index) => {
    const kind = valueAt(section, 'kind');
    if (kind === 'people') return checkLeads(page, index, leading);
    if (kind === 'reasons') return checkFigures(page, index, 'figures', figures);
    return kind === 'figures' ? checkFigures(page, index, 'items', figures) : [];
  });
}

/**
 * What one file says of another: the entries that it names, wherever a schema has a field for them; the author and the
 * topics of an article; the figures and the people on a page.
 */
export function checkRelations(sources: readonly Source[]): Issue[] {
  const namesOf = (folder: string) => sources.filter(({ area }) => area === folder).map(({ name }) => name);
  const known: Known = {
    services: namesOf('services'),
    'case-studies': namesOf('case-studies'),
    industries: namesOf('industries'),
    insights: namesOf('insights'),
  };
  const figures = figuresOfCompany(sources);
  const authors = peopleIn(sources);
  return sources.flatMap((source) => [
    ...checkEntryIds(source, known),
    ...(source.area === 'insights' ? [...checkAuthor(source, authors), ...checkTopics(source)] : []),
    ...(source.area === 'pages' ? checkSections(source, figures) : []),
  ]);
}

/** Services that no case study shows: a visitor finds no proof for them. */
export function checkServicesWithoutCaseStudy(sources: readonly Source[]): Issue[] {
  const shown = new Set(
    sources.filter(({ area }) => area === 'case-studies').flatMap(({ data }) => listAt(data, 'services')),
  );
  return sources
    .filter(({ area, name }) => area === 'services' && !shown.has(name))
    .map(({ file, name }) => ({
      file,
      path: [],
      message: `Add "${name}" to the services of a case study that used it, or write such a case study: no case study shows this service.`,
    }));
}
