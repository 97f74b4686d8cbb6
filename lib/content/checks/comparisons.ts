import { defaultLocale } from '@/messages/routing';
import type { Issue } from '../issue';
import { numbersIn } from './figures';
import { listAt, type Source, valueAt } from './source';

/** A text may name a value in another unit: days in a week, minutes and seconds, thousands, millions. */
const scales = [1, 7, 60, 1000, 1_000_000];

const isSame = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));

function englishNumbers(text: unknown): number[] {
  return typeof text === 'string' ? numbersIn(text, defaultLocale).map(({ value }) => Number(value)) : [];
}

/**
 * Whether the large number follows from the two values: one of them or their difference, in the same or another unit, their
 * ratio, or the change in percent.
 */
function agrees(metric: number, isPercent: boolean, before: number, after: number): boolean {
  const change = before === 0 ? Number.NaN : (Math.abs(before - after) / before) * 100;
  const values = [before, after, Math.abs(before - after)];
  const ratio = Math.max(before, after) / Math.min(before, after);
  return (
    scales.some((scale) => values.some((value) => isSame(metric * scale, value))) ||
    // Texts round it, e.g. "3×" for 95 and 31.
    Math.abs(metric - ratio) < 0.5 ||
    (isPercent && Math.abs(metric - change) < 1)
  );
}

/** Reports values of results that differ from the texts next to them. A warning, because texts may round or convert them. */
export function checkComparisons(sources: readonly Source[]): Issue[] {
  return sources.flatMap(({ area, file, data }) => {
    if (area !== 'case-studies') return [];
    return listAt(data, 'results').flatMap((result, index) => {
      const before = valueAt(result, 'comparison', 'before');
      const after = valueAt(result, 'comparison', 'after');
      if (typeof before !== 'number' || typeof after !== 'number') return [];
      const wording = (field: string) => valueAt(result, field, defaultLocale);
      const told = ['metric', 'text', 'baseline'].flatMap((field) => englishNumbers(wording(field)));
      const issues: Issue[] = [];
      for (const [field, value] of Object.entries({ before, after })) {
        // A value in words ("none") has no digits to compare.
        if (value === 0 || told.some((number) => scales.some((scale) => isSame(number * scale, value))))
          continue;
        const message = `Write ${value} in "metric" or "baseline" too, or correct it here: the texts of this result name other numbers.`;
        issues.push({ file, path: ['results', index, 'comparison', field], message });
      }
      const [metric] = englishNumbers(wording('metric'));
      const isPercent = String(wording('metric')).includes('%');
      if (issues.length === 0 && metric !== undefined && !agrees(metric, isPercent, before, after)) {
        const message = `Correct the values or the metric: from ${before} to ${after} does not give ${wording('metric')}.`;
        issues.push({ file, path: ['results', index, 'comparison'], message });
      }
      return issues;
    });
  });
}
