import type { SearchIndex } from '@/lib/search/index-format';

const requested = new Map<string, Promise<SearchIndex>>();

/** Loads a search index. A second call gets the same one; a failed request is tried again. */
export function fetchIndex(path: string): Promise<SearchIndex> {
  const known = requested.get(path);
  if (known) return known;
  const response = fetch(path).then((answer) => {
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json() as Promise<SearchIndex>;
  });
  response.catch(() => requested.delete(path));
  requested.set(path, response);
  return response;
}
