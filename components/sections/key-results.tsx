import { useTranslations } from 'next-intl';
import type { CaseStudyDetail } from '@/lib/content/views';
import { MetricList } from './metric-list';

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
      <p aria-hidden="true" className="wrap pt-20 text-muted text-xs">
        {t('hills')}
      </p>
      <div className="wrap pt-4">
        <MetricList label={label} items={results} />
      </div>
    </div>
  );
}
