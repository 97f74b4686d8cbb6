import { getLocale } from 'next-intl/server';
import { Heading } from '@/components/ui/heading';
import type { CompanyFigure } from '@/lib/content/views';
import { figureText } from './figure-text';

type Props = {
  id: string;
  title: string;
  items: readonly { figure: string; label: string }[];
  values: readonly CompanyFigure[];
};

/**
 * The company's figures.
 * @param items which figures to show, with their labels
 * @param values all figures with their values
 */
export async function Figures({ id, title, items, values }: Props) {
  const locale = await getLocale();
  return (
    <section aria-labelledby={id} className="section-padding section-sunken">
      <div className="wrap">
        <Heading level={2} size="section" id={id}>
          {title}
        </Heading>
        <dl className="mt-12 grid grid-cols-2 gap-x-8 gap-y-12 lg:grid-cols-4">
          {items.map(({ figure, label }) => {
            const match = values.find((value) => value.id === figure);
            return (
              <div key={figure} className="stratum flex flex-col-reverse justify-end pt-5">
                <dt className="mt-2 text-muted">{label}</dt>
                <dd className="metric text-4xl text-figure">{match && figureText(match, locale)}</dd>
              </div>
            );
          })}
        </dl>
      </div>
    </section>
  );
}
