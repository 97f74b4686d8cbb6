import { keepTogether } from '@/components/ui/keep-together';

type Props = {
  /** The name of the list. */
  label: string;
  items: readonly { metric: string; text: string }[];
};

/** Up to four numbers in one row, on phones in two columns. */
export function MetricList({ label, items }: Props) {
  return (
    // Not a <dl>, because two items may have the same number.
    <ul aria-label={label} className="grid grid-cols-2 gap-6 pb-8 lg:grid-cols-4">
      {items.map(({ metric, text }) => (
        <li key={metric + text} className="@container stratum pt-5 text-muted text-sm">
          <span className="metric metric-fit text-figure">{metric}</span>
          <br />
          <span className="block text-balance">{keepTogether(text)}</span>
        </li>
      ))}
    </ul>
  );
}
