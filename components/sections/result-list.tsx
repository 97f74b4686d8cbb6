import { getLocale, getTranslations } from 'next-intl/server';
import { ValueBars } from '@/components/ui/value-bars';
import type { CaseStudyDetail } from '@/lib/content/views';
import { valueTexts } from '@/messages/figure-text';

type Result = CaseStudyDetail['results'][number];
type Comparison = NonNullable<Result['comparison']>;

/**
 * The results of a case study: large numbers, with bars for the values before and after. Not a `<dl>`, because two results
 * may have the same number.
 */
export function ResultList({ results }: { results: readonly Result[] }) {
  return (
    <ul className="result-list gap-x-10 border-line border-b">
      {results.map(({ metric, text, baseline, comparison }, index) => (
        <li key={metric + text} className="grid content-start gap-x-10 gap-y-2 border-line border-t py-6">
          <div className={`metric text-figure ${index === 0 ? 'text-4xl' : 'text-2xl'}`}>{metric}</div>
          <p className="text-balance font-semibold">{text}</p>
          {comparison && <Bars {...comparison} />}
          <p className="text-muted text-sm">{baseline}</p>
        </li>
      ))}
    </ul>
  );
}

/** The values before and after as two bars. */
async function Bars({ before, after, unit = '', labels }: Comparison) {
  const t = await getTranslations('CaseStudy');
  const locale = await getLocale();
  const [textBefore = '', textAfter = ''] = valueTexts([before, after], unit, locale);
  return (
    <ValueBars
      className="measure my-2"
      bars={[
        { label: labels?.before ?? t('before'), value: before, text: textBefore },
        { label: labels?.after ?? t('after'), value: after, text: textAfter, matters: true },
      ]}
    />
  );
}
