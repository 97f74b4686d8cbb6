import type { CaseStudyDetail } from '@/lib/content/views';

type Props = {
  /** The name of the list. */
  label: string;
  results: CaseStudyDetail['results'];
};

/** How many results fit into one row. */
const most = 4;

/** The first results of a case study in one row, so that a visitor sees them before the story. */
export function KeyResults({ label, results }: Props) {
  return (
    <div className="bg-sunken print:hidden">
      <ul
        aria-label={label}
        className="wrap grid grid-cols-2 gap-x-6 gap-y-8 pt-16 pb-12 lg:grid-cols-4 lg:gap-x-10 lg:pt-24 lg:pb-16"
      >
        {results.slice(0, most).map(({ metric, text }) => (
          <li key={metric + text} className="stratum pt-5 text-muted text-sm">
            <span className="tabular font-bold font-display text-3xl text-figure tracking-tight">
              {metric}
            </span>
            <br />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
