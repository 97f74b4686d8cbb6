import 'server-only';
import { entryPath } from '@/lib/site/site-map';
import type { Locale } from '@/messages/routing';
import { localePath } from '@/messages/routing';
import { artOf } from './image';
import { collection } from './loader';
import type { InLanguage } from './localize';
import { leadOfService } from './people';
import { firstOthers } from './related';
import { type Service, service } from './schemas/service';
import type { FirstProject, ServiceDetail, ServiceSummary } from './views';

const services = collection('services', service);

function summarize(
  locale: Locale,
  { id, icon, title, description, benefits }: InLanguage<Service>,
): ServiceSummary {
  return {
    id,
    icon,
    title,
    description,
    benefits,
    image: { alt: '', art: artOf('services', id) },
    link: localePath(locale, entryPath('services', id)),
  };
}

/** Ids of all services, in order. */
export const listServiceIds = services.ids;

/** All services as cards, in order. */
export function listServices(locale: Locale): ServiceSummary[] {
  return services.list(locale).map((entry) => summarize(locale, entry));
}

/** The first projects of all services that name their terms, in order. */
export function listFirstProjects(locale: Locale): FirstProject[] {
  return services.list(locale).flatMap(({ id, title, content }) => {
    const { terms } = content.firstEngagement;
    const link = localePath(locale, `${entryPath('services', id)}#first-engagement`);
    return terms ? [{ id, service: title, link, ...terms }] : [];
  });
}

/** A service whole, or undefined for an unknown id. */
export function getService(id: string, locale: Locale): ServiceDetail | undefined {
  const entry = services.get(id, locale);
  if (!entry) return undefined;
  const { heroImage, heroImageAlt, ...rest } = entry;
  return {
    ...rest,
    lead: leadOfService(id, locale),
    image: { photo: heroImage, alt: heroImageAlt, art: artOf('services', id) },
  };
}

/** The name of a service and the path of its page, or undefined for an unknown id. */
export function serviceLink(id: string, locale: Locale): { title: string; link: string } | undefined {
  const entry = services.get(id, locale);
  return entry && { title: entry.title, link: localePath(locale, entryPath('services', id)) };
}

/** The first three other services (specification, section 9). */
export function listRelatedServices(id: string, locale: Locale): ServiceSummary[] {
  return firstOthers(listServices(locale), id);
}
