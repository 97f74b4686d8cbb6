import type { Crumb, ServiceDetail } from '@/lib/content/views';
import type { JsonLdNode } from '../json-ld';
import { absolute, serviceId } from './address';
import { faqPage } from './faq-page';
import { pageNodes } from './page-nodes';
import { service as serviceNode } from './service';

type Props = Omit<Parameters<typeof serviceNode>[0], 'service'> & {
  service: ServiceDetail;
  language: string;
  crumbs: readonly Crumb[];
};

/** What a service's page says of itself: the page, the service, the questions. */
export function serviceNodes({ service, language, crumbs, ...about }: Props): JsonLdNode[] {
  const { origin, path } = about;
  const url = absolute(origin, path);
  return [
    ...pageNodes({
      origin,
      path,
      language,
      name: service.title,
      description: service.meta.description,
      mainEntity: { '@id': serviceId(url) },
      crumbs,
    }),
    serviceNode({ ...about, service }),
    faqPage({ url, language, questions: service.content.questions }),
  ];
}
