import type { CaseStudyDetail, Crumb } from '@/lib/content/views';
import type { JsonLdNode } from '../json-ld';
import { absolute, articleId } from './address';
import { article } from './article';
import { pageNodes } from './page-nodes';

type Props = Omit<Parameters<typeof article>[0], 'study'> & {
  study: CaseStudyDetail;
  crumbs: readonly Crumb[];
};

/** What a case study's page says of itself: the page and the story. */
export function caseStudyNodes({ study, crumbs, ...about }: Props): JsonLdNode[] {
  const { origin, path, language } = about;
  return [
    ...pageNodes({
      origin,
      path,
      language,
      name: study.title,
      description: study.meta.description,
      mainEntity: { '@id': articleId(absolute(origin, path)) },
      crumbs,
    }),
    article({ ...about, study }),
  ];
}
