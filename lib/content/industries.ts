import 'server-only';
import { entryPath } from '@/lib/site/site-map';
import { defaultLocale, type Locale, localePath } from '@/messages/routing';
import { type ArtFormat, artFiles } from './art-files';
import { artOf, type Image } from './image';
import { collection } from './loader';
import type { InLanguage } from './localize';
import { firstOthers } from './related';
import { type Industry, industry } from './schemas/industry';
import { slug } from './slug';
import type { IndustryDetail, IndustryTile } from './views';

const industries = collection('industries', industry);

function imageOf({ id, imagePath, imageAlt }: InLanguage<Industry>): Image {
  return { photo: imagePath, alt: imageAlt, art: artOf('industries', id) };
}

/** Ids of all industries, in order. */
export const listIndustryIds = industries.ids;

/** All industries as tiles, in order. */
export function listIndustries(locale: Locale): IndustryTile[] {
  return industries.list(locale).map((entry) => ({
    id: entry.id,
    title: entry.title,
    description: entry.description,
    link: localePath(locale, entryPath('industries', entry.id)),
    image: imageOf(entry),
  }));
}

/** An industry whole, or undefined for an unknown id. */
export function getIndustry(id: string, locale: Locale): IndustryDetail | undefined {
  const entry = industries.get(id, locale);
  if (!entry) return undefined;
  const { imagePath: _path, imageAlt: _alt, ...rest } = entry;
  return { ...rest, image: imageOf(entry), map: { alt: '', art: artOf('maps', id) } };
}

/** The first three other industries (specification, section 9). */
export function listRelatedIndustries(id: string, locale: Locale): IndustryTile[] {
  return firstOthers(listIndustries(locale), id);
}

/** An industry's name. */
export function industryTitle(id: string, locale: Locale): string {
  return industries.get(id, locale)?.title ?? id;
}

/** The name of an industry in lower case with hyphens. */
const nameOf = (id: string) => slug(industryTitle(id, defaultLocale)) || id;

/** The local picture that a case-study card of an industry falls back to (specification, section 8). */
export function industryFallback(id: string): string {
  return `/images/industries/${nameOf(id)}`;
}

/**
 * The files behind {@link industryFallback}, each with the path of its drawing. The drawings are named after the ids, so
 * that a new name of an industry needs no drawing.
 */
export function listFallbackFiles(): { name: string; format: ArtFormat; drawing: string }[] {
  return industries.ids().flatMap((id) =>
    artFiles('fallbacks', id, 'fallback').map(({ path, format }) => ({
      name: `${nameOf(id)}.${format}`,
      format,
      drawing: path,
    })),
  );
}
