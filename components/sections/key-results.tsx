import { useTranslations } from 'next-intl';
import type { CaseStudyDetail } from '@/lib/content/views';

type Props = {
  /** The name of the list. */
  label: string;
  results: CaseStudyDetail['keyResults'];
};

/** The first results of a case study in one row, so that a visitor sees them before the story. The hero shows them as hills. */
export function KeyResults({ label, results }: Props) {
  const t = useTranslations('CaseStudy');
  return (
    <div className="bg-sunken print:hidden">
      <p aria-hidden="true" className="wrap pt-8 text-end text-muted text-xs">
        {t('hills')}
      </p>
      <ul aria-label={label} className="wrap grid grid-cols-2 gap-6 pt-4 pb-8 lg:grid-cols-4">
        {results.map(({ metric, text }) => (
          <li key={metric + text} className="@container stratum pt-5 text-muted text-sm">
            <span className="metric metric-fit text-figure">{metric}</span>
            <br />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
