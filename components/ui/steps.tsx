import { Heading } from './heading';

type Props = {
  items: readonly { title: string; text: string; time?: string }[];
  /** The level of the steps' headings. */
  level: 3 | 4;
  /** `columns`: two columns beside vertical lines; `rise`: columns that rise from left to right. */
  layout: keyof typeof layouts;
};

const layouts = {
  columns: 'strata gap-x-10 lg:columns-2',
  rise: 'strata-rise',
};

/** Numbered steps, each a stratum with the next darker color. */
export function Steps({ items, level, layout }: Props) {
  return (
    <ol className={layouts[layout]}>
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
