import { Heading } from './heading';

type Props = {
  items: readonly { title: string; text: string; time?: string }[];
  /** The level of the steps' headings. */
  level: 3 | 4;
  /** `grid`: up to three columns; `list`: one column beside a vertical line; `rise`: columns that rise from left to right. */
  layout?: keyof typeof layouts;
};

const layouts = {
  grid: 'grid gap-x-8 gap-y-4 md:grid-cols-2',
  list: 'strata',
  rise: 'strata-rise',
};

/** Numbered steps, each a stratum with the next darker color. */
export function Steps({ items, level, layout = 'grid' }: Props) {
  return (
    <ol
      className={`${layouts[layout]} ${layout === 'grid' ? (items.length % 4 === 0 ? 'lg:grid-cols-4' : 'lg:grid-cols-3') : ''}`}
    >
      {items.map(({ title, text, time }, index) => (
        <li key={title} className="stratum step">
          <span aria-hidden="true" className="metric text-figure text-xl">
            {index + 1}
          </span>
          <div>
            {time && <p className="font-semibold text-muted text-xs">{time}</p>}
            <Heading level={level} size="small">
              {title}
            </Heading>
            <p className="measure mt-2 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
