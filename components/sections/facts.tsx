import { FlowDiagram } from '@/components/ui/flow-diagram';
import { Heading } from '@/components/ui/heading';
import { InlineText } from '@/components/ui/inline-text';
import { Section } from '@/components/ui/section';
import type { SectionOf } from '@/lib/content/views';
import { MetricList } from './metric-list';

type Props = Pick<SectionOf<'facts'>, 'title' | 'lead' | 'numbers' | 'groups'> & { id: string };

/**
 * Facts in groups: the most important numbers, a list of the groups, then each group with its heading beside it
 * and, if it has one, its diagram.
 */
export function Facts({ numbers, groups, ...header }: Props) {
  return (
    <Section {...header}>
      {numbers && <MetricList label={header.title} items={numbers} />}
      <nav aria-labelledby={header.id} className="print:hidden">
        <ul className="flex flex-wrap gap-x-6 border-line border-t py-4">
          {groups.map(({ anchor, title }) => (
            <li key={anchor}>
              <a href={`#${anchor}`} className="link inline-block py-2 text-sm">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({ anchor, title, lead, items, diagram }) => (
        <section
          key={anchor}
          aria-labelledby={anchor}
          className="split border-line-strong border-t pt-8 pb-12"
        >
          <div className="self-start lg:sticky lg:top-28">
            <Heading level={3} size="part" id={anchor}>
              {title}
            </Heading>
            {lead && <p className="mt-3 text-muted text-sm">{lead}</p>}
          </div>
          <div>
            <dl className="grid gap-x-10 gap-y-10 md:grid-cols-2">
              {items.map(({ term, text }, index) => (
                // The last one of an odd number has the whole row.
                <div key={term} className={index % 2 === 0 && !items[index + 1] ? 'md:col-span-2' : ''}>
                  <dt className="font-semibold">{term}</dt>
                  <dd className="mt-1 text-muted">
                    <p>
                      <InlineText text={text} />
                    </p>
                  </dd>
                </div>
              ))}
            </dl>
            {diagram && <FlowDiagram {...diagram} />}
          </div>
        </section>
      ))}
    </Section>
  );
}
