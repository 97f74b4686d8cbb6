import { reservedIds } from '@/lib/site/reserved-ids';
import { titleId } from '../heading-ids';
import { fieldName, type Issue } from '../issue';
import { anchorsOf } from './routes';
import type { Source } from './source';

/** Whether an editor wrote this id; the others follow from the kinds and the order of sections. */
const isWritten = ({ path }: { path: readonly PropertyKey[] }) =>
  ['anchor', 'id'].includes(String(path.at(-1)));

/** The names that an editor gives to parts of one page: each differs from all other ids of the page. */
function checkPage(source: Source): Issue[] {
  const { file, area, name } = source;
  const anchors = anchorsOf(source);
  // What has an id, by the id.
  const owners = new Map(reservedIds(area, name).map((id) => [id, 'another part of this page']));
  for (const anchor of anchors) if (!isWritten(anchor)) owners.set(anchor.id, fieldName(anchor.path));
  return anchors.filter(isWritten).flatMap(({ id, path }) => {
    const ids = area === 'legal' ? [id, titleId(id)] : [id];
    const taken = ids.find((each) => owners.has(each));
    if (taken === undefined) {
      for (const each of ids) owners.set(each, fieldName(path.slice(0, -1)));
      return [];
    }
    const reason = taken === id ? '' : ', which the heading of this section would get';
    const message = `Choose another name: ${owners.get(taken)} already has the id "${taken}"${reason}, and links could not tell them apart.`;
    return [{ file, path, message }];
  });
}

/** Reports names of sections, groups, and documents that another part of the same page has as its id. */
export function checkAnchors(sources: readonly Source[]): Issue[] {
  return sources.filter(({ area }) => area === 'pages' || area === 'legal').flatMap(checkPage);
}
