import 'server-only';
import { getCaseStudy } from '@/lib/content/case-studies';
import type { CaseStudyDetail, Summit } from '@/lib/content/views';
import { defaultLocale } from '@/messages/routing';
import { heroHills, shareOfChange, summitOf } from './hills';

/**
 * The results of a case study, with the places of their hills. The heights are the changes that the results report
 * (`shareOfChange`), read in English as for the drawing.
 */
export function listSummits({ id, results }: Pick<CaseStudyDetail, 'id' | 'results'>): Summit[] {
  const shares = getCaseStudy(id, defaultLocale)?.results.map(shareOfChange) ?? [];
  return heroHills(id, shares).flatMap((hill, index) => {
    const text = results[index]?.metric;
    return text === undefined ? [] : [{ text, ...summitOf(hill) }];
  });
}
