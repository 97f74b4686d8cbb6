import type { Issue } from '../issue';
import { didYouMean } from './near';
import { listAt, type Source, valueAt } from './source';

type Known = { 'case-studies': readonly string[]; industries: readonly string[] };

function checkReference(source: Source, path: PropertyKey[], folder: keyof Known, known: Known): Issue[] {
  const id = valueAt(source.data, ...path);
  if (typeof id !== 'string' || known[folder].includes(id)) return [];
  const message = `Name a file of content/${folder}: there is no "${id}".${didYouMean(id, known[folder])} Known are ${known[folder].join(', ')}.`;
  return [{ file: source.file, path, message }];
}

function checkCaseStudyCards(page: Source, section: number, known: Known): Issue[] {
  const ids = listAt(page.data, 'sections', section, 'studies');
  return ids.flatMap((id, index) => {
    const path = ['sections', section, 'studies', index];
    if (ids.indexOf(id) < index)
      return [{ file: page.file, path, message: `Choose another study: "${id}" stands here twice.` }];
    return checkReference(page, path, 'case-studies', known);
  });
}

function checkFigures(page: Source, section: number, known: readonly unknown[]): Issue[] {
  const figures = listAt(page.data, 'sections', section, 'items').map((item) => valueAt(item, 'figure'));
  return figures.flatMap((figure, index) => {
    if (typeof figure !== 'string') return [];
    const path = ['sections', section, 'items', index, 'figure'];
    if (figures.indexOf(figure) < index)
      return [{ file: page.file, path, message: `Choose another figure: "${figure}" stands here twice.` }];
    if (known.length === 0 || known.includes(figure)) return [];
    const message = `Add the figure "${figure}" to content/company.json, or choose one that stands there: ${known.join(', ')}.`;
    return [{ file: page.file, path, message }];
  });
}

/** What one file says of another: the industry of a study, the studies and the figures on a page. */
export function checkRelations(sources: readonly Source[]): Issue[] {
  const namesOf = (folder: string) => sources.filter(({ area }) => area === folder).map(({ name }) => name);
  const known: Known = { 'case-studies': namesOf('case-studies'), industries: namesOf('industries') };
  const company = sources.find(({ area, name }) => area === 'singles' && name === 'company');
  const figures = listAt(company?.data, 'figures').map((figure) => valueAt(figure, 'id'));
  return sources.flatMap((source) => {
    if (source.area === 'case-studies') return checkReference(source, ['industry'], 'industries', known);
    if (source.area !== 'pages') return [];
    return listAt(source.data, 'sections').flatMap((section, index) => {
      const kind = valueAt(section, 'kind');
      if (kind === 'case-study-cards') return checkCaseStudyCards(source, index, known);
      return kind === 'figures' ? checkFigures(source, index, figures) : [];
    });
  });
}
