import 'server-only';
import { memoize } from '@/lib/site/memoize';
import { pathOf, sectionAnchor } from '@/lib/site/site-map';
import { type Locale, localePath } from '@/messages/routing';
import { drawnArt } from './drawn-art';
import { collection } from './loader';
import { page } from './schemas/page';
import { personId } from './slug';
import type { Author } from './views';

/** The path of a person's artwork, or undefined until it is drawn. */
export const portraitOf = (name: string): string | undefined =>
  drawnArt('people', personId(name), 'portrait');

const pages = collection('pages', page);

/** The people on the page about the company, each with the services that the person leads. */
const everyone = memoize((locale: string): readonly (Author & { leads: readonly string[] })[] => {
  const sections = pages.get('about', locale as Locale)?.sections ?? [];
  return sections.flatMap((section, index) => {
    if (section.kind !== 'people') return [];
    const anchor = sectionAnchor(section, index);
    const link = localePath(locale as Locale, `${pathOf('about')}#${anchor}`);
    return section.items.map(({ name, role, languages, leads = [] }) => ({
      name,
      portrait: portraitOf(name),
      role,
      languages,
      leads,
      link,
    }));
  });
});

/**
 * A person of the page about the company.
 * @throws {Error} for a name that the page does not have
 */
export function getPerson(name: string, locale: Locale): Author {
  const person = everyone(locale).find((each) => each.name === name);
  if (person) return person;
  throw new Error(
    `There is no "${name}" in content/pages/about.json; correct the author of the article, or add the person.`,
  );
}

/** The person who leads a service, or undefined if none is named. */
export function leadOfService(service: string, locale: Locale): Author | undefined {
  return everyone(locale).find(({ leads }) => leads.includes(service));
}
