import { entryKinds } from '@/lib/site/site-map';
import { defaultLocale, type Locale, localePath, splitLocalePath } from '@/messages/routing';

/** The response to a request. Files are relative to the export's folder, with "/" between the parts. */
export type Resolution =
  | { kind: 'file'; file: string }
  | { kind: 'redirect'; status: 302 | 308; location: string }
  | { kind: 'not-found'; language: Locale; file: string | undefined }
  | { kind: 'bad-request'; reason: string };

type Exists = (file: string) => boolean;

/** The decoded segments of a path, and whether it had no empty ones (double or trailing slashes). */
type Parts = { segments: string[]; isClean: boolean };

export type ResolveOptions = {
  /** Whether the export contains this file. */
  exists: Exists;
  /** Redirects of renamed and removed entries, with the language in each address. */
  redirects?: ReadonlyMap<string, string>;
  /** Redirect an unknown entry to the list of its kind; otherwise the 404 page does it. */
  redirectUnknownIds: boolean;
};

/** The list pages (specification, section 8: an unknown id redirects to its list). */
const lists: ReadonlySet<string> = new Set(entryKinds);

/** Error pages, which have no address of their own. */
const errorPages = new Set(['404', '_not-found']);

/**
 * Finds the file, the redirect, or the error for a request.
 * @param target the request's path and query, as sent
 */
export function resolveRequest(
  target: string,
  { exists, redirects, redirectUnknownIds }: ResolveOptions,
): Resolution {
  const { rawPath, search } = splitTarget(target);
  const parts = decodePath(rawPath);
  if ('reason' in parts) return { kind: 'bad-request', reason: parts.reason };

  const found = findFile(parts, exists);
  if (typeof found === 'string') return { kind: 'file', file: found };
  if (found) return { kind: 'redirect', status: 308, location: encodePath(found) + search };

  const lowered = canonical(lowerCase(parts.segments));
  const moved = redirects?.get(`/${lowered.join('/')}`);
  if (moved !== undefined) return { kind: 'redirect', status: 308, location: withSearch(moved, search) };

  const list = redirectUnknownIds ? listOfUnknownId(lowered, exists) : undefined;
  if (list !== undefined) return { kind: 'redirect', status: 302, location: list + search };

  const { locale } = splitLocalePath(`/${lowered.join('/')}`);
  return { kind: 'not-found', language: locale, file: notFoundPage(locale, exists) };
}

/** The requested file, or the segments of its canonical path. */
function findFile({ segments, isClean }: Parts, exists: Exists): string | string[] | undefined {
  // Hidden files are not served, except those in .well-known (security.txt).
  if (segments.some((segment) => segment.startsWith('.') && segment !== '.well-known')) return undefined;

  const requested = segments.join('/');
  if (isClean && !requested.endsWith('.html') && exists(requested)) return requested;
  for (const candidate of [segments, lowerCase(segments)]) {
    const address = canonical(candidate);
    const file = fileAt(address, exists);
    if (file !== undefined) return isClean && address.join('/') === requested ? file : address;
  }
  return undefined;
}

/** Adds a query to a path; it goes before the anchor. */
function withSearch(path: string, search: string): string {
  const [before = '', anchor] = path.split('#');
  return before + search + (anchor === undefined ? '' : `#${anchor}`);
}

/** The list page for an unknown entry, in the language of the address. */
function listOfUnknownId(segments: string[], exists: Exists): string | undefined {
  const { locale, path } = splitLocalePath(`/${segments.join('/')}`);
  const [list = '', id, ...rest] = path.slice(1).split('/');
  if (!lists.has(list) || id === undefined || rest.length > 0) return undefined;
  // A name with a file extension is a missing file, such as a payload of an older build, not an id.
  if (/\.[a-z0-9]+$/.test(id)) return undefined;
  const address = localePath(locale, `/${list}`);
  return fileAt(split(address), exists) === undefined ? undefined : address;
}

/** The 404 page of a language, or that of the default language; undefined if the export has none. */
function notFoundPage(language: Locale, exists: Exists): string | undefined {
  const files = language === defaultLocale ? ['404.html'] : [`${language}/404.html`, '404.html'];
  return files.find(exists);
}

function splitTarget(target: string): { rawPath: string; search: string } {
  // Proxies may send the whole address ("GET http://host/path").
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '');
  const query = local.indexOf('?');
  return query < 0
    ? { rawPath: local || '/', search: '' }
    : { rawPath: local.slice(0, query) || '/', search: local.slice(query) };
}

/** Decodes a path. Rejects ambiguous paths and returns the reason. */
function decodePath(rawPath: string): Parts | { reason: string } {
  if (!rawPath.startsWith('/')) return { reason: 'The address has to start with "/".' };
  let decoded: string[];
  try {
    decoded = rawPath.slice(1).split('/').map(decodeURIComponent);
  } catch {
    return { reason: 'The address has a "%" that is not followed by valid UTF-8 in hexadecimal.' };
  }
  for (const segment of decoded) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are rejected
    if (/[\u0000-\u001f\u007f]/.test(segment)) return { reason: 'The address has a control character.' };
    if (/[/\\]/.test(segment)) return { reason: 'The address has an encoded slash or a backslash.' };
    if (segment === '.' || segment === '..') return { reason: 'The address has "." or ".." as a part.' };
  }
  const segments = decoded.filter(Boolean);
  return { segments, isClean: decoded.length === Math.max(segments.length, 1) };
}

function split(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function lowerCase(segments: string[]): string[] {
  return segments.map((segment) => segment.toLowerCase());
}

/** The canonical path: without ".html", without "index", without the default language. */
function canonical(segments: string[]): string[] {
  const rest = segments[0] === defaultLocale ? segments.slice(1) : [...segments];
  const last = rest.pop()?.replace(/\.html$/, '');
  return last === undefined || last === 'index' ? rest : [...rest, last];
}

/** The file for a path, if there is one: a file of this name, a page, or the index page of a folder. */
function fileAt(segments: string[], exists: Exists): string | undefined {
  const name = segments.join('/');
  if (errorPages.has(segments.at(-1) ?? '')) return undefined;
  const files = name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`];
  return files.find(exists);
}

function encodePath(segments: string[]): string {
  return `/${segments.map((segment) => encodeURI(segment).replace(/[?#]/g, encodeURIComponent)).join('/')}`;
}
