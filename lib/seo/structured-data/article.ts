import type { Article } from 'schema-dts';
import type { CaseStudyDetail, Company } from '@/lib/content/views';
import { absolute, articleId } from './address';
import { organizationReference } from './organization';

type Props = {
  origin: string;
  /** The page's path, with its language. */
  path: string;
  language: string;
  company: Company;
  study: Pick<CaseStudyDetail, 'title' | 'summary' | 'industry' | 'results'>;
  /** The path of the industry's page. */
  industry: string;
  /** The path of a picture of the story. */
  image: string;
  /** When it joined the site and last changed, left out where nobody knows. */
  published?: string;
  modified?: string;
};

/** A case study with its results: each measured value by the words that stand beside it on the page. */
export function article(props: Props): Article {
  const { origin, path, language, company, study, industry, image, published, modified } = props;
  const url = absolute(origin, path);
  return {
    '@type': 'Article',
    '@id': articleId(url),
    url,
    mainEntityOfPage: { '@id': url },
    headline: study.title,
    description: study.summary,
    image: absolute(origin, image),
    inLanguage: language,
    ...(published && { datePublished: published }),
    ...(modified && { dateModified: modified }),
    author: { ...organizationReference(origin, company), url: absolute(origin, '/') },
    publisher: organizationReference(origin, company),
    about: { '@type': 'Thing', name: study.industry, url: absolute(origin, industry) },
    mentions: study.results.map(({ metric, text }) => ({
      '@type': 'PropertyValue',
      name: text,
      value: metric,
    })),
  };
}
