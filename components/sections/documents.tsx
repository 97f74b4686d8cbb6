import { getLocale, getTranslations } from 'next-intl/server';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { ValueBars } from '@/components/ui/value-bars';
import type { SectionOf } from '@/lib/content/views';
import { valueTexts } from '@/messages/figure-text';

type Items = SectionOf<'documents'>['items'];
type Props = Pick<SectionOf<'documents'>, 'title' | 'lead' | 'items'> & { id: string };

/** Sample documents. Each is a sheet that is printed on a page of its own. On narrow screens, visitors open the ones they want. */
export async function Documents({ items, ...header }: Props) {
  const t = await getTranslations('Documents');
  return (
    <Section {...header} tone="sunken">
      <div className="grid gap-10">
        {items.map(({ anchor, title, lead, facts, chart, parts }) => (
          <article
            key={anchor}
            aria-labelledby={anchor}
            className="sheet stratum grid gap-10 bg-(--surface-raised) p-7 lg:grid-cols-2"
          >
            <div className="min-w-0">
              <Heading level={3} size="part" id={anchor}>
                {title}
              </Heading>
              <p className="mt-3 text-muted text-sm">{lead}</p>
              <dl className="mt-6 text-sm">
                {facts.map(({ label, amount }) => (
                  <div key={label} className="flex justify-between gap-4 border-line border-t py-2">
                    <dt className="text-muted">{label}</dt>
                    <dd className="tabular text-end font-semibold">{amount}</dd>
                  </div>
                ))}
              </dl>
              {chart && <Chart {...chart} />}
            </div>
            <details className="fold min-w-0">
              <summary className="mb-6 flex items-center justify-between gap-6 border-line border-t pt-4 font-semibold text-action print:hidden">
                {t('read')}
                <Icon name="chevron-down" className="chevron size-5 transition-transform" />
              </summary>
              <div className="stack-5">
                {parts.map((part) => (
                  <div key={part.title}>
                    <Heading level={4} size="small" className="mb-3">
                      {part.title}
                    </Heading>
                    <Prose blocks={part.body} />
                  </div>
                ))}
              </div>
            </details>
          </article>
        ))}
      </div>
    </Section>
  );
}

/** What a document compares, as bars. */
async function Chart({ title, unit = '', bars }: NonNullable<Items[number]['chart']>) {
  const locale = await getLocale();
  const texts = valueTexts(
    bars.map(({ value }) => value),
    unit,
    locale,
  );
  return (
    <figure className="mt-6 border-line border-t pt-4">
      <figcaption className="mb-3 font-semibold text-sm">{title}</figcaption>
      <ValueBars bars={bars.map((bar, index) => ({ ...bar, text: texts[index] ?? '' }))} />
    </figure>
  );
}
