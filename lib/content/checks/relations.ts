import { type EntryKind, entries } from '@/lib/site/site-map';
import type { Issue } from '../issue';
import { didYouMean } from './near';
import { listAt, type Source, valueAt } from './source';

type Known = Record<EntryKind, readonly string[]>;

function checkReference(source: Source, path: PropertyKey[], folder: EntryKind, known: Known): Issue[] {
  const id = valueAt(source.data, ...path);
  if (typeof id !== 'string' || known[folder].includes(id)) return [];
  const message = `There is no ${entries[folder].noun.replace('-', ' ')} "${id}".${didYouMean(id, known[folder])} Write one of these: ${known[folder].join(', ')}.`;
  return [{ file: source.file, path, message, about: { rule: 'unknown-entry' } }];
}

/** A list of ids that exist, each once. */
function checkList(source: Source, path: PropertyKey[], folder: EntryKind, known: Known): Issue[] {
  const ids = listAt(source.data, ...path);
  return ids.flatMap((id, index) => {
    const place = [...path, index];
    if (ids.indexOf(id) === index) return checkReference(source, place, folder, known);
    const message = `Choose another ${entries[folder].noun.replace('-', ' ')}: "${id}" is already in this list.`;
    return [{ file: source.file, path: place, message }];
  });
}

/** @param list the name of the section's list of figures */
function checkFigures(page: Source, section: number, list: string, known: readonly unknown[]): Issue[] {
  const figures = listAt(page.data, 'sections', section, list).map((item) => valueAt(item, 'figure'));
  return figures.flatMap((figure, index) => {
    if (typeof figure !== 'string') return [];
    const path = ['sections', section, list, index, 'figure'];
    if (figures.indexOf(figure) < index)
      return [
        { file: page.file, path, message: `Choose another figure: "${figure}" is already in this list.` },
      ];
    if (known.length === 0 || known.includes(figure)) return [];
    const message = `Add the figure "${figure}" to content/company.json, or choose one from that file: ${known.join(', ')}.`;
    return [{ file: page.file, path, message }];
  });
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
 * The services that people lead: each exists and has one lead.
 * @param leading the leads by service in the sections before this one; this section's are added
 */
function checkLeads(page: Source, section: number, known: Known, leading: Map<unknown, unknown>): Issue[] {
  return listAt(page.data, 'sections', section, 'items').flatMap((person, index) => {
    const path = ['sections', section, 'items', index, 'leads'];
    const name = valueAt(person, 'name');
    const doubles = listAt(person, 'leads').flatMap((service, place) => {
      const other = leading.get(service);
      if (other === undefined) leading.set(service, name);
      if (other === undefined || other === name) return [];
      const message = `Remove "${service}" here or there: ${other} leads this service already.`;
      return [{ file: page.file, path: [...path, place], message }];
    });
    return [...checkList(page, path, 'services', known), ...doubles];
  });
}

/**
 * What one file says of another: industry and services of a study, the author, the services, and the studies of an
 * article, the studies, the figures, and the people on a page.
 */
export function checkRelations(sources: readonly Source[]): Issue[] {
  const namesOf = (folder: string) => sources.filter(({ area }) => area === folder).map(({ name }) => name);
  const known: Known = {
    services: namesOf('services'),
    'case-studies': namesOf('case-studies'),
    industries: namesOf('industries'),
    insights: namesOf('insights'),
  };
  const company = sources.find(({ area, name }) => area === 'singles' && name === 'company');
  const figures = listAt(company?.data, 'figures').map((figure) => valueAt(figure, 'id'));
  const authors = peopleIn(sources);
  return sources.flatMap((source) => {
    if (source.area === 'case-studies')
      return [
        ...checkReference(source, ['industry'], 'industries', known),
        ...checkList(source, ['services'], 'services', known),
      ];
    if (source.area === 'insights')
      return [
        ...checkAuthor(source, authors),
        ...checkList(source, ['services'], 'services', known),
        ...checkList(source, ['caseStudies'], 'case-studies', known),
        ...checkTopics(source),
      ];
    if (source.area !== 'pages') return [];
    const leading = new Map<unknown, unknown>();
    return listAt(source.data, 'sections').flatMap((section, index) => {
      const kind = valueAt(section, 'kind');
      if (kind === 'case-study-cards')
        return checkList(source, ['sections', index, 'studies'], 'case-studies', known);
      if (kind === 'people') return checkLeads(source, index, known, leading);
      if (kind === 'reasons') return checkFigures(source, index, 'figures', figures);
      return kind === 'figures' ? checkFigures(source, index, 'items', figures) : [];
    });
  });
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
