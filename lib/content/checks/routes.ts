import { legalNames } from '../schemas/legal';
import { listAt, type Source, valueAt } from './source';

/** The pages made of sections, with their paths; 404.html answers every unknown path. */
export const pagePaths: Readonly<Record<string, string | undefined>> = {
  home: '/',
  services: '/services',
  'case-studies': '/case-studies',
  industries: '/industries',
  about: '/about',
  contact: '/contact',
  'not-found': undefined,
};

/** The ids that components give to the parts of an entry's page. */
const entryAnchors: Readonly<Record<string, readonly string[]>> = {
  services: ['capabilities', 'approach', 'first-engagement', 'questions', 'related-services'],
  'case-studies': [
    'challenge',
    'solution',
    'results',
    'project-details',
    'contact-form',
    'related-case-studies',
  ],
  industries: ['solutions', 'challenges', 'rules', 'related-industries'],
};

function sectionAnchors(page: unknown): string[] {
  return listAt(page, 'sections').flatMap((section, index) => {
    const kind = valueAt(section, 'kind');
    if (kind === 'hero') return ['page-title'];
    return kind === 'not-found' ? [] : [`${kind}-${index}`];
  });
}

function routeOf({ area, name, data }: Source): [path: string, anchors: readonly string[]] | undefined {
  switch (area) {
    case 'pages': {
      const path = pagePaths[name];
      return path === undefined ? undefined : [path, sectionAnchors(data)];
    }
    case 'legal': {
      if (!legalNames.includes(name)) return undefined;
      const ids = listAt(data, 'sections').map((section) => String(valueAt(section, 'id')));
      return [`/${name}`, ids];
    }
    case 'services':
    case 'case-studies':
    case 'industries':
      return [`/${area}/${name}`, entryAnchors[area] ?? []];
    default:
      return undefined;
  }
}

/** The paths of all pages, without a language, each with the anchors that a link may name after "#". */
export function routesOf(sources: readonly Source[]): Map<string, readonly string[]> {
  return new Map(sources.map(routeOf).filter((route) => route !== undefined));
}
