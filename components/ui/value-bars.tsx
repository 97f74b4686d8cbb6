type Bar = {
  label: string;
  value: number;
  /** The value as the language writes it, with its unit. */
  text: string;
  /** Whether this is the value that matters. */
  matters?: boolean;
};

type Props = { bars: readonly Bar[]; className?: string };

/** The class that makes the space for the values at the ends of the bars smaller if all are short. */
const roomFor = (bars: readonly Bar[]) => (bars.every(({ text }) => text.length <= 11) ? '[--room:7em]' : '');

/** A list of horizontal bars on one scale, with their labels and with their values at the ends. */
export function ValueBars({ bars, className = '' }: Props) {
  const most = Math.max(...bars.map(({ value }) => value));
  return (
    <ul className={`bars stack-2 text-xs ${roomFor(bars)} ${className}`}>
      {bars.map(({ label, value, text, matters }) => (
        <li key={label} className="grid items-center gap-x-6">
          <span className="text-muted">{label}</span>{' '}
          <span className="bar flex items-center">
            {/* Not an inline style: the content security policy allows none. */}
            <svg
              aria-hidden="true"
              className={matters ? 'text-figure' : 'text-line-strong'}
              width={`${most === 0 ? 0 : (value / most) * 100}%`}
              height="20"
            >
              <rect width="100%" height="100%" rx="2" fill="currentColor" />
            </svg>
            <span className="bar-value tabular font-semibold">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
