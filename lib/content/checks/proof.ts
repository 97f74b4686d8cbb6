import type { Issue } from '../issue';
import { listAt, type Source, valueAt } from './source';

/** Facts beside a service, of which each proves one line of the sidebar that all services share. */
export function checkProof(sources: readonly Source[]): Issue[] {
  const templates = sources.find(({ area, name }) => area === 'singles' && name === 'templates');
  const lines = listAt(templates?.data, 'service', 'sidebar', 'items').length;
  return sources.flatMap(({ area, file, data }) => {
    if (area !== 'services' || lines === 0 || valueAt(data, 'proof') === undefined) return [];
    const facts = listAt(data, 'proof').length;
    if (facts === lines) return [];
    const message = `Write ${lines} facts, one for each line of service.sidebar.items in content/templates.json, or leave "proof" out. This list has ${facts}.`;
    return [{ file, path: ['proof'], message }];
  });
}
