import { contentPath } from '../files';
import type { Issue } from '../issue';
import { didYouMean } from './near';
import { anchorRemedy, routesOf, unreadableRoutes } from './routes';
import { listAt, type Source, valueAt } from './source';

const file = contentPath(null, 'redirects');

/** Maps removed paths to their targets. */
export function redirectsOf(sources: readonly Source[]): Map<string, string> {
  const data = sources.find((source) => source.file === file)?.data;
  return new Map(
    listAt(data, 'redirects').flatMap((redirect): [string, string][] => {
      const [from, to] = [valueAt(redirect, 'from'), valueAt(redirect, 'to')];
      return typeof from === 'string' && typeof to === 'string' ? [[from, to]] : [];
    }),
  );
}

/** What to write in a redirect's `to` instead; undefined if it leads to a page, and to a place that the page has. */
function targetRemedy(
  from: string,
  to: string,
  routes: ReadonlyMap<string, readonly string[]>,
  gone: ReadonlyMap<string, string>,
): string | undefined {
  const [target = '', anchor] = to.split('#');
  const anchors = routes.get(target);
  const next = gone.get(target);
  if (target === from) return `Lead this to another page: "${from}" leads to itself, round and round.`;
  if (anchors) return anchorRemedy(target, anchor, anchors);
  if (next !== undefined) return `Write "${next}" here: "${target}" leads there itself, in a second step.`;
  return `Lead this to a page of this site: there is no "${target}".${didYouMean(target, routes.keys())}`;
}

/**
 * Reports redirects that hide a page, lead to a missing page or anchor, form a chain or a loop, or have the same source as
 * another one.
 */
export function checkRedirects(sources: readonly Source[]): Issue[] {
  const data = sources.find((source) => source.file === file)?.data;
  const routes = routesOf(sources);
  const unreadable = unreadableRoutes(sources);
  const gone = redirectsOf(sources);
  const seen = new Map<string, string>();
  return listAt(data, 'redirects').flatMap((redirect, index): Issue[] => {
    const [from, to] = [valueAt(redirect, 'from'), valueAt(redirect, 'to')];
    if (typeof from !== 'string' || typeof to !== 'string') return [];
    const issue = (field: string, message: string) => ({ file, path: ['redirects', index, field], message });
    const issues: Issue[] = [];
    if (routes.has(from))
      issues.push(issue('from', `Remove this redirect: "${from}" is a page, which nobody would see.`));
    const other = seen.get(from);
    if (other !== undefined)
      issues.push(
        issue(
          'from',
          `Keep one of the redirects from "${from}": hosts treat duplicates differently. The other one is ${other}.`,
        ),
      );
    else seen.set(from, `redirects[${index}], to "${to}"`);
    const remedy = unreadable.has(to.split('#', 1)[0]) ? undefined : targetRemedy(from, to, routes, gone);
    if (remedy !== undefined) issues.push(issue('to', remedy));
    return issues;
  });
}
