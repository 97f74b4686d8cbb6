import 'server-only';
import { pathOf } from '@/lib/site/site-map';
import { type Locale, localePath } from '@/messages/routing';
import { collection, memoize } from './loader';
import { page } from './schemas/page';
import type { Author } from './views';

const pages = collection('pages', page);

const byName = memoize((locale: string): ReadonlyMap<string, Author> => {
  const sections = pages.get('about', locale as Locale)?.sections ?? [];
  return new Map(
    sections.flatMap((section, index) => {
      if (section.kind !== 'people') return [];
      const anchor = section.anchor ?? `${section.kind}-${index}`;
      const link = localePath(locale as Locale, `${pathOf('about')}#${anchor}`);
      return section.items.map(
        ({ name, hair, role }) => [name, { name, hair, role, link }] satisfies [string, Author],
      );
    }),
  );
});

/**
 * A person of the page about the company.
 * @throws {Error} for a name that the page does not have
 */
export function getPerson(name: string, locale: Locale): Author {
  const person = byName(locale).get(name);
  if (person) return person;
  throw new Error(
    `There is no "${name}" in content/pages/about.json; correct the author of the article, or add the person.`,
  );
}
