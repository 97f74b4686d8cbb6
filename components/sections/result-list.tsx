import { getLocale, getTranslations } from 'next-intl/server';
import type { CaseStudyDetail } from '@/lib/content/views';
import { valueTexts } from './figure-text';

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
          <p className="font-semibold">{text}</p>
          {comparison && <Bars {...comparison} />}
          <p className="text-muted text-sm">{baseline}</p>
        </li>
      ))}
    </ul>
  );
}

/** The class that makes the space for the values at the ends of the bars smaller if both are short. */
const roomFor = (texts: readonly string[]) =>
  texts.every(({ length }) => length <= 11) ? '[--room:7em]' : '';

/** Two bars on one scale, with their values at the ends. */
async function Bars({ before, after, unit = '', labels }: Comparison) {
  const t = await getTranslations('CaseStudy');
  const locale = await getLocale();
  const most = Math.max(before, after);
  const [textBefore = '', textAfter = ''] = valueTexts([before, after], unit, locale);
  const rows = [
    { label: labels?.before ?? t('before'), value: before, text: textBefore, color: 'text-line-strong' },
    { label: labels?.after ?? t('after'), value: after, text: textAfter, color: 'text-figure' },
  ];
  return (
    <div className={`result-bars stack-2 my-2 text-sm ${roomFor([textBefore, textAfter])}`}>
      {rows.map(({ label, value, text, color }) => (
        <p key={label} className="grid items-center gap-x-6">
          <span className="text-muted">{label}</span>
          <span className="result-line flex items-center">
            {/* Not an inline style: the content security policy allows none. */}
            <svg
              aria-hidden="true"
              className={color}
              width={`${most === 0 ? 0 : (value / most) * 100}%`}
              height="20"
            >
              <rect width="100%" height="100%" rx="2" fill="currentColor" />
            </svg>
            <span className="result-value tabular font-semibold">{text}</span>
          </span>
        </p>
      ))}
    </div>
  );
}
