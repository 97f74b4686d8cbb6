import { Heading } from './heading';

type Props = {
  items: readonly { title: string; text: string; time?: string }[];
  /** The level of the steps' headings. */
  level: 3 | 4;
  /** `grid`: up to three columns; `list`: one column beside a vertical line. */
  layout?: 'grid' | 'list';
};

/** Numbered steps with a colored line above each. */
export function Steps({ items, level, layout = 'grid' }: Props) {
  return (
    <ol className={layout === 'grid' ? 'grid gap-x-8 gap-y-4 md:grid-cols-2 lg:grid-cols-3' : 'strata'}>
      {items.map(({ title, text, time }, index) => (
        <li key={title} className="stratum grid grid-cols-[3rem_1fr] py-7">
          <span aria-hidden="true" className="tabular font-display font-semibold text-figure text-xl">
            {index + 1}
          </span>
          <div>
            {time && <p className="mb-1 font-semibold text-figure text-xs">{time}</p>}
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
