import { pathOfFile } from '@/lib/site/site-map';
import { isLocale } from '@/messages/routing';
import { isFileLink, linkPattern } from '../addresses';
import type { Issue } from '../issue';
import { hasMarkSigns, linksIn, parseMarks } from '../marks';
import { didYouMean } from './near';
import { redirectsOf } from './redirects';
import { routesOf } from './routes';
import { eachString, type Source } from './source';

/** Whether a file exists, by its path from the project's folder. */
type Exists = (path: string) => boolean;

function fileRemedy(link: string, exists: Exists): string | undefined {
  if (exists(`public${link}`)) return undefined;
  return `Put this file into the folder "public", or correct its name: there is no public${link}.`;
}

function pageRemedy(
  link: string,
  routes: ReadonlyMap<string, readonly string[]>,
  gone: ReadonlyMap<string, string>,
): string | undefined {
  const [address = '', anchor] = link.split('#');
  const [path = ''] = address.split('?');
  const anchors = routes.get(path);
  const now = gone.get(path);
  if (!anchors && now !== undefined) return `Write "${now}" here: the page "${path}" has moved there.`;
  if (!anchors)
    return `This link leads nowhere: there is no page "${path}".${didYouMean(path, routes.keys())} Write the address of another page.`;
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  const known = anchors.length > 0 ? `; it has ${anchors.map((id) => `#${id}`).join(', ')}` : '';
  return `The page ${path} has no place called "#${anchor}"${known}. Correct the part after "#", or leave it out.`;
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
  // The places on a page are unknown while its file cannot be read.
  const unreadable = new Set(
    sources.filter(({ data }) => data === undefined).map(({ area, name }) => pathOfFile(area, name)),
  );
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
