import type { Issue } from '../issue';
import { sitePath } from '../schemas/text';
import { didYouMean } from './near';
import { redirectsOf } from './redirects';
import { routesOf } from './routes';
import { eachString, type Source } from './source';

function remedy(
  link: string,
  routes: ReadonlyMap<string, readonly string[]>,
  gone: ReadonlyMap<string, string>,
): string | undefined {
  const [path = '', anchor] = link.split('#');
  const anchors = routes.get(path);
  const now = gone.get(path);
  if (!anchors && now !== undefined)
    return `Write "${now}" here: "${path}" is gone, and leads there by a redirect.`;
  if (!anchors)
    return `Lead this link to a page of this site: there is no "${path}".${didYouMean(path, routes.keys())}`;
  if (anchor === undefined || anchors.includes(anchor)) return undefined;
  const known = anchors.length > 0 ? `; it has ${anchors.map((id) => `#${id}`).join(', ')}` : '';
  return `Correct what stands after "#", or leave it out: the page ${path} has no "#${anchor}"${known}.`;
}

/** Links that lead to no page, or to no place on it. */
export function checkLinks(sources: readonly Source[]): Issue[] {
  const routes = routesOf(sources);
  const gone = redirectsOf(sources);
  const issues: Issue[] = [];
  for (const { area, file, data } of sources) {
    if (area === 'messages') continue;
    eachString(data, (link, path) => {
      // What is no path at all, the schemas report.
      if (path.at(-1) !== 'link' || !sitePath.safeParse(link).success) return;
      const message = remedy(link, routes, gone);
      if (message) issues.push({ file, path, message });
    });
  }
  return issues;
}
