import { contentPath } from '../files';
import type { Issue } from '../issue';
import { legalNames } from '../schemas/legal';
import { listAt, type Source, valueAt } from './source';

function checkSections({ file, data }: Source): Issue[] {
  if (!Array.isArray(valueAt(data, 'sections'))) return [];
  const ids = listAt(data, 'sections').map((section) => valueAt(section, 'id'));
  const issues: Issue[] = [];
  ids.forEach((id, index) => {
    if (typeof id !== 'string' || ids.indexOf(id) === index) return;
    const message = `Choose another id: "${id}" is taken by an earlier section, and links could not tell them apart.`;
    issues.push({ file, path: ['sections', index, 'id'], message });
  });
  return issues;
}

/** The legal pages exist, and each of their sections has an address of its own. */
export function checkLegal(sources: readonly Source[]): Issue[] {
  const own = sources.filter(({ area }) => area === 'legal');
  const missing = legalNames
    .filter((name) => !own.some((source) => source.name === name))
    .map((name) => ({
      file: contentPath('legal', name),
      path: [],
      message: `Create this file: the page /${name} is made from it.`,
    }));
  const present = own.flatMap((source) => {
    if (legalNames.includes(source.name)) return checkSections(source);
    const message = `Remove this file, or correct its name: no route shows it. The legal pages are ${legalNames.join(', ')}.`;
    return [{ file: source.file, path: [], message }];
  });
  return [...missing, ...present];
}
