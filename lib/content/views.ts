import type { z } from 'zod';
import type { Provider } from '@/lib/site/settings';
import type { artShapes, uploadWidths } from './art-files';
import type { CompanyFigure } from './company-figures';
import type { Image } from './image';
import type { InLanguage } from './localize';
import type { Mark } from './marks';
import type { block } from './schemas/block';
import type { CaseStudy } from './schemas/case-study';
import type { Company } from './schemas/company';
import type { iconNames } from './schemas/icon';
import type { Industry } from './schemas/industry';
import type { Insight, topics } from './schemas/insight';
import type { Legal } from './schemas/legal';
import type { Section } from './schemas/section';
import type { Service } from './schemas/service';
import type { Templates } from './schemas/templates';

/*
 * The content as components receive it: in one language, with resolved links and pictures. Types only, so that a
 * component can never pull a schema or a file into the browser. The loaders make these.
 */

export type { Company, CompanyFigure, Image, Mark };

/** The shapes and widths in which pictures are drawn. */
export type ArtShapes = typeof artShapes;

/** The widths in which photographs of this project are stored. */
export type UploadWidths = typeof uploadWidths;

export type ContentIcon = (typeof iconNames)[number];

export type Block = InLanguage<z.infer<typeof block>>;

export type ServiceSummary = Pick<
  InLanguage<Service>,
  'id' | 'icon' | 'title' | 'description' | 'benefits'
> & { link: string; image: Image };

export type ServiceDetail = Omit<InLanguage<Service>, 'heroImage' | 'heroImageAlt'> & {
  image: Image;
  /** Who leads the service. */
  lead?: Author;
};

/** The first project of a service, as the table of prices lists it. */
export type FirstProject = NonNullable<ServiceDetail['content']['firstEngagement']['terms']> & {
  /** The id of the service. */
  id: string;
  /** The title of the service. */
  service: string;
  link: string;
};

export type IndustryTile = Pick<InLanguage<Industry>, 'id' | 'title' | 'description'> & {
  link: string;
  image: Image;
};

export type IndustryDetail = Omit<InLanguage<Industry>, 'imagePath' | 'imageAlt'> & {
  image: Image;
  /** The picture beside the challenges. */
  map: Image;
};

export type CaseStudyCard = Pick<InLanguage<CaseStudy>, 'id' | 'title' | 'client' | 'summary' | 'excerpt'> & {
  link: string;
  /** The industry's name, as shown. */
  industry: string;
  industryId: string;
  serviceIds: readonly string[];
  /** The main number, with what it measures. */
  headline: { metric: string; text: string };
  image: Image;
};

/** A result above its hill in the hero; the place is in shares of the picture's width and height. */
export type Summit = { text: string; x: number; y: number };

export type CaseStudyDetail = Omit<
  InLanguage<CaseStudy>,
  'industry' | 'services' | 'imagePath' | 'imageAlt' | 'imageFocus'
> &
  CaseStudyCard & {
    /** The path of the industry's page. */
    industryLink: string;
    /** The first results, which are below the hero. */
    keyResults: InLanguage<CaseStudy>['results'];
    /** The services that the project used, the most important one first. */
    services: readonly { title: string; link: string }[];
  };

export type Topic = { id: (typeof topics)[number]; title: string };

/** A person who writes articles, as the page about the company shows them. */
export type Author = Pick<
  Extract<InLanguage<Section>, { kind: 'people' }>['items'][number],
  'name' | 'role' | 'languages'
> & {
  /** The path of the person's artwork; undefined until it is drawn. */
  portrait: string | undefined;
  /** The path of the place where the page about the company shows the person. */
  link: string;
};

type PlainArticleBlock = InLanguage<Insight['body'][number]>;

/** A piece of an article; headings have the id by which addresses name them. */
export type ArticleBlock =
  | Exclude<PlainArticleBlock, { kind: 'heading' }>
  | (Extract<PlainArticleBlock, { kind: 'heading' }> & { id?: string });

export type InsightCard = Pick<
  InLanguage<Insight>,
  'id' | 'title' | 'excerpt' | 'summary' | 'author' | 'published'
> & {
  link: string;
  topics: readonly Topic[];
  serviceIds: readonly string[];
  /** The ids of the case studies that the article cites. */
  studyIds: readonly string[];
  /** How long it takes to read. */
  minutes: number;
  image: Image;
};

export type InsightDetail = Omit<InsightCard, 'author'> &
  Pick<InLanguage<Insight>, 'meta' | 'updated'> & {
    /** The summary, by the name that all entries share. */
    description: string;
    body: readonly ArticleBlock[];
    author: Author;
    services: readonly { title: string; link: string }[];
    studies: readonly CaseStudyCard[];
    newer?: InsightCard;
    older?: InsightCard;
  };

export type LegalText = InLanguage<Legal>;

/** The words that all detail pages of a kind share. */
export type TemplateWords = InLanguage<Templates>;

export type { Provider };

/** Words of a client, with the role of the person and the description of the client. */
export type ClientQuote = { text: string; source: string; client: string };

/** The resolved value of a reference. */
type Resolved = {
  hero: { image: Image; cards: CaseStudyCard[] };
  'not-found': { image: Image };
  search: { image: Image };
  'service-grid': { services: ServiceSummary[] };
  'case-study-cards': { cards: CaseStudyCard[]; clientQuote?: ClientQuote };
  'case-study-list': { cards: CaseStudyCard[]; services: { id: string; title: string }[] };
  'insight-list': {
    articles: readonly InsightCard[];
    topics: readonly { topic: Topic; articles: readonly InsightCard[] }[];
  };
  'industry-tiles': { tiles: IndustryTile[] };
  /** In the order of the people. */
  people: { portraits: readonly (string | undefined)[] };
  prices: { projects: FirstProject[] };
  /** `art` is the path of the map behind the first reason; undefined until it is drawn. */
  reasons: { values: CompanyFigure[]; art?: string };
  figures: { values: CompanyFigure[] };
  'call-to-action': { skyline: string };
  inquiry: { company: Company; services: { value: string; label: string }[]; provider: Provider };
  map: { company: Company };
};

/** A section as an editor wrote it, in one language. */
export type PlainSection = InLanguage<Section>;

/** The props of the component of one kind of section. */
export type SectionOf<Kind extends Section['kind']> = Extract<PlainSection, { kind: Kind }> &
  (Kind extends keyof Resolved ? Resolved[Kind] : unknown);

/** A section with resolved references. */
export type ResolvedSection = { [Kind in Section['kind']]: SectionOf<Kind> }[Section['kind']];

export type ResolvedPage = { meta: { title: string; description: string }; sections: ResolvedSection[] };

export type Crumb = { text: string; link: string };
