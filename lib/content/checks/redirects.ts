import { contentPath } from '../files';
import type { Issue } from '../issue';
import { didYouMean } from './near';
import { routesOf } from './routes';
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

const pathOf = (link: string) => link.split('#')[0] ?? link;

/** Reports redirects that hide a page, lead to a missing page, form a chain or a loop, or conflict with each other. */
export function checkRedirects(sources: readonly Source[]): Issue[] {
  const data = sources.find((source) => source.file === file)?.data;
  const routes = routesOf(sources);
  const gone = redirectsOf(sources);
  const seen = new Set<string>();
  return listAt(data, 'redirects').flatMap((redirect, index): Issue[] => {
    const [from, to] = [valueAt(redirect, 'from'), valueAt(redirect, 'to')];
    if (typeof from !== 'string' || typeof to !== 'string') return [];
    const issue = (field: string, message: string) => ({ file, path: ['redirects', index, field], message });
    const issues: Issue[] = [];
    if (routes.has(from))
      issues.push(issue('from', `Remove this redirect: "${from}" is a page, which nobody would see.`));
    if (seen.has(from))
      issues.push(issue('from', `Remove one of the redirects from "${from}": only the first one counts.`));
    seen.add(from);
    const target = pathOf(to);
    const next = gone.get(target);
    if (target === from)
      issues.push(issue('to', `Lead this to another page: "${from}" leads to itself, round and round.`));
    else if (!routes.has(target) && next !== undefined)
      issues.push(issue('to', `Write "${next}" here: "${target}" leads there itself, in a second step.`));
    else if (!routes.has(target))
      issues.push(
        issue(
          'to',
          `Lead this to a page of this site: there is no "${target}".${didYouMean(target, routes.keys())}`,
        ),
      );
    return issues;
  });
}
