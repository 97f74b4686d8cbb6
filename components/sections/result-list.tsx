import { getLocale, getTranslations } from 'next-intl/server';
import type { CaseStudyDetail } from '@/lib/content/views';
import { valueTexts } from './figure-text';

type Result = CaseStudyDetail['results'][number];
type Comparison = NonNullable<Result['comparison']>;

/** The columns below the first result, by the number of results. */
const columns = ['', '', '', 'md:grid-cols-2', 'md:grid-cols-3', 'md:grid-cols-2'];

/**
 * The results of a case study: large numbers, with bars for the values before and after. Not a `<dl>`, because two results
 * may have the same number.
 */
export function ResultList({ results }: { results: readonly Result[] }) {
  return (
    <ul className={`result-list grid gap-x-10 border-line border-b ${columns[results.length] ?? columns[4]}`}>
      {results.map(({ metric, text, baseline, comparison }, index) => (
        <li key={metric + text} className="grid content-start gap-x-10 gap-y-2 border-line border-t py-6">
          <div className={`metric text-figure ${index === 0 ? 'text-4xl' : 'text-2xl'}`}>{metric}</div>
          <p className="font-semibold">{text}</p>
          {comparison && (
            <div className="result-bars my-2">
              <Bars {...comparison} />
            </div>
          )}
          <p className="text-muted text-sm">{baseline}</p>
        </li>
      ))}
    </ul>
  );
}

/** The length of the longest bar, in percent. The rest is for its value: a longer one needs more space, and wraps. */
const longestBar = (texts: readonly string[]) => {
  const characters = Math.max(...texts.map(({ length }) => length));
  if (characters <= 7) return 68;
  return characters <= 11 ? 60 : 54;
};

/** Two bars on one scale, with their values at the ends. */
async function Bars({ before, after, unit = '', labels }: Comparison) {
  const t = await getTranslations('CaseStudy');
  const locale = await getLocale();
  const most = Math.max(before, after);
  const [textBefore = '', textAfter = ''] = valueTexts([before, after], unit, locale);
  const longest = longestBar([textBefore, textAfter]);
  const rows = [
    { label: labels?.before ?? t('before'), value: before, text: textBefore, color: 'text-line-strong' },
    { label: labels?.after ?? t('after'), value: after, text: textAfter, color: 'text-figure' },
  ];
  return rows.map(({ label, value, text, color }, index) => (
    <p key={label} className={`grid items-center gap-x-4 text-sm ${index > 0 ? 'mt-2' : ''}`}>
      <span className="text-muted">{label}</span>
      <span className="flex items-center gap-3">
        {/* Not an inline style: the content security policy allows none. */}
        <svg
          aria-hidden="true"
          className={`result-bar ${color}`}
          width={`${most === 0 ? 0 : (value / most) * longest}%`}
          height="20"
        >
          <rect width="100%" height="100%" rx="2" fill="currentColor" />
        </svg>
        <span className="tabular min-w-0 font-semibold">{text}</span>
      </span>
    </p>
  ));
}
