import { withoutPhotoQuery } from '@/lib/content/addresses';
import { contentPath, listIds } from '@/lib/content/files';
import { today } from '@/lib/content/hidden';
import { kindSchema } from '@/lib/content/json-schemas';
import { scaffold, scaffoldEntry } from '@/lib/content/scaffold';
import { caseStudy } from '@/lib/content/schemas/case-study';
import { iconNames } from '@/lib/content/schemas/icon';
import { industry } from '@/lib/content/schemas/industry';
import { insight } from '@/lib/content/schemas/insight';
import { service } from '@/lib/content/schemas/service';
import { id as idSchema, photoUrl } from '@/lib/content/schemas/text';
import { slug } from '@/lib/content/slug';
import { entryPath, nounOf } from '@/lib/site/site-map';
import { defaultLocale } from '@/messages/routing';
import { optionValue, optionWordings } from './option-values';
import {
  CommandError,
  choice,
  dropRedirect,
  type EntryFolder,
  editOrder,
  entryFile,
  hasEntry,
  type Json,
  orderFile,
  readJson,
  writeJson,
} from './project';

export type NewEntry = {
  /** The title by language; the one in the default language is required. */
  titles: Readonly<Record<string, string | undefined>>;
  /** By default, the id is derived from the title. */
  id?: string;
  /** The id of the entry that it follows; by default, the last one. */
  after?: string;
  icon?: string;
  industry?: string;
  /** The ids of services that a case study or an article names. */
  services?: readonly string[];
  months?: number;
  /** The author of an article: a person on the page "about". */
  author?: string;
  /** The URL of a photograph. */
  photo?: string;
};

/** Values of facts that were not given; editors replace them. */
export const defaultFacts = { icon: iconNames[0], months: 6 };

const titles = {
  services: service.shape.title,
  'case-studies': caseStudy.shape.title,
  industries: industry.shape.title,
  insights: insight.shape.title,
};

/** Returns the photograph of another entry, for an entry without one. */
function defaultPhoto(root: string, folder: EntryFolder): string {
  const [first] = readJson(root, orderFile)[folder] as string[];
  const { heroImage, imagePath }: Json = first ? readJson(root, entryFile(folder, first)) : {};
  return heroImage ?? imagePath ?? '';
}

/** Validates the ids of services. By default, it is the first service of the site. */
function servicesOf(root: string, ids: readonly string[] | undefined): string[] {
  const known: string[] = readJson(root, orderFile).services;
  const chosen = ids?.map((id) => choice('a service (--services)', id, known)) ?? known.slice(0, 1);
  return optionValue('--services', caseStudy.shape.services, chosen);
}

/** The people who can write articles. */
export function peopleOf(root: string): string[] {
  const { sections }: Json = readJson(root, contentPath('pages', 'about'));
  const people = sections.filter(({ kind }: Json) => kind === 'people');
  return people.flatMap(({ items }: Json) => items.map(({ name }: Json) => name));
}

/** Returns the blocks of a new article: a paragraph, a heading with a paragraph, and the references. */
function articleBody(): Json[] {
  const options = kindSchema('insights').properties?.body?.items?.oneOf ?? [];
  return ['paragraph', 'heading', 'paragraph', 'references'].flatMap((kind) => {
    const schema = options.find(({ properties }) => properties?.kind?.const === kind);
    return schema ? [scaffold(schema, 'body[]', { 'body[].items[].url': 'https://www.example.com/' })] : [];
  });
}

function factsOf(root: string, folder: EntryFolder, entry: NewEntry) {
  const { icon, months = defaultFacts.months, photo } = entry;
  const picture =
    photo === undefined
      ? defaultPhoto(root, folder)
      : withoutPhotoQuery(optionValue('--photo', photoUrl, photo));
  switch (folder) {
    case 'services':
      return { icon: choice('an icon (--icon)', icon ?? defaultFacts.icon, iconNames), heroImage: picture };
    case 'case-studies':
      return {
        industry: choice('an industry (--industry)', entry.industry, listIds('industries', root)),
        services: servicesOf(root, entry.services),
        imagePath: picture,
        months: optionValue('--months', caseStudy.shape.months, months),
      };
    case 'industries':
      return { imagePath: picture };
    case 'insights':
      return {
        author: choice('an author (--author)', entry.author, peopleOf(root)),
        services: servicesOf(root, entry.services),
        caseStudies: [],
        published: today(),
        body: articleBody(),
      };
  }
}

/**
 * Creates a draft in all languages, and adds it to the order.
 * @returns the id
 * @throws {CommandError} if a value is missing, unknown, or already in use
 */
export function createEntry(root: string, folder: EntryFolder, entry: NewEntry): string {
  const title = entry.titles[defaultLocale];
  if (!title) throw new CommandError(`Give the ${nounOf(folder)} a title: --title "…".`);
  const id = entry.id ?? slug(title);
  if (!idSchema.safeParse(id).success)
    throw new CommandError(
      `"${id}" is not a valid id: use lower-case letters, digits and single hyphens (--id).`,
    );
  if (hasEntry(root, folder, id))
    throw new CommandError(`${entryFile(folder, id)} exists already; choose another id (--id).`);
  const order: string[] = readJson(root, orderFile)[folder];
  const place =
    entry.after === undefined
      ? order.length
      : order.indexOf(choice('the entry that it follows (--after)', entry.after, order)) + 1;

  const wordings = optionWordings('title', titles[folder], entry.titles);
  const facts = factsOf(root, folder, entry);
  const data = { id, draft: true, ...scaffoldEntry(folder, { id, ...facts, ...wordings }) };
  // First, because it throws if the redirects are no valid JSON.
  dropRedirect(root, entryPath(folder, id));
  writeJson(root, entryFile(folder, id), data);
  editOrder(root, folder, (ids) => ids.toSpliced(place, 0, id));
  return id;
}
