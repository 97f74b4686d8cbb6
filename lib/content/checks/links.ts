import { entryPath, nounOf } from '@/lib/site/site-map';
import { isLocale } from '@/messages/routing';
import { generatedFiles, isFileLink, linkPattern } from '../addresses';
import { filtersIn } from '../case-study-filter';
import type { Issue } from '../issue';
import { hasMarkSigns, linksIn, parseMarks } from '../marks';
import { didYouMean } from './near';
import { redirectsOf } from './redirects';
import { anchorRemedy, routesOf, unreadableRoutes } from './routes';
import { eachString, type Source } from './source';

/** Whether a file exists, by its path from the project's folder. */
type Exists = (path: string) => boolean;

function fileRemedy(link: string, exists: Exists): string | undefined {
  if (generatedFiles.includes(link) || exists(`public${link}`)) return undefined;
  return `Put this file into the folder "public", or correct its name: there is no public${link}.`;
}

/** What to write instead of an unknown entry in a filter of the list of case studies; undefined if all are known. */
function filterRemedy(link: string, routes: Iterable<string>): string | undefined {
  const paths = [...routes];
  for (const { kind, parameter, id } of filtersIn(link)) {
    if (paths.includes(entryPath(kind, id))) continue;
    const start = entryPath(kind, '');
    const known = paths.filter((path) => path.startsWith(start)).map((path) => path.slice(start.length));
    return `There is no ${nounOf(kind)} "${id}".${didYouMean(id, known)} Write one of these after "${parameter}=", or leave this filter out: ${known.join(', ')}.`;
  }
  return undefined;
}

function pageRemedy(
  link: string,
  routes: ReadonlyMap<string, readonly string[]>,
  gone: ReadonlyMap<string, string>,
): string | undefined {
  const [address = '', anchor] = link.split('#');
  const [path = ''] = address.split('?', 1);
  const anchors = routes.get(path);
  const now = gone.get(path);
  if (!anchors && now !== undefined) return `Write "${now}" here: the page "${path}" has moved there.`;
  if (!anchors)
    return `This link leads nowhere: there is no page "${path}".${didYouMean(path, routes.keys())} Write the address of another page.`;
  return filterRemedy(link, routes.keys()) ?? anchorRemedy(path, anchor, anchors);
}

/** Where a string leads: a link of a button, or those within a text. */
export function addressesIn(value: string, path: readonly PropertyKey[]): string[] {
  if (path.at(-1) === 'link') return [value];
  return isLocale(path.at(-1)) && hasMarkSigns(value) ? linksIn(parseMarks(value)) : [];
}

/**
 * Reports links to missing pages, anchors, and files. Does not check addresses of other sites.
 * @param exists whether a linked file exists
 */
export function checkLinks(sources: readonly Source[], exists: Exists): Issue[] {
  const routes = routesOf(sources);
  const gone = redirectsOf(sources);
  const unreadable = unreadableRoutes(sources);
  const issues: Issue[] = [];
  for (const { area, file, data } of sources) {
    if (area === 'messages') continue;
    eachString(data, (value, path) => {
      for (const link of addressesIn(value, path)) {
        // The schemas report invalid addresses.
        if (!link.startsWith('/') || !linkPattern.test(link)) continue;
        if (unreadable.has(link.split(/[?#]/, 1)[0])) continue;
        const message = isFileLink(link) ? fileRemedy(link, exists) : pageRemedy(link, routes, gone);
        if (message) issues.push({ file, path, message });
      }
    });
  }
  return issues;
}
