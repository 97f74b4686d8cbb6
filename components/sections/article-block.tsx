import { useLocale, useTranslations } from 'next-intl';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { InlineText } from '@/components/ui/inline-text';
import { Quote } from '@/components/ui/quote';
import { ValueBars } from '@/components/ui/value-bars';
import type { ArticleBlock } from '@/lib/content/views';
import { figureText } from '@/messages/figure-text';

type BlockOf<Kind extends ArticleBlock['kind']> = Extract<ArticleBlock, { kind: Kind }>;

/** A block of an article, except headings, which start a section of the page. */
export function ArticleBlockView({
  block,
}: {
  block: Exclude<ArticleBlock, { kind: 'heading' }>;
}): ReactElement {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className="measure">
          <InlineText text={block.text} />
        </p>
      );
    case 'list':
      return <List {...block} />;
    case 'quote':
      return (
        <Quote text={block.text} size="part" className="measure">
          {block.source}
        </Quote>
      );
    case 'code':
      return <Code {...block} />;
    case 'table':
      return <Table {...block} />;
    case 'figure':
      return block.drawing === 'bars' ? <Bars {...block} /> : <Flow {...block} />;
    case 'key-figures':
      return (
        // Not a <dl>, because two items may have the same number.
        <ul className="grid gap-6 sm:grid-cols-2">
          {block.items.map(({ metric, text }) => (
            <li key={metric + text} className="border-line-strong border-t pt-4">
              <div className="metric text-2xl text-figure">{metric}</div>
              <p className="mt-1 text-balance">{text}</p>
            </li>
          ))}
        </ul>
      );
    case 'note':
      return (
        <aside aria-label={block.title} className="rounded-lg bg-sunken p-7">
          <p className="font-semibold">{block.title}</p>
          <p className="mt-2">
            <InlineText text={block.text} />
          </p>
        </aside>
      );
    case 'references':
      // Sources have their original titles.
      return (
        <ol lang="en" className="measure list-decimal stack-4 ps-5">
          {block.items.map(({ title, source, url }) => (
            <li key={url}>
              <a href={url} className="link py-1">
                {title}
              </a>
              <br />
              <span className="text-muted text-sm">{source}</span>
            </li>
          ))}
        </ol>
      );
  }
}

function List({ ordered = false, items }: BlockOf<'list'>) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={`measure stack-2 ps-5 ${ordered ? 'list-decimal' : 'list-disc'}`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never move
        <li key={index}>
          <InlineText text={item} />
        </li>
      ))}
    </Tag>
  );
}

const caption = 'mt-3 text-muted text-sm';

function Code({ language, code, output, caption: text }: BlockOf<'code'>) {
  const t = useTranslations('Insight');
  return (
    <figure>
      <Program label={text}>{language === 'text' ? code : colored(code)}</Program>
      {output && (
        <>
          <p className="mt-3 mb-2 text-muted text-sm">{t('output')}</p>
          <Program label={t('outputOf', { text })}>{output}</Program>
        </>
      )}
      <figcaption className={caption}>{text}</figcaption>
    </figure>
  );
}

/** Comments, up to the end of their line, and strings: the parts that all languages of programs share. */
const coloredParts = /((?:^|(?<=\s))(?:\/\/|--|#) .*|'[^'\n]*'|"[^"\n]*"|`[^`]*`)/m;

/** A program with the colors of its comments and strings. */
function colored(program: string): ReactNode[] {
  return program.split(coloredParts).map((part, index) => {
    if (index % 2 === 0) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a program never move
      <span key={index} className={/^['"`]/.test(part) ? 'text-figure' : 'text-muted'}>
        {part}
      </span>
    );
  });
}

function Program({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, nobody can scroll it with the keyboard
    <section tabIndex={0} aria-label={label} translate="no" className="program">
      <pre lang="en">
        <code>{children}</code>
      </pre>
    </section>
  );
}

/** Columns of numbers (a dash: none) end at the same place, so that their digits are below each other. */
const number = /^(?:–|[−+$]?\d[\d.,\s]*\S{0,3})$/;

function Table({ caption: text, head, rows }: BlockOf<'table'>) {
  const alignments = head.map((_, column) =>
    rows.every((row) => number.test(row[column] ?? '')) ? 'text-end' : 'text-start',
  );
  return (
    <div>
      {/* Not a <caption>, which would scroll and fade with the table. */}
      <p className="mb-3 text-muted text-sm">{text}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it, nobody can scroll it with the keyboard */}
      <section tabIndex={0} aria-label={text} className="scrollable">
        <table aria-label={text} className="tabular w-full text-sm">
          <thead className="text-muted text-xs">
            <tr>
              {head.map((column, index) => (
                <th
                  key={column}
                  scope="col"
                  className={`py-2 font-semibold ${index > 0 ? 'ps-5' : ''} ${alignments[index]}`}
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table never move
              <tr key={row} className="break-inside-avoid border-line border-t align-top">
                <th scope="row" className="py-3 text-start font-semibold">
                  {first}
                </th>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a table never move
                  <td key={column} className={`py-3 ps-5 ${alignments[column + 1]}`}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** Bars with their numbers; what the numbers count is above them. */
function Bars({ caption: text, unit, bars = [] }: BlockOf<'figure'>) {
  const locale = useLocale();
  return (
    <figure className="rounded-lg border border-line p-7">
      <p className="mb-4 text-muted text-sm">{unit}</p>
      <ValueBars
        bars={bars.map((bar) => ({ ...bar, text: figureText({ value: bar.value, suffix: '' }, locale) }))}
      />
      <figcaption className={caption}>{text}</figcaption>
    </figure>
  );
}

/** Steps with arrows between them. */
function Flow({ caption: text, steps = [] }: BlockOf<'figure'>) {
  return (
    <figure>
      <ol>
        {steps.map(({ title, text: what }, index) => (
          <li key={title}>
            {index > 0 && <Icon name="chevron-down" className="mx-auto my-2 size-5 text-figure" />}
            <div className="rounded-md border border-line-strong px-5 py-4 text-sm">
              {/* Not a heading: the drawing may be before the first heading of the article. */}
              <p className="font-display font-semibold text-lg leading-snug tracking-tight">{title}</p>
              <p className="mt-1 text-muted">{what}</p>
            </div>
          </li>
        ))}
      </ol>
      <figcaption className={caption}>{text}</figcaption>
    </figure>
  );
}
