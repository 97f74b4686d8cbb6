import { TableOfContents } from '@/components/islands/table-of-contents/table-of-contents';
import { Heading } from '@/components/ui/heading';
import type { ArticleBlock, InsightDetail, TemplateWords } from '@/lib/content/views';
import { ArticleBlockView } from './article-block';

type Props = {
  article: InsightDetail;
  words: TemplateWords['insight'];
  /** Whether the list of related articles follows. */
  hasRelated: boolean;
};

type Part = { id: string; title: string; blocks: Exclude<ArticleBlock, { kind: 'heading' }>[] };

/** The blocks before the first heading, and the parts that the headings and the references start. */
function partsOf(
  body: readonly ArticleBlock[],
  references: string,
): { opening: Part['blocks']; parts: Part[] } {
  const opening: Part['blocks'] = [];
  const parts: Part[] = [];
  for (const block of body) {
    if (block.kind === 'heading') parts.push({ id: block.id ?? '', title: block.text, blocks: [] });
    else if (block.kind === 'references')
      parts.push({ id: 'references', title: references, blocks: [block] });
    else (parts.at(-1)?.blocks ?? opening).push(block);
  }
  return { opening, parts };
}

/** The body of an article: table of contents, text, sources, and the services and case studies that it names. */
export function InsightBody({ article, words, hasRelated }: Props) {
  const { opening, parts } = partsOf(article.body, words.references);
  const contents = [
    ...parts.map(({ id, title }) => ({ id, text: title })),
    ...(hasRelated ? [{ id: 'related-insights', text: words.related }] : []),
  ];
  const subjects = [
    { title: words.services, items: article.services },
    { title: words.studies, items: article.studies },
  ].filter(({ items }) => items.length > 0);
  return (
    <div className="wrap article-grid">
      <div className="study-contents">
        <TableOfContents label={words.contents} items={contents} />
      </div>
      <div className="study-story">
        {opening.length > 0 && <Blocks blocks={opening} className="max-xl:pt-8" />}
        {parts.map(({ id, title, blocks }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <Heading level={2} size="part" id={`${id}-title`} className="mb-6">
              {title}
            </Heading>
            <Blocks blocks={blocks} />
          </section>
        ))}
      </div>
      {subjects.length > 0 && (
        <div className="study-form max-xl:pt-8">
          <div className="stack-5 rounded-lg bg-sunken p-7 text-sm lg:sticky lg:top-28">
            {subjects.map(({ title, items }) => (
              <div key={title}>
                <p className="mb-2 font-semibold text-muted">{title}</p>
                <ul>
                  {items.map((item) => (
                    <li key={item.link}>
                      <a href={item.link} className="link inline-block py-1">
                        {item.title}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

function Blocks({ blocks, className = '' }: { blocks: Part['blocks']; className?: string }) {
  return (
    <div className={`stack-5 ${className}`}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
        <ArticleBlockView key={index} block={block} />
      ))}
    </div>
  );
}
