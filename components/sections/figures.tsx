import { useLocale } from 'next-intl';
import { Heading } from '@/components/ui/heading';
import type { CompanyFigure } from '@/lib/content/views';
import { figureText } from '@/messages/figure-text';

type Props = {
  id: string;
  title: string;
  items: readonly { figure: string; label: string }[];
  values: readonly CompanyFigure[];
};

/** The company's figures as a section. */
export function Figures({ id, title, ...figures }: Props) {
  return (
    <section aria-labelledby={id} className="section-padding section-sunken">
      <div className="wrap">
        <Heading level={2} size="section" id={id}>
          {title}
        </Heading>
        <FigureList {...figures} className="mt-12 gap-y-12 lg:grid-cols-4" />
      </div>
    </section>
  );
}

/**
 * Figures of the company in columns.
 * @param items which figures to show, with their labels
 * @param values all figures with their values
 */
export function FigureList({
  items,
  values,
  className,
}: Pick<Props, 'items' | 'values'> & { className: string }) {
  const locale = useLocale();
  return (
    <dl className={`grid grid-cols-2 gap-x-6 ${className}`}>
      {items.map(({ figure, label }) => {
        const match = values.find((value) => value.id === figure);
        return (
          <div key={figure} className="stratum flex flex-col-reverse justify-end pt-5">
            <dt className="mt-2 text-balance text-muted">{label}</dt>
            <dd className="metric text-4xl text-figure">{match && figureText(match, locale)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
