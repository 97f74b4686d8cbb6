import { legalPageIds, pathOf } from '@/lib/site/site-map';
import { contentPath } from '../files';
import type { Issue } from '../issue';
import { legalSections } from '../schemas/legal';
import { listAt, type Source, valueAt } from './source';

function checkSections({ file, name, data }: Source): Issue[] {
  if (!Array.isArray(valueAt(data, 'sections'))) return [];
  const ids = listAt(data, 'sections').map((section) => valueAt(section, 'id'));
  const issues: Issue[] = [];
  const count = legalSections[name];
  if (count !== undefined && ids.length !== count) {
    const message = `Write exactly ${count} sections (there are ${ids.length}): the specification fixes it.`;
    issues.push({ file, path: ['sections'], message });
  }
  ids.forEach((id, index) => {
    if (typeof id !== 'string' || ids.indexOf(id) === index) return;
    const message = `Choose another id: "${id}" is taken by an earlier section, and links could not tell them apart.`;
    issues.push({ file, path: ['sections', index, 'id'], message });
  });
  return issues;
}

/** The legal pages exist, with as many sections as the specification says and an address for each. */
export function checkLegal(sources: readonly Source[]): Issue[] {
  const own = sources.filter(({ area }) => area === 'legal');
  const missing = legalPageIds
    .filter((name) => !own.some((source) => source.name === name))
    .map((name) => ({
      file: contentPath('legal', name),
      path: [],
      message: `Create this file: the page ${pathOf(name)} is made from it.`,
    }));
  const present = own.flatMap((source) => {
    if (legalPageIds.some((id) => id === source.name)) return checkSections(source);
    const message = `Remove this file, or correct its name: no route shows it. The legal pages are ${legalPageIds.join(', ')}.`;
    return [{ file: source.file, path: [], message }];
  });
  return [...missing, ...present];
}
