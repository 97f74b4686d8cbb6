import { type Locale, localePath, locales } from '@/messages/routing';
import { type Redirects, redirects } from './schemas/redirects';
import { readSingle } from './single';

export type Redirect = {
  /** The old path with its language: `/es/services/old-name`. */
  from: string;
  /** Where it leads, in the same language. */
  to: string;
};

/**
 * The redirects of renamed and removed entries, without a language.
 * @param root the project's folder
 * @throws {ContentError} where `content/redirects.json` does not follow its schema
 */
export function readRedirects(root = process.cwd()): Redirects['redirects'] {
  return readSingle('redirects', redirects, root).redirects;
}

/**
 * The redirects of renamed and removed entries, in every language: for the local server, for the rules of hosts, and
 * for the 404 page on hosts without rules. The content check reports chains and loops.
 * @param only one language; all of them without it
 * @param root the project's folder
 * @throws {ContentError} where `content/redirects.json` does not follow its schema
 */
export function listRedirects(only?: Locale, root = process.cwd()): Redirect[] {
  const list = readRedirects(root);
  return (only ? [only] : locales).flatMap((locale) =>
    list.map(({ from, to }) => ({ from: localePath(locale, from), to: localePath(locale, to) })),
  );
}
