import { Heading } from './heading';

type Props = {
  items: readonly { title: string; text: string; time?: string }[];
  /** Whether two columns are used if there is room. */
  columns?: boolean;
};

/** Numbered steps beside a vertical line, in which each is a stratum with the next darker color. */
export function Steps({ items, columns }: Props) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers of its own, Safari does not announce it as a list
    <ol role="list" className={columns ? 'strata strata-columns' : 'strata'}>
      {items.map(({ title, text, time }, index) => (
        <li key={title} className="stratum step">
          <span aria-hidden="true" className="metric text-figure text-xl">
            {index + 1}
          </span>
          <div>
            {time && <p className="font-semibold text-muted text-xs">{time}</p>}
            <Heading level={3} size="small">
              {title}
            </Heading>
            <p className="measure mt-2 text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
